-- What tasks send over WhatsApp: a template with what stands for its variables.
create table whatsapp_message (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name text not null,
  template_id uuid not null,
  texts jsonb not null,
  buttons jsonb not null,
  file jsonb,
  belongto uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index whatsapp_message_rev on whatsapp_message (account_id, scope, rev, id);
create index whatsapp_message_scope on whatsapp_message (account_id, scope, id);
select protect('whatsapp_message', 'scope');
select follow_scopes('whatsapp_message'), follow_sizes('whatsapp_message');
