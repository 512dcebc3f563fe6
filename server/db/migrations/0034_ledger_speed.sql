-- A task over 100,000 contacts is put into the ledger while its user waits, so each row costs as little as it can.
-- Only the server writes here, in the transaction that wrote the run: nothing else is needed to know
-- that the run is there.
alter table email_receiver drop constraint email_receiver_account_id_task_id_fkey;

-- Nobody gets the same mail twice; and by address, of everybody who was to get one. Two companies may have a task of one id.
drop index email_receiver_once;
drop index email_receiver_email;
create unique index email_receiver_once on email_receiver (email, account_id, task_id, step) where status <> 'suppressed';
create index email_receiver_suppressed on email_receiver (email) where status = 'suppressed';
-- A contact has few mails, so they need no order of their own.
drop index email_receiver_contact;
create index email_receiver_contact on email_receiver (contact_id);
drop index email_receiver_status;
create index email_receiver_status on email_receiver (task_id, status, place);

-- A large audience comes in portions, each in a transaction of its own: the first ones are sent meanwhile.
alter table email_run
  add column filled_upto uuid not null default '00000000-0000-0000-0000-000000000000',
  add column filled_receivers int not null default 0,
  add column filled_skipped int not null default 0;

-- Rows that come together lie together in the index of their ids; 62 bits of each stay that nobody can guess.
do $$ begin
  if to_regproc('pg_catalog.uuidv7') is not null then
    alter table email_receiver alter column id set default uuidv7();
  end if;
end $$;
