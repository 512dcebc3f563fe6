-- The ledger. A move takes from one account of a company and gives as much to another one of the same unit, so every unit
-- sums up to nothing. money: the balance, in fen; score:7: the points of product 7; held:…: what a running task holds;
-- outside:…: where all of it comes from and where it goes, the only one below zero.
create table ledger_account (
  account_id uuid not null references account,
  kind text not null check (kind ~ '^((held|outside):)?(money|score:[1-9][0-9]*)$'),
  balance bigint not null default 0,
  primary key (account_id, kind),
  check (balance >= 0 or kind like 'outside:%')
);

-- One per operation, and never changed.
create table ledger_entry (
  account_id uuid not null,
  -- the operation's: sent again, it happens once
  uid text not null,
  id uuid not null default gen_random_uuid(),
  -- both accounts are locked when it is drawn: for each of them it is the order of its entries
  seq bigint generated always as identity,
  source text not null,
  target text not null,
  amount bigint not null check (amount > 0),
  source_before bigint not null,
  target_before bigint not null,
  type text not null,
  order_no text not null default '',
  remark text not null default '',
  -- null: the operator, or a payment provider
  user_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, uid)
);
create index ledger_entry_source on ledger_entry (account_id, source, seq);
create index ledger_entry_target on ledger_entry (account_id, target, seq);

-- What a task holds until it ends; the entry of the same uid made it.
create table ledger_hold (
  account_id uuid not null,
  uid text not null,
  product_id int not null,
  points bigint not null check (points > 0),
  spent bigint not null default 0 check (spent between 0 and points),
  status text not null default 'processing' check (status in ('processing', 'done', 'failed')),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (account_id, uid),
  foreign key (account_id, uid) references ledger_entry
);
create index ledger_hold_open on ledger_hold (account_id, product_id) where status = 'processing';

-- 'moved'; 'known' where it happened before; 'short' where there is not enough, and nothing happens.
create function ledger_move(
  company uuid, operation text, source_kind text, target_kind text, sum bigint,
  entry_type text, entry_order text, entry_remark text, entry_user uuid
) returns text language plpgsql as $$
declare
  known ledger_entry;
  before_source bigint;
  before_target bigint;
begin
  if (select count(*) from ledger_account where account_id = company and kind in (source_kind, target_kind)) < 2 then
    insert into ledger_account (account_id, kind)
      select company, kind from unnest(array[source_kind, target_kind]) kind order by kind on conflict do nothing;
  end if;
  -- Both are there, so they are locked in the same order by all, and no two moves wait for each other.
  perform from ledger_account where account_id = company and kind in (source_kind, target_kind) order by kind for update;
  select * into known from ledger_entry where account_id = company and uid = operation;
  if found then
    if (known.source, known.target, known.amount) is distinct from (source_kind, target_kind, sum) then
      raise exception 'operation % was another one', operation;
    end if;
    return 'known';
  end if;
  update ledger_account set balance = balance - sum
    where account_id = company and kind = source_kind and (balance >= sum or kind like 'outside:%')
    returning balance + sum into before_source;
  if not found then return 'short'; end if;
  update ledger_account set balance = balance + sum where account_id = company and kind = target_kind
    returning balance - sum into before_target;
  insert into ledger_entry (account_id, uid, source, target, amount, source_before, target_before, type, order_no, remark, user_id)
    values (company, operation, source_kind, target_kind, sum, before_source, before_target, entry_type, entry_order, entry_remark,
      entry_user);
  return 'moved';
end $$;

-- What the operator sells: points for one yuan.
create table point_rate (
  product_id int primary key,
  points_per_yuan int not null check (points_per_yuan > 0),
  updated_at timestamptz not null default now()
);

create table payment_order (
  account_id uuid not null references account,
  id uuid primary key,
  order_no text not null unique,
  user_id uuid,
  paytype text not null,
  -- in fen
  price bigint not null check (price > 0),
  -- null: for the balance
  product_id int,
  points bigint not null default 0,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed')),
  flagged boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (product_id is null or points > 0)
);
create index payment_order_account on payment_order (account_id, created_at desc, id);

-- One bill at a provider; an order that is paid later gets another one.
create table payment_attempt (
  -- how the provider calls it
  reference text primary key,
  account_id uuid not null references account,
  order_id uuid not null references payment_order,
  paytype text not null,
  price bigint not null,
  -- how the provider calls its own part of it, where it does
  provider_id text,
  -- what the buyer opens or scans; null: the provider was not reached
  shown text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index payment_attempt_order on payment_attempt (order_id, created_at desc);

-- What providers said, once each.
create table payment_event (
  paytype text not null,
  event_id text not null,
  reference text not null,
  state text not null check (state in ('paid', 'declined')),
  amount bigint not null,
  currency text not null,
  -- waiting: for an order that is not there yet
  outcome text not null check (outcome in ('waiting', 'credited', 'known', 'declined', 'refused')),
  at timestamptz not null default now(),
  primary key (paytype, event_id)
);
create index payment_event_waiting on payment_event (reference) where outcome = 'waiting';

alter table ledger_account enable row level security, force row level security;
alter table ledger_entry enable row level security, force row level security;
alter table ledger_hold enable row level security, force row level security;
alter table payment_order enable row level security, force row level security;
alter table payment_attempt enable row level security, force row level security;
create policy of_server on ledger_account to current_user using (true);
create policy of_server on ledger_entry to current_user using (true);
create policy of_server on ledger_hold to current_user using (true);
create policy of_server on payment_order to current_user using (true);
create policy of_server on payment_attempt to current_user using (true);
-- Money is the main account's affair. Only the server writes.
create policy of_main on ledger_account for select to fairlead_app using
  (account_id = (select app_account()) and (select app_is_main()));
create policy of_main on ledger_entry for select to fairlead_app using
  (account_id = (select app_account()) and (select app_is_main()));
create policy of_main on ledger_hold for select to fairlead_app using
  (account_id = (select app_account()) and (select app_is_main()));
create policy of_main on payment_order for select to fairlead_app using
  (account_id = (select app_account()) and (select app_is_main()));
grant select on ledger_account, ledger_entry, ledger_hold, payment_order to fairlead_app;
