-- A mailbox that its owner has granted, instead of telling a password: what is known of it, and what it is opened with.
alter table email_sender add column granted jsonb;
alter table email_secret drop constraint email_secret_kind_check;
alter table email_secret add constraint email_secret_kind_check check (kind in ('smtp', 'imap', 'dkim', 'grant'));
