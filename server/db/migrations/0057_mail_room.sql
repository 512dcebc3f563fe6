-- How many mails of a batch a server may have got, known when it is settled: what a day's cap counts.
alter table email_batch add used int;
create index email_batch_day on email_batch (account_id, claimed_at);
create index email_batch_day_of_all on email_batch (claimed_at);
