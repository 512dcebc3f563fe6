-- What tasks send over linked phones: a text with merge fields and variants, and a file.
create table linked_message (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  text text not null,
  language text not null,
  file jsonb,
  belongto uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index linked_message_rev on linked_message (account_id, scope, rev, id);
create index linked_message_scope on linked_message (account_id, scope, id);
select protect('linked_message', 'scope');
select follow_scopes('linked_message'), follow_sizes('linked_message');

-- To whom a linked phone wrote, and when last, to the millisecond: `linked_session.pace` counts by these times.
create table linked_person (
  account_id uuid not null references account,
  session_id uuid not null,
  person text not null,
  written_at bigint not null,
  primary key (account_id, session_id, person)
);
create index linked_person_written on linked_person (written_at);
select protect('linked_person', 'server');

-- Of a message that carries our own id: what its acknowledgement said, 0 where it was taken, -1 where it surely never left, else the
-- number of the refusal; null: nothing yet. And whether it was sent a second time.
alter table provider_ref add column ack int, add column resent boolean not null default false;

-- Seconds between two messages of one sender, and to how many it goes at most.
alter table campaign_task add column interval_seconds int, add column most_receivers int;

-- Messages over linked phones of a company over all tasks, the newest first.
create index campaign_receiver_linked on campaign_receiver (account_id, (coalesce(sent_at, status_at)), id)
  where channel = 'linked';
