"""The workflows cannot be run here; that they name what is really there can be seen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from yamllint import linter
from yamllint.config import YamlLintConfig

from assets.package.__main__ import _parse

REPOSITORY = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((REPOSITORY / ".github" / "workflows").glob("*.yml"))
LINT = "{extends: default, rules: {line-length: {max: 100}}}"
PACKAGE = (REPOSITORY / ".github" / "workflows" / "package.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_yamllint_finds_nothing_to_say(path: Path) -> None:
    assert faults_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("fault", ["jobs:\n\ta: 1\n", "a: 1 \n", "a: 1\na: 2\n", "a:\n- b\n"])
def test_yamllint_finds_a_tab_a_stray_space_a_double_key_and_a_crooked_list(fault: str) -> None:
    assert faults_in(f"---\n{fault}")


def faults_in(text: str) -> list[str]:
    return [str(problem) for problem in linter.run(text, YamlLintConfig(LINT))]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_yaml_reads_it_and_every_job_has_steps(path: Path) -> None:
    jobs = yaml.safe_load(path.read_text(encoding="utf-8"))["jobs"]
    for name, job in jobs.items():
        assert job["timeout-minutes"] <= 30, name
        assert all(("run" in step) != ("uses" in step) for step in job["steps"]), name
        assert set(job.get("needs", [])) <= set(jobs) or job["needs"] in jobs, name


def test_the_commands_of_the_package_are_understood() -> None:
    commands = re.findall(r"python -m assets\.package(.*)", PACKAGE)
    assert len(commands) == 3, "Linux, Windows, macOS"
    for command in commands:
        assert _parse(command.split()).check


def test_a_tag_builds_for_three_systems_and_attaches_everything() -> None:
    assert re.search(r'tags: \["v\*"\]', PACKAGE)
    for system in ("ubuntu-latest", "windows-latest", "macos-latest"):
        assert f"runs-on: {system}" in PACKAGE
    for ending in ("tar.gz", "deb", "zip", "dmg"):
        assert f"dist/*.{ending}" in PACKAGE
    assert re.search(r"needs: \[linux, old-linux, windows, macos\]", PACKAGE)
    assert "gh release upload" in PACKAGE


def test_the_oldest_c_library_asked_for_is_that_of_2020() -> None:
    (wished,) = re.findall(r"--oldest-glibc (\S+)", PACKAGE)
    assert wished == "2.31"
    assert "container: python:3.11-bullseye" in PACKAGE, "Debian 11 has glibc 2.31"
