-- What is offered to somebody, with its user and the main account.
create table quotation (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  contact_id uuid,
  conversation_id uuid,
  buyer jsonb not null,
  positions jsonb not null,
  currency text not null,
  rate jsonb,
  incoterm text not null,
  place text not null,
  valid_until text not null,
  payment text not null,
  payment_note text not null,
  languages jsonb not null,
  note text not null,
  status text not null,
  number text not null,
  file jsonb,
  sent_at bigint,
  decided_at bigint,
  proforma text not null,
  proforma_file jsonb,
  stock_taken jsonb not null,
  belongto uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);
create index quotation_rev on quotation (account_id, scope, rev, id);
create index quotation_scope on quotation (account_id, scope, id);
create unique index quotation_number on quotation (account_id, number) where number <> '';
create unique index quotation_proforma on quotation (account_id, proforma) where proforma <> '';
select protect('quotation', 'scope');
select follow_scopes('quotation'), follow_sizes('quotation');

-- The last number that was given in a year. It is taken in the transaction of the row that gets it, so there are no gaps.
create table quotation_counter (
  account_id uuid not null references account,
  kind text not null check (kind in ('quotation', 'proforma')),
  year int not null,
  n int not null,
  primary key (account_id, kind, year)
);
select protect('quotation_counter', 'server');
