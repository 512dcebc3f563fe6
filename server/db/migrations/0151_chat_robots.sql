-- Whether rules answer in a chat of a linked phone; null: as the phone says.
alter table conversation add column robot boolean;
