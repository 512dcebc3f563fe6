-- What the site says of what there is: nothing, whether it can be had, or how many there are; and what it says where nothing is left.
alter table shop
  add column show_stock text not null default 'availability',
  add column without_stock text not null default 'order';

-- Each tag has a page of its own.
alter table shop_part drop constraint shop_part_kind_check;
alter table shop_part add constraint shop_part_kind_check
  check (kind in ('shop', 'category', 'tag', 'product', 'article', 'page', 'redirect'));
