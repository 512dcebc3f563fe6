-- How many contacts an undo that is under way takes back, and how many it has; null: none is under way.
alter table distribution add back_total int, add back_done int;
