-- What a task writes about that was made from the shop; null: the shop has nothing to do with it.
alter table campaign_task add column shop_mail jsonb;
