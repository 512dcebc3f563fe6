import type { SmsAccount } from '#domain/channels/account'
import { readChannelAccounts } from '../../channels/accounts/accountRow.ts'
import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import { askByHttp, services as smsServices } from '../../channels/sms/services/sendByHttp.ts'
import type { AskedRef, SmsHeard } from '../../channels/sms/services/service.ts'
import type { Database } from '../../db/connect.ts'
import { errorFields, type Log } from '../../log.ts'
import { signInSetting } from '../openRoute.ts'
import type { SmsRoutes } from '../routes.ts'
import { mayBeTried } from '../sending/ledger.ts'
import { heardEvent, keepEvents } from './events.ts'

type OwnedRow = { account: string; row: SmsAccount }
/** `isFirst`: by a process that has just begun; `isWide`: after all that may still be heard of, and not the newest alone. */
type AskScope = { isFirst: boolean; isWide: boolean }
type AskTools = { database: Database; routes: SmsRoutes; log: Log; isCalled: boolean }

/** Longer than that nobody hears of a message any more. */
const awaitedHours = 72
/** asked after at once, so that a service is asked ten times a second at most; who they are changes from time to time */
const refsAtOnce = 50

/** A message centre tells by itself: only what it did not tell of for so long is asked after. */
const toldWithinMinutes = 5

/**
 * For messages without a receipt: message centres tell on the line on which we send, which is kept open, and are asked where
 * they did not; services that cannot call this server are asked.
 */
export async function askAfter(asking: AskTools, looking: AskScope, signal: AbortSignal): Promise<void> {
  for (const owner of await dueAccounts(asking.database, looking, asking.isCalled)) {
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
  const heard = await heardOf({ database, routes, isCalled }, owner, of, signal)
  const kept = keepEvents(database)
  await Promise.all(heard.map((one) => kept.add(heardEvent(owner, one))))
}

async function heardOf(
  { database, routes, isCalled }: Omit<AskTools, 'log'>,
  owner: WebhookOwner,
  of: OwnedRow,
  signal: AbortSignal,
): Promise<SmsHeard[]> {
  const { setting } = of.row
  if (setting.kind === 'smpp') {
    const route = await routes.of(of)
    const refs = await awaitedRefs(database, owner, toldWithinMinutes)
    return refs.length && route.ask ? route.ask(refs, signal) : []
  }
  if (isCalled || !smsServices[setting.service].ask) return []
  const refs = await awaitedRefs(database, owner, 0)
  const secrets = await routes.secretsOf(of)
  return askByHttp(setting.service, signInSetting(setting, secrets), refs, signal, routes.call)
}

/** Of what was sent within that time, which is asked after most often. */
const newMinutes = 10

/**
 * Of those that wait for receipts, whose time has come, or all of them; the next time is set at once, so that one process
 * asks. A service that cannot call is asked after 5 seconds, and again whenever half as much time has gone by as since its newest
 * message, ten minutes at most; a newer message brings its time forward.
 */
async function dueAccounts(
  { pool }: Database,
  { isFirst, isWide }: AskScope,
  isCalled: boolean,
): Promise<WebhookOwner[]> {
  const { rows } = await pool.query<WebhookOwner>(
    `insert into channel_hearing (account_id, channel_account_id, asks_at)
     select p.account_id, p.channel_account_id, server_now() + make_interval(secs => case
       when not $3::boolean and c.setting ->> 'kind' = 'service'
         then least(600, greatest(5, extract(epoch from server_now() - max(p.at)) / 2)) else 120 end)
     from provider_ref p left join channel_account c on c.account_id = p.account_id and c.id = p.channel_account_id
     where coalesce(c.channel, 'sms') = 'sms' and p.state = 'accepted' and p.object = 'receiver' and p.at > server_now() - make_interval(mins => $1)
     group by p.account_id, p.channel_account_id, c.setting
     on conflict (account_id, channel_account_id) do update set asks_at = excluded.asks_at
       where $2 or channel_hearing.asks_at is null or channel_hearing.asks_at <= server_now()
         or channel_hearing.asks_at > excluded.asks_at
     returning account_id as account, channel_account_id as "channelAccount"`,
    [isWide ? awaitedHours * 60 : newMinutes, isFirst, isCalled],
  )
  return rows
}

async function awaitedRefs(
  { pool }: Database,
  { account, channelAccount }: WebhookOwner,
  silentMinutes: number,
): Promise<AskedRef[]> {
  const { rows } = await pool.query<AskedRef>(
    `select p.ref, r.address as "to", floor(extract(epoch from r.handed_over_at) * 1000)::float8 as "sentAt"
     from provider_ref p join campaign_receiver r on r.id = p.object_id
     where p.account_id = $1 and p.channel_account_id = $2 and p.state = 'accepted'
       and p.at > server_now() - make_interval(hours => $3) and r.handed_over_at is not null
       and p.at <= server_now() - make_interval(mins => $5)
     order by p.at > server_now() - make_interval(mins => ${newMinutes}) desc, random() limit $4`,
    [account, channelAccount, awaitedHours, refsAtOnce, silentMinutes],
  )
  return rows
}
