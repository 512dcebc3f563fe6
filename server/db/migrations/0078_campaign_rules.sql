-- What holds over all channels of a company.
alter table account
  -- so many marketing messages a contact may get in so many days; null: as many as there are. Companies of before keep that.
  add column cap_messages int check (cap_messages between 1 and 100),
  add column cap_days int check (cap_days between 1 and 365);
alter table account alter column cap_messages set default 1;
alter table account alter column cap_days set default 3;

-- The last messages of a contact, over all tasks and channels.
drop index campaign_receiver_contact;
create index campaign_receiver_contact on campaign_receiver (contact_id, sent_at desc);

-- What a message costs, from a day on: one line for each channel, country ('' every other one) and category ('' every other one).
-- Lines are only ever added, so it can be said later what something cost, and since which import.
create table price_import (
  id bigint generated always as identity primary key,
  at timestamptz not null default server_now(),
  -- as the operator's machine names who did it, and the file
  operator text not null,
  file text not null,
  added int not null,
  changed int not null
);
create table price_line (
  import_id bigint not null references price_import,
  channel text not null,
  country text not null check (country ~ '^([A-Z]{2})?$'),
  category text not null,
  valid_from date not null,
  points int not null check (points between 1 and 1000000),
  primary key (channel, country, category, valid_from, import_id)
);

-- Points that a main account lets a sub account spend in a calendar month (UTC), and what it has spent or holds.
create table point_budget (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  product_id int not null,
  points bigint not null check (points between 0 and 1000000000),
  primary key (account_id, user_id, product_id)
);
create table point_use (
  account_id uuid not null references account,
  user_id uuid not null references app_user,
  product_id int not null,
  -- its first day
  month date not null,
  points bigint not null,
  primary key (account_id, user_id, product_id, month)
);

-- This month so far.
insert into point_use (account_id, user_id, product_id, month, points)
select e.account_id, e.user_id, substr(e.source, 7)::int, date_trunc('month', e.created_at at time zone 'UTC')::date,
  sum(e.amount - coalesce(back.amount, 0))
from ledger_entry e left join ledger_entry back on back.account_id = e.account_id and back.uid = e.uid || '/back'
  and back.type = 'refund'
where e.user_id is not null and e.type in ('spend', 'hold') and e.source like 'score:%'
  and e.created_at >= date_trunc('month', server_now() at time zone 'UTC') at time zone 'UTC'
group by 1, 2, 3, 4;

create function budget_month(at timestamptz) returns date language sql immutable as $$
  select date_trunc('month', at at time zone 'UTC')::date
$$;

-- 'moved'; 'known' where it happened before; 'short' where there is not enough, 'overBudget' where the user has spent what the main
-- account lets them spend this month: then nothing happens. What a hold gives back counts in the month in which it was held.
create or replace function ledger_move(
  company uuid, operation text, source_kind text, target_kind text, sum bigint,
  entry_type text, entry_order text, entry_remark text, entry_user uuid
) returns text language plpgsql as $$
declare
  side record;
  before_source bigint;
  before_target bigint;
  budgeted int;
  spent bigint;
begin
  if (select count(*) from ledger_account where account_id = company and kind in (source_kind, target_kind)) < 2 then
    insert into ledger_account (account_id, kind)
      select company, kind from unnest(array[source_kind, target_kind]) kind order by kind on conflict do nothing;
  end if;
  -- Both are there, so they are locked in the same order by all, and no two moves wait for each other.
  for side in
    select kind, balance from ledger_account where account_id = company and kind in (source_kind, target_kind)
    order by kind for update
  loop
    if side.kind = source_kind then before_source := side.balance; else before_target := side.balance; end if;
  end loop;
  perform from ledger_entry where account_id = company and uid = operation
    and (source, target, amount) = (source_kind, target_kind, sum);
  if found then return 'known'; end if;
  perform from ledger_entry where account_id = company and uid = operation;
  if found then raise exception 'operation % was another one', operation; end if;
  if before_source < sum and source_kind not like 'outside:%' then return 'short'; end if;
  if entry_user is not null and entry_type in ('spend', 'hold') and source_kind like 'score:%' then
    budgeted := substr(source_kind, 7)::int;
    insert into point_use as u (account_id, user_id, product_id, month, points)
      values (company, entry_user, budgeted, budget_month(server_now()), sum)
      on conflict (account_id, user_id, product_id, month) do update set points = u.points + excluded.points
      returning points into spent;
    perform from point_budget b where b.account_id = company and b.user_id = entry_user and b.product_id = budgeted
      and b.points < spent;
    if found then
      update point_use set points = points - sum where account_id = company and user_id = entry_user
        and product_id = budgeted and month = budget_month(server_now());
      return 'overBudget';
    end if;
  elsif entry_user is not null and entry_type = 'refund' and target_kind like 'score:%' then
    update point_use u set points = u.points - sum from ledger_entry e
      where e.account_id = company and e.uid = regexp_replace(operation, '/back$', '') and u.account_id = company
        and u.user_id = entry_user and u.product_id = substr(target_kind, 7)::int and u.month = budget_month(e.created_at);
  end if;
  insert into ledger_entry
    (account_id, uid, source, target, amount, source_before, target_before, type, order_no, remark, user_id)
    values (company, operation, source_kind, target_kind, sum, before_source, before_target, entry_type, entry_order,
      entry_remark, entry_user);
  update ledger_account set balance = case kind when source_kind then before_source - sum else before_target + sum end
    where account_id = company and kind in (source_kind, target_kind);
  return 'moved';
end $$;

-- A task that its user's budget stopped: in which month, and under which budget. It goes on when either is another one.
alter table campaign_run add column stopped_budget text;
create index campaign_task_over_budget on campaign_task (account_id, id) where problem = 'budgetReached';

-- Messages that other programs counted by their own ids: never a second time.
create table counted_message (
  account_id uuid not null references account,
  kind text not null,
  message text not null,
  at timestamptz not null default server_now(),
  primary key (account_id, kind, message)
);
create index counted_message_at on counted_message (at);

do $$
declare name text;
begin
  foreach name in array array['price_import', 'price_line', 'point_budget', 'point_use', 'counted_message'] loop
    execute format('alter table %I enable row level security, force row level security', name);
    execute format('create policy of_server on %I to current_user using (true)', name);
  end loop;
end $$;
