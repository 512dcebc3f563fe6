-- Phones that were linked by QR code. What a session signs in with, and its keys of encryption, are sealed.
create table linked_session (
  account_id uuid not null references account,
  id uuid not null,
  sealed text not null,
  -- who began it last; whoever began it before writes no more
  epoch bigint not null default 1,
  updated_at timestamptz not null default server_now(),
  primary key (account_id, id)
);
select protect('linked_session', 'server');

-- `id`: a digest, because WhatsApp's own ids of keys are numbers of persons.
create table linked_key (
  account_id uuid not null,
  session_id uuid not null,
  kind text not null,
  id text not null,
  sealed text not null,
  primary key (account_id, session_id, kind, id),
  foreign key (account_id, session_id) references linked_session (account_id, id) on delete cascade
);
select protect('linked_key', 'server');
