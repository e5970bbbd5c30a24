-- The members of a board who were not removed, by when they joined: a board is read without those who were.
CREATE INDEX friend_members_present ON friend_members (board, joined_at) WHERE removed_at IS NULL;
