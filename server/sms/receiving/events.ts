import { createHash, randomUUID } from 'node:crypto'
import { type Batcher, batched } from '../../batched.ts'
import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import { tellArrival } from '../../channels/events/arrivals.ts'
import type { SmsHeard } from '../../channels/sms/services/service.ts'
import type { Database } from '../../db/connect.ts'

/**
 * What was told, as it came: a call of a service, or what a message centre or an asked service said. What is to be answered
 * stands among them (`confirmStops.ts`).
 */
export type EventBody = { call: { url: string; body: string } } | { heard: SmsHeard }

type RawEvent = WebhookOwner & { key: string; body: EventBody }

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export const callEvent = (owner: WebhookOwner, call: { url: string; body: string }): RawEvent => ({
  ...owner,
  key: hashOf(`${new URL(call.url).search}\n${call.body}`),
  body: { call },
})

/** A message centre may tell of signs that PostgreSQL takes from nobody: they would keep out all that came with them. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

/** Two messages of one text may be two: only what the other side has numbered can be told twice. */
export const heardEvent = (owner: WebhookOwner, heard: SmsHeard): RawEvent => ({
  ...owner,
  key: heard.kind === 'message' && !heard.ref ? randomUUID() : hashOf(JSON.stringify(heard)),
  body: { heard },
})

/**
 * Kept for good when it returns; events of one moment are kept together, in the order in which they came. That a route was
 * heard need not be known to the second.
 */
export const keepEvents = ({ pool }: Pick<Database, 'pool'>): Batcher<RawEvent, void> =>
  batched(async (events: readonly RawEvent[]) => {
    await pool.query({
      // Asked so often that it is planned once.
      name: 'keep events',
      text: `with told as materialized (
         select account, "channelAccount" as channel_account, key, body, n
         from jsonb_to_recordset($1::jsonb) as e (account uuid, "channelAccount" uuid, key text, body jsonb, n int)
       ), fresh as (
         insert into raw_event_key (account_id, channel_account_id, key)
         select distinct account, channel_account, key from told order by 1, 2, 3 on conflict do nothing
         returning account_id, channel_account_id, key
       ), heard as (
         insert into channel_hearing (account_id, channel_account_id, heard_at)
         select distinct account, channel_account, server_now() from told order by 1, 2
         on conflict (account_id, channel_account_id) do update set heard_at = excluded.heard_at
           where channel_hearing.heard_at is null or channel_hearing.heard_at < excluded.heard_at - interval '10 seconds'
       )
       insert into raw_event (account_id, channel_account_id, body)
       select account, channel_account, body from (
         select distinct on (account, channel_account, key) told.* from told
         join fresh on fresh.account_id = account and fresh.channel_account_id = channel_account and fresh.key = told.key
         order by account, channel_account, key, n
       ) one order by n`,
      values: [
        JSON.stringify(
          events.map((event, n) => ({ ...event, n })),
          storable,
        ),
      ],
    })
    tellArrival({ pool })
    return events.map(() => undefined)
  })
