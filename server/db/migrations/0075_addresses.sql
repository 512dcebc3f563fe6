-- A receiver is written to at an address of its channel, an email or a phone, and shares a pace with a group of them, such as
-- those of one domain.
alter table campaign_receiver rename column email to address;
alter table campaign_receiver rename column domain to address_group;
alter table campaign_place rename column email to address;
alter table campaign_pace rename column domain to address_group;
