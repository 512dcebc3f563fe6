-- Hours in which nothing is pushed to a user; what came meanwhile and is still unread is pushed at their end.
create table quiet_hours (
  user_id uuid primary key references app_user,
  account_id uuid not null references account,
  is_on boolean not null,
  from_hour int not null check (from_hour between 0 and 23),
  to_hour int not null check (to_hour between 0 and 23),
  time_zone text not null
);
select protect('quiet_hours', 'user');

-- When they end, if it is quiet now; null: it is not.
create function quiet_until(from_hour int, to_hour int, zone text, at timestamptz) returns timestamptz language sql stable as $$
  select case
    when from_hour = to_hour then null
    when case when from_hour < to_hour then extract(hour from l) >= from_hour and extract(hour from l) < to_hour
              else extract(hour from l) >= from_hour or extract(hour from l) < to_hour end
    then (case when extract(hour from l) < to_hour then date_trunc('day', l) else date_trunc('day', l) + interval '1 day' end
          + make_interval(hours => to_hour)) at time zone zone
  end from (select at at time zone zone as l) local
$$;
