import { randomUUID } from 'node:crypto'
import type { Keyword } from '#domain/sms/optOut'
import { readChannelAccounts } from '../../channels/accounts/accountRow.ts'
import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import type { SmsOutcome } from '../../channels/sms/services/service.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { SmsRoutes } from '../routes.ts'

/** What the owner of a number is answered to `keyword`. Nobody pays points for it. */
export type StopConfirmation = { to: string; text: string; keyword: Keyword }

const mostTries = 8
const atOnce = 20
const withinMs = 60_000

/** In the transaction of the STOP, so that it is not lost with the process. */
export async function planConfirmation(
  connection: Connection,
  { account, channelAccount }: WebhookOwner,
  confirm: StopConfirmation,
): Promise<void> {
  await connection.query('insert into raw_event (account_id, channel_account_id, body) values ($1, $2, $3)', [
    account,
    channelAccount,
    JSON.stringify({ confirm }),
  ])
}

/** So that two machines do not ask each other for help without end. */
export async function wasConfirmed(
  connection: Connection,
  account: string,
  { to, keyword }: Pick<StopConfirmation, 'to' | 'keyword'>,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from raw_event where account_id = $1 and body ? 'confirm' and body -> 'confirm' ->> 'to' = $2
       and body -> 'confirm' ->> 'keyword' = $3 and received_at > server_now() - interval '1 day'`,
    [account, to, keyword],
  )
  return Boolean(rowCount)
}

type ConfirmationTools = { database: Database; routes: SmsRoutes }
type PlannedConfirmation = { id: number; confirm: StopConfirmation }

/** Sends those that are due. One that may have left is never sent again; one that surely did not is, for a while. */
export async function sendConfirmations(tools: ConfirmationTools, owner: WebhookOwner): Promise<void> {
  const { account, channelAccount } = owner
  const { rows } = await tools.database.pool.query<PlannedConfirmation>(
    `select id::float8 as id, body -> 'confirm' as confirm from raw_event
     where account_id = $1 and channel_account_id = $2 and state = 'new' and not_before <= server_now() and body ? 'confirm'
     order by id limit $3`,
    [account, channelAccount, atOnce],
  )
  for (const one of rows) await sendOne(tools, owner, one)
}

async function sendOne(
  { database: { pool }, routes }: ConfirmationTools,
  { account, channelAccount }: WebhookOwner,
  { id, confirm }: PlannedConfirmation,
): Promise<void> {
  const end = (state: 'done' | 'failed') => pool.query('update raw_event set state = $2 where id = $1', [id, state])
  const row = (await readChannelAccounts(pool, account)).find((one) => one.id === channelAccount)
  if (!row?.is_on) return void (await end('failed'))
  const onHandedOver = async () => {
    const { rowCount } = await pool.query(`update raw_event set state = 'done' where id = $1 and state = 'new'`, [id])
    if (!rowCount) throw new Error('another process has sent it')
  }
  const { to, text } = confirm
  const request = { key: randomUUID(), to, text, from: row.sender, template: null, reportTo: null }
  const route = await routes.of({ account, row })
  const outcome = await route.send(request, { onHandedOver, signal: AbortSignal.timeout(withinMs) })
  if (isSurelyNotSent(outcome))
    await pool.query(
      `update raw_event set tries = tries + 1, not_before = server_now() + make_interval(secs => 5 * 2 ^ tries),
         state = case when tries + 1 >= $2 then 'failed' else 'new' end
       where id = $1`,
      [id, mostTries],
    )
}

const isSurelyNotSent = ({ kind }: SmsOutcome) => kind === 'later' || kind === 'route'
