-- One inbox for every channel. An identity is one spelling under which a channel knows somebody; a peer is the identities that
-- the channel itself says are one person; a contact is whom the company takes that peer for.
create table peer (
  account_id uuid not null references account,
  id uuid not null,
  identity_scope text not null,
  contact_id uuid,
  -- the peer that this one turned out to be
  joined_into uuid,
  -- when a contact was made for it, because nobody had its number
  contact_made_at timestamptz,
  -- what its conversations say of its contact, as `contact_facts` says it
  contact_known text,
  -- the contact has changed since: they are written anew
  is_stale boolean not null default false,
  created_at timestamptz not null default server_now(),
  primary key (account_id, id)
);
create index peer_contact on peer (account_id, contact_id) where contact_id is not null;
create index peer_joined on peer (account_id, joined_into) where joined_into is not null;
create index peer_made on peer (account_id, contact_made_at) where contact_made_at is not null;
create index peer_stale on peer (account_id, id) where is_stale;
select protect('peer', 'server');

-- One spelling belongs to one peer.
create table channel_identity (
  account_id uuid not null references account,
  identity_scope text not null,
  kind text not null,
  value text not null,
  peer_id uuid not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  -- what said that it is this peer's: 'message', 'joined', 'renamed', 'changedHands', 'opened'
  source text not null,
  -- the spelling that took its place, as kind:value
  replaced_by text,
  -- the peer that it was another one's before the two were joined, or before it changed hands
  merged_from uuid,
  primary key (account_id, identity_scope, kind, value)
);
create index channel_identity_peer on channel_identity (account_id, peer_id);
select protect('channel_identity', 'server');

-- Which peers a merge of contacts took along, so that its undo puts back exactly those.
create table peer_merge (
  account_id uuid not null references account,
  merge_id uuid not null,
  peer_id uuid not null,
  from_contact uuid not null,
  -- of several merges that followed each other, which came first
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, merge_id, peer_id)
);
create index peer_merge_peer on peer_merge (account_id, peer_id);
create index peer_merge_contact on peer_merge (account_id, from_contact);
select protect('peer_merge', 'server');

create table conversation (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  channel_account_id uuid not null,
  peer_id uuid not null,
  channel text not null,
  identity jsonb not null,
  contact_id uuid,
  name text not null,
  owner uuid,
  identities jsonb not null,
  status text not null,
  snoozed_until bigint,
  window_until bigint,
  in_count int not null,
  last_at bigint not null,
  last_text text not null,
  last_state text,
  waiting_since bigint,
  first_answer_ms bigint,
  floor_edition int not null,
  tags jsonb not null,
  ended text not null,
  continued_in uuid,
  created_at bigint not null,
  updated_at bigint not null,
  -- a person took it or gave it to somebody: it does not go where its contact goes
  is_assigned boolean not null default false,
  primary key (account_id, id)
);
-- Never two threads of one peer.
create unique index conversation_key on conversation (account_id, channel_account_id, peer_id);
create index conversation_peer on conversation (account_id, peer_id);
create index conversation_contact on conversation (account_id, contact_id) where contact_id is not null;

create table conversation_seen (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  conversation_id uuid not null,
  seen_n int not null,
  marked_unread boolean not null,
  pinned_at bigint,
  muted boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index conversation_seen_conversation on conversation_seen (account_id, conversation_id);

create table message (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  conversation_id uuid not null,
  month int not null,
  direction text not null check (direction in ('in', 'out')),
  kind text not null,
  at bigint not null,
  n int,
  state text not null,
  problem text not null,
  subject text not null,
  body text not null,
  parts jsonb not null,
  quote jsonb,
  reactions jsonb not null,
  again_of uuid,
  author uuid,
  origin text not null,
  task uuid,
  created_at bigint not null,
  updated_at bigint not null,
  -- points that it took; they come back where it did not arrive
  cost int not null default 0,
  primary key (account_id, id)
);
create index message_thread on message (account_id, conversation_id, at desc, id desc);
-- Incoming messages of a thread are numbered once.
create unique index message_number on message (account_id, conversation_id, n) where n is not null;
-- What waits for a process to send it, or is being sent.
create index message_queued on message (account_id, conversation_id, at, id) where state in ('queued', 'sending');

create table conversation_note (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  conversation_id uuid not null,
  text text not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index conversation_note_conversation on conversation_note (account_id, conversation_id);

create table canned_answer (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  shortcut text not null,
  text text not null,
  language text not null,
  shared boolean not null,
  owner uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['conversation', 'conversation_seen', 'message', 'conversation_note', 'canned_answer'] loop
    execute format('create index %I on %I (account_id, scope, rev, id)', name || '_rev', name);
    execute format('create index %I on %I (account_id, scope, id)', name || '_scope', name);
    perform protect(name::regclass, 'server');
    perform follow_scopes(name::regclass);
    perform follow_sizes(name::regclass);
  end loop;
end $$;

-- How a message is being sent: one open row for each, whose sender holds a lease of its name. `handed_over_at` is committed before
-- anybody outside can have heard of it.
create table message_try (
  account_id uuid not null references account,
  message_id uuid not null,
  channel_account_id uuid not null,
  claimed_at timestamptz not null default server_now(),
  tries int not null default 0,
  not_before timestamptz,
  handed_over_at timestamptz,
  primary key (account_id, message_id)
);
select protect('message_try', 'server');

-- Parts of a long text message that came without the others.
create table sms_fragment (
  account_id uuid not null references account,
  channel_account_id uuid not null,
  sender text not null,
  -- of which long message, of how many parts, and which one it is
  series int not null,
  total int not null,
  n int not null,
  text text not null,
  ref text not null,
  said_at bigint,
  received_at timestamptz not null default server_now(),
  primary key (account_id, channel_account_id, sender, series, total, n)
);
create index sms_fragment_old on sms_fragment (received_at);
select protect('sms_fragment', 'server');

alter table account
  -- somebody unknown who writes becomes a contact
  add column writers_become_contacts boolean not null default true;

-- Who may use a channel account; none: everybody.
alter table channel_account add column users jsonb not null default '[]';

-- Whatever changes a contact, its conversations hear of it: who answers them, and what they are called. `contact_known` is what they
-- say of it now.
create function contact_facts(belongto uuid, name text, deleted_at timestamptz) returns text language sql immutable as $$
  select concat_ws(' ', belongto, case when deleted_at is null then 'live' else 'gone' end, name)
$$;
create function note_contact_of_peers() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update peer p set is_stale = true from changed c
  where p.account_id = c.account_id and p.contact_id = c.id and not p.is_stale
    and p.contact_known is distinct from contact_facts(c.belongto, c.name, c.deleted_at);
  -- A merge that is undone brings back contacts that no peer is taken for just now.
  update peer p set is_stale = true from changed c, peer_merge m
  where c.deleted_at is null and m.account_id = c.account_id and m.from_contact = c.id
    and p.account_id = m.account_id and p.id = m.peer_id and not p.is_stale;
  return null;
end $$;
revoke execute on function note_contact_of_peers from public;
create trigger note_contact_of_peers after update on contact referencing new table as changed
  for each statement execute function note_contact_of_peers();
