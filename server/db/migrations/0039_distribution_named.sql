-- Up to a hundred thousand contacts are named: beside what is asked, which every list of distributions reads. What was
-- asked before has its ids inside.
alter table distribution add column ids uuid[], add column named int;
