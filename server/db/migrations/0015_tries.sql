-- Counted for a quarter of an hour, at every sign-in: not worth waiting for the disk. After a crash of the database all
-- may try again.
alter table sign_in_try set unlogged;
