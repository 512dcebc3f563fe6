-- What a message is beside text and files: a place, cards, buttons, a template.
alter table message add column extra jsonb;
