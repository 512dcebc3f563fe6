-- What was named for a task itself, of what its contacts can be reached at.
alter table campaign_audience add addresses jsonb not null default '[]';
