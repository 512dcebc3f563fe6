-- Other sites of the company on which its sign-up form stands.
alter table shop_site add column embed_hosts text[] not null default '{}';
