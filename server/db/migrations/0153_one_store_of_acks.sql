-- What WhatsApp says of a message of ours stands beside its name alone (`provider_ref.ack`, `resent`), and goes with it.
update provider_ref p set ack = case when a.state = 'failed' then coalesce(a.code, 500) else 0 end
from linked_ack a
where a.account_id = p.account_id and a.channel_account_id = p.channel_account_id and a.ref = p.ref and p.ack is distinct from 0;
update provider_ref p set resent = true from linked_resend r where r.account_id = p.account_id and r.message_id = p.object_id;
drop table linked_ack;
drop table linked_resend;
