//! For tests only: folders, tiny subjects with planted bugs, and the pieces that a real run puts together.
