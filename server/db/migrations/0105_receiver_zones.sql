-- In which zones of their country a receiver's number is, joined by commas; '': by the country alone.
alter table campaign_receiver add zones text not null default '';
