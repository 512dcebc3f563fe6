-- A phone that was linked by QR code is a channel account; what the server knows of it stands in `phone`.
alter table channel_account add column phone jsonb;

-- What a screen shows until a phone has been linked: the code, sealed as the session is; and what a phone is allowed next.
alter table linked_session add column code text, add column pace jsonb;

-- What a process that does not hold a phone wants of it: the one that does answers. Arguments and answer are sealed.
create table linked_request (
  account_id uuid not null references account,
  id bigint generated always as identity primary key,
  session_id uuid not null,
  call text not null,
  sealed text not null,
  state text not null default 'new' check (state in ('new', 'taken', 'answered')),
  answer text,
  at timestamptz not null default server_now()
);
create index linked_request_new on linked_request (session_id, id) where state = 'new';
select protect('linked_request', 'server');
