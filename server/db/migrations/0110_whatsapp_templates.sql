-- Templates of WhatsApp, for everybody of the company to read.
create table whatsapp_template (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  channel_account_id uuid not null,
  name text not null,
  language text not null,
  category text not null,
  header jsonb not null,
  body text not null,
  footer text not null,
  buttons jsonb not null,
  examples jsonb not null,
  state text not null,
  meta_id text not null,
  rejected_reason text not null,
  quality text not null,
  meta_category text not null,
  approved jsonb,
  problem text not null,
  problem_details text not null,
  problem_at bigint,
  submitted_at bigint,
  created_by uuid,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index whatsapp_template_rev on whatsapp_template (account_id, scope, rev, id);
create index whatsapp_template_scope on whatsapp_template (account_id, scope, id);
create unique index whatsapp_template_at_meta on whatsapp_template (account_id, meta_id)
  where meta_id <> '' and state <> 'deleted' and deleted_at is null;
create index whatsapp_template_sending on whatsapp_template (submitted_at) where state = 'sending' and deleted_at is null;
select protect('whatsapp_template', 'scope');
select follow_scopes('whatsapp_template'), follow_sizes('whatsapp_template');
