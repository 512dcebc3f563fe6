-- What users look for in shipments again and again: each one's alone.
create table shipment_search (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  "user" uuid not null,
  name text not null,
  filter jsonb not null,
  has_alert boolean not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index shipment_search_rev on shipment_search (account_id, scope, rev, id);
create index shipment_search_scope on shipment_search (account_id, scope, id);
-- A file asks all that want to be told.
create index shipment_search_alert on shipment_search (account_id) where has_alert and deleted_at is null;
select protect('shipment_search', 'self');
select follow_scopes('shipment_search');
select follow_sizes('shipment_search');
