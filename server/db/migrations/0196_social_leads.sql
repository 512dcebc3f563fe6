-- How many followed a page or account, each time that it was counted; when a value of a lead has to be deleted again.
alter table lead
  add column counts jsonb not null default '[]',
  add column expires_at bigint;
create index lead_expires on lead (expires_at) where expires_at is not null and deleted_at is null;

-- The job that has ended and whose questions that were left are asked by this one.
alter table lead_job add column continues uuid;
