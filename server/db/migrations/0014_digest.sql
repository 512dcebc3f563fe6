-- What a user wants of the mail with unread notices, and how far it has come.
create table digest (
  user_id uuid primary key references app_user on delete cascade,
  account_id uuid not null references account,
  frequency text not null check (frequency in ('never', 'daily', 'weekly')),
  hour int not null check (hour between 0 and 23),
  time_zone text not null,
  lang text not null,
  -- null: never
  due timestamptz,
  -- the next one tells what came after this, in ms; the last one began at `before`
  since bigint not null,
  before bigint not null,
  -- the user's day that the last one was claimed for: another one comes on a later day
  mailed_on date,
  -- of the last one, as far as it surely did not go out
  tries int not null default 0
);
create index digest_due on digest (due);

alter table digest enable row level security, force row level security;
create policy of_server on digest to current_user using (true);

-- The next such hour where the user is, on a day after the last mail's.
create function next_digest(frequency text, hour int, time_zone text, mailed_on date)
returns timestamptz language sql stable as $$
  select min(start) from (
    select day, (day + make_interval(hours => hour)) at time zone time_zone as start
    from (select (server_now() at time zone time_zone)::date + n as day from generate_series(0, 15) as n) days
  ) starts
  where start > server_now() and (mailed_on is null or day > mailed_on)
    and (frequency = 'daily' or frequency = 'weekly' and extract(isodow from day) = 1)
$$;
