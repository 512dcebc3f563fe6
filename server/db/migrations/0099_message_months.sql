-- For how many months a company keeps what is said in conversations, the current one among them.
alter table account add message_months int not null default 24 check (message_months between 1 and 120);
create index message_month on message (account_id, month);
