-- A contact has a counter of sends for each channel.
alter table campaign_contact_delta add column channel text not null default 'email';
