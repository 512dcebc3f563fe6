-- What a shop sells and says: rows of the company that its devices keep.
create table shop (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name jsonb not null,
  languages jsonb not null,
  currency text not null,
  other_currencies jsonb not null,
  sku_pattern text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table shop_category (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name jsonb not null,
  text jsonb not null,
  picture jsonb,
  slug text not null,
  parent uuid,
  place bigint not null,
  menu_place bigint,
  former_slugs jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table shop_tag (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  name jsonb not null,
  slug text not null,
  former_slugs jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table currency_rate (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  currency text not null,
  day text not null,
  per_euro double precision not null,
  by text not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table product (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  title jsonb not null,
  subtitle jsonb not null,
  type text not null,
  form text not null,
  picture jsonb,
  banners jsonb not null,
  category uuid,
  tags jsonb not null,
  status text not null,
  price double precision,
  promotional_price double precision,
  stock bigint,
  stock_warning bigint,
  sku text not null,
  attributes jsonb not null,
  variants jsonb not null,
  content jsonb not null,
  seo_title jsonb not null,
  seo_description jsonb not null,
  slug text not null,
  former_slugs jsonb not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

create table article (
  account_id uuid not null references account,
  id uuid not null,
  scope text not null,
  rev bigint not null,
  fv jsonb not null default '{}',
  deleted_at timestamptz,
  kind text not null,
  title jsonb not null,
  summary jsonb not null,
  picture jsonb,
  status text not null,
  tags jsonb not null,
  content jsonb not null,
  seo_title jsonb not null,
  seo_description jsonb not null,
  slug text not null,
  menu_place bigint,
  former_slugs jsonb not null,
  created_by uuid not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (account_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['shop', 'shop_category', 'shop_tag', 'currency_rate', 'product', 'article'] loop
    execute format('create index %I on %I (account_id, scope, rev, id)', name || '_rev', name);
    execute format('create index %I on %I (account_id, scope, id)', name || '_scope', name);
    perform protect(name::regclass, 'scope');
    perform follow_scopes(name::regclass);
    perform follow_sizes(name::regclass);
  end loop;
end $$;

-- What only one row of a company may have: a SKU, and an address among pages of its kind. Kept by a trigger, so that whoever
-- writes a row meets the same key, at the same moment too.
create table shop_key (
  account_id uuid not null references account,
  kind text not null,
  key text collate "C" not null,
  row_id uuid not null,
  primary key (account_id, kind, key)
);
create index shop_key_row on shop_key (account_id, row_id);
select protect('shop_key', 'server');

create function shop_skus(type text, sku text, variants jsonb) returns setof text language sql immutable parallel safe as $$
  select distinct lower(btrim(one)) from (
    select sku as one where type <> 'variable'
    union all
    select variant ->> 'sku' from jsonb_array_elements(variants) variant where type = 'variable'
  ) all_of where btrim(one) <> ''
$$;

create function keep_shop_keys() returns trigger language plpgsql security definer set search_path from current as $$
declare taken text;
begin
  if tg_op = 'UPDATE' and new.deleted_at is not distinct from old.deleted_at and new.slug = old.slug
    and (tg_table_name <> 'product' or (to_jsonb(new) -> 'sku', to_jsonb(new) -> 'variants', to_jsonb(new) -> 'type')
      = (to_jsonb(old) -> 'sku', to_jsonb(old) -> 'variants', to_jsonb(old) -> 'type')) then
    return null;
  end if;
  if tg_op = 'UPDATE' then delete from shop_key k where k.account_id = old.account_id and k.row_id = old.id; end if;
  if new.deleted_at is not null then return null; end if;
  insert into shop_key values (new.account_id, tg_table_name, new.slug, new.id) on conflict do nothing;
  if not found then
    raise exception 'an address is taken' using errcode = '23505', constraint = 'shop_address';
  end if;
  if tg_table_name = 'product' then
    with wanted as (
      select one from shop_skus(to_jsonb(new) ->> 'type', to_jsonb(new) ->> 'sku', to_jsonb(new) -> 'variants') one
    ), written as (
      insert into shop_key select new.account_id, 'sku', one, new.id from wanted on conflict do nothing returning key
    )
    select one into taken from wanted where one not in (select key from written) limit 1;
    if taken is not null then
      raise exception 'a SKU is taken' using errcode = '23505', constraint = 'shop_sku';
    end if;
  end if;
  return null;
end $$;
revoke execute on function keep_shop_keys from public;

do $$
declare name text;
begin
  foreach name in array array['shop_category', 'shop_tag', 'product', 'article'] loop
    execute format('create trigger keep_shop_keys after insert or update on %I for each row execute function keep_shop_keys()', name);
  end loop;
end $$;
