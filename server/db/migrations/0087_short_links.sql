-- Links of text messages as their receivers have them, one for each receiver: a code leads to the address that was written.
create table sms_link (
  code text primary key,
  account_id uuid not null references account,
  receiver_id uuid not null,
  number int not null,
  url text not null
);
create index sms_link_receiver on sms_link (account_id, receiver_id);
select protect('sms_link', 'server');
