"""What the program shows and says: sources, the build that turns them into files, the files."""
