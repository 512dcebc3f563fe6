-- A link that a user has begun, until they have seen how it ended: with the code that the phone scans, sealed.
alter table linked_session drop column code;
create table linked_link (
  account_id uuid not null references account,
  id uuid not null,
  user_id uuid not null,
  sealed text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, id)
);
select protect('linked_link', 'server');
