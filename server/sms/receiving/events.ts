import { createHash, randomUUID } from 'node:crypto'
import { type Batcher, batched } from '../../campaigns/sending/batched.ts'
import type { SmsHeard } from '../../channels/sms/services/service.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import type { WebhookOwner } from '../webhookAddress.ts'

/** What was told, as it came: a call of a service, or what a message centre or an asked service said. */
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

/** Kept for good when it returns; events of one moment are kept together. */
export const keepEvents = (database: Database): Batcher<RawEvent, void> =>
  batched(async (events: readonly RawEvent[]) => {
    await asSystem(database, async (connection) => {
      const { rows } = await connection.query<{ n: number }>(
        `with told as (
           select account, "channelAccount" as channel_account, key, n
           from jsonb_to_recordset($1::jsonb) as e (account uuid, "channelAccount" uuid, key text, n int)
         ), fresh as (
           insert into raw_event_key (account_id, channel_account_id, key)
           select account, channel_account, key from told on conflict do nothing
           returning account_id, channel_account_id, key
         )
         select min(n)::int as n from told join fresh on fresh.account_id = told.account
           and fresh.channel_account_id = told.channel_account and fresh.key = told.key
         group by fresh.account_id, fresh.channel_account_id, fresh.key`,
        [JSON.stringify(events.map(({ account, channelAccount, key }, n) => ({ account, channelAccount, key, n })))],
      )
      const fresh = rows.map(({ n }) => n).toSorted((a, b) => a - b)
      await connection.query(
        `insert into raw_event (account_id, channel_account_id, body)
         select account, "channelAccount", body
         from jsonb_to_recordset($1::jsonb) as e (account uuid, "channelAccount" uuid, body jsonb, n int) order by n`,
        [
          JSON.stringify(
            fresh.map((n) => ({ ...events[n], n })),
            storable,
          ),
        ],
      )
      await connection.query(
        `insert into channel_hearing (account_id, channel_account_id, heard_at)
         select distinct account, "channelAccount", server_now()
         from jsonb_to_recordset($1::jsonb) as e (account uuid, "channelAccount" uuid)
         order by 1, 2
         on conflict (account_id, channel_account_id) do update set heard_at = excluded.heard_at`,
        [JSON.stringify(events.map(({ account, channelAccount }) => ({ account, channelAccount })))],
      )
    })
    return events.map(() => undefined)
  })
