-- Rules "when X then Y": a row per rule, with its user and the main account.
create table auto_rule (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  "when" jsonb not null,
  effect jsonb not null,
  belongto uuid not null,
  is_on boolean not null,
  problem text not null,
  on_at bigint,
  applied int not null,
  applied_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index auto_rule_rev on auto_rule (account_id, scope, rev, id);
create index auto_rule_scope on auto_rule (account_id, scope, id);
create index auto_rule_on on auto_rule (account_id, id) where is_on and deleted_at is null;
select protect('auto_rule', 'scope');
select follow_scopes('auto_rule'), follow_sizes('auto_rule');

-- How far a rule has looked, since it was switched on (`on_at`, as its row says). Nothing before `since` counts.
create table auto_rule_look (
  account_id uuid not null references account,
  rule_id uuid not null,
  on_at bigint not null,
  since timestamptz not null default server_now(),
  upto timestamptz not null default server_now(),
  primary key (account_id, rule_id)
);
select protect('auto_rule_look', 'server');

-- For whom a rule applied, once for each thing that happened.
create table auto_rule_hit (
  account_id uuid not null,
  rule_id uuid not null,
  contact_id uuid not null,
  key text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, rule_id, contact_id, key)
);
create index auto_rule_hit_at on auto_rule_hit (account_id, rule_id, at);
create index auto_rule_hit_contact on auto_rule_hit (account_id, contact_id);
select protect('auto_rule_hit', 'server');

-- Runs that a rule began.
create table auto_rule_run (
  account_id uuid not null references account,
  run_id uuid not null,
  rule_id uuid not null,
  began_at timestamptz not null default server_now(),
  primary key (account_id, run_id)
);
create index auto_rule_run_rule on auto_rule_run (account_id, rule_id, began_at);
select protect('auto_rule_run', 'server');

-- What happened to contacts and stands in no row of its own with its time. `of`: the tag, the form, or the task of the message; `key`:
-- the same for what counts once.
create table auto_event (
  account_id uuid not null,
  id bigint generated always as identity,
  kind text not null check (kind in ('tag', 'form', 'openedTwice')),
  of text not null,
  contact_id uuid not null,
  key text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, id)
);
create index auto_event_at on auto_event (account_id, kind, at);
create index auto_event_contact on auto_event (account_id, contact_id);
select protect('auto_event', 'server');

-- Whom nobody has answered is looked for by when the message left.
create index campaign_receiver_sent on campaign_receiver (account_id, sent_at) where status = 'sent';

create function note_tags() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into auto_event (account_id, kind, of, contact_id, key)
  select new.account_id, 'tag', one.tag, new.id, one.tag from jsonb_array_elements_text(new.tag) as one (tag)
  where tg_op = 'INSERT' or not old.tag ? one.tag;
  return null;
end $$;
create trigger note_new_tags after insert on contact for each row when (new.tag <> '[]') execute function note_tags();
create trigger note_added_tags after update of tag on contact for each row when (old.tag <> new.tag) execute function note_tags();

create function note_shop_form() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into auto_event (account_id, kind, of, contact_id, key)
  values (new.account_id, 'form', new.kind, new.contact_id, new.uid::text);
  return null;
end $$;
create trigger note_shop_form after update of contact_id on shop_inquiry for each row
  when (old.contact_id is null and new.contact_id is not null) execute function note_shop_form();

create function note_lead_form() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into auto_event (account_id, kind, of, contact_id, key) values (new.account_id, 'form', 'lead', new.contact_id, new.ref);
  return null;
end $$;
create trigger note_lead_form after update of contact_id on page_lead for each row
  when (old.contact_id is null and new.contact_id is not null) execute function note_lead_form();
revoke execute on function note_tags, note_shop_form, note_lead_form from public;

-- Tags of the last thirty days, as far as users added them one by one or to a selection.
insert into auto_event (account_id, kind, of, contact_id, key, at)
select m.account_id, 'tag', m.args ->> 'tag', one.id, m.args ->> 'tag', m.at
from sync_mutation m cross join lateral unnest(m.ids) as one (id)
where m.name = 'contact.tag.add' and m.status = 'applied' and m.at > now() - interval '30 days';
