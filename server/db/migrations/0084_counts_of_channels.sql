-- The same day, hour or group of receivers has numbers of each channel.
alter table campaign_counts add column channel text not null default 'email';
alter table campaign_delta add column channel text not null default 'email';
drop index campaign_counts_key;
create unique index campaign_counts_key on campaign_counts (account_id, belongto, channel, dimension, key);
