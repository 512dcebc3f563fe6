-- Rows that come by the hundred thousand, each under the account of its run or task, which is checked there: asking for the account of
-- each of them took half of the time.
alter table auto_member drop constraint auto_member_account_id_fkey;
alter table auto_place drop constraint auto_place_account_id_fkey;
alter table campaign_named drop constraint campaign_named_account_id_fkey;
