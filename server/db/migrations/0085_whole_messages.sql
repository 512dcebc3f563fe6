-- Of how many parts the message of a reference is: with fewer references than that, only some of it was surely taken.
alter table provider_ref add column parts int not null default 1 check (parts > 0);
