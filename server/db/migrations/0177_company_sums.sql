-- Sums of companies with many shipments, told as long as the rows are the same: adding a company's tens of thousands of rows up takes
-- longer than a page may. `as_of`: the files, merges and removals that the sums know of. See decision 0313.
create table customs_company_sum (
  account_id uuid not null references account,
  company_id bigint not null,
  as_of text not null,
  statistics jsonb not null,
  primary key (account_id, company_id)
);
select protect('customs_company_sum', 'server');
