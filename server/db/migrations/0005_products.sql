-- What a user really holds: a sub account has no product for longer than its main account, which owns the plan.
create view product_held as
select g.user_id, g.product_id,
  least(g.expires_at, m.expires_at) as expires_at,
  case when g.status = '1' and (u.parent_id is null or m.status = '1') then '1' else '0' end as status
from product_grant g
join app_user u on u.id = g.user_id
left join product_grant m on m.user_id = u.parent_id and m.product_id = g.product_id;

-- Whoever guesses leaves a row per try: the old ones are found to be let go.
create index sign_in_try_since on sign_in_try (since);
