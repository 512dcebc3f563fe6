import { askByHttp, services as smsServices } from '../../channels/sms/services/sendByHttp.ts'
import type { AskedRef } from '../../channels/sms/services/service.ts'
import type { Database } from '../../db/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import { readChannelAccounts } from '../accountRow.ts'
import { serviceSetting } from '../openRoute.ts'
import type { SmsRoutes } from '../routes.ts'
import { mayBeTried } from '../sending/ledger.ts'
import type { WebhookOwner } from '../webhookAddress.ts'
import { heardEvent, keepEvents } from './events.ts'

type AskTools = { database: Database; routes: SmsRoutes; log: Log; isCalled: boolean }

/** Longer than that nobody hears of a message any more. */
const awaitedHours = 72
/** asked after at once; who they are changes from time to time */
const refsAtOnce = 50

/**
 * For messages without a receipt: message centres tell on the line on which we send, which is kept open; services that cannot
 * call this server are asked.
 */
export async function askAfter(asking: AskTools, signal: AbortSignal): Promise<void> {
  for (const owner of await dueAccounts(asking.database)) {
    if (signal.aborted) return
    await askOne(asking, owner, signal).catch((error: unknown) =>
      asking.log('a route was not asked after its messages', errorFields(error)),
    )
  }
}

async function askOne(
  { database, routes, isCalled }: AskTools,
  owner: WebhookOwner,
  signal: AbortSignal,
): Promise<void> {
  const rows = await readChannelAccounts(database.pool, owner.account)
  const row = rows.find(({ id }) => id === owner.channelAccount)
  if (!row || !mayBeTried(row)) return
  const of = { account: owner.account, row }
  const { setting } = row
  if (setting.kind === 'smpp') return void (await routes.of(of))
  if (isCalled || !smsServices[setting.service].ask) return
  const refs = await awaitedRefs(database, owner)
  const secrets = await routes.secretsOf(of)
  const heard = await askByHttp(setting.service, serviceSetting(setting, secrets), refs, signal, routes.call)
  const kept = keepEvents(database)
  await Promise.all(heard.map((one) => kept.add(heardEvent(owner, one))))
}

/** Of those that wait for receipts, whose time has come; the next time is set at once, so that one process asks. */
async function dueAccounts({ pool }: Database): Promise<WebhookOwner[]> {
  const { rows } = await pool.query<WebhookOwner>(
    `insert into channel_hearing (account_id, channel_account_id, asks_at)
     select distinct account_id, channel_account_id, server_now() + interval '2 minutes' from provider_ref
     where state = 'accepted' and object = 'receiver' and at > server_now() - make_interval(hours => $1)
     on conflict (account_id, channel_account_id) do update set asks_at = excluded.asks_at
       where channel_hearing.asks_at is null or channel_hearing.asks_at <= server_now()
     returning account_id as account, channel_account_id as "channelAccount"`,
    [awaitedHours],
  )
  return rows
}

async function awaitedRefs({ pool }: Database, { account, channelAccount }: WebhookOwner): Promise<AskedRef[]> {
  const { rows } = await pool.query<AskedRef>(
    `select p.ref, r.address as "to", floor(extract(epoch from r.handed_over_at) * 1000)::float8 as "sentAt"
     from provider_ref p join campaign_receiver r on r.id = p.object_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.state = 'accepted'
       and p.at > server_now() - make_interval(hours => $3) and r.handed_over_at is not null
     order by random() limit $4`,
    [account, channelAccount, awaitedHours, refsAtOnce],
  )
  return rows
}
