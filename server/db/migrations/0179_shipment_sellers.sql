-- Who sells shipments to a company, as the operator has set it up: where look-ups are asked, with which key, for how many points.
create table customs_seller (
  account_id uuid primary key references account,
  name text not null,
  url text not null,
  points int not null check (points >= 0),
  sealed text not null
);
select protect('customs_seller', 'server');
