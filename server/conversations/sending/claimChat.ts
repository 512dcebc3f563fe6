import { limits } from '#domain/limits'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import type { MayLeave } from '../../sync/epoch.ts'
import type { ChatDriver, ChatToSend } from './chatDriver.ts'
import { type ChatRow, lockChat, moveChat } from './chatRows.ts'
import { pay, payBack } from './payBack.ts'
import { putOffChat } from './putOffChat.ts'

type ClaimServices = { database: Database; drivers: readonly ChatDriver[]; mayLeave: MayLeave }
/** `at`: its turn. */
type ChatClaim = { message: ChatToSend; driver: ChatDriver; at: number }

/** Longer than that nobody waits for a turn with the message in hand. */
const patienceMs = 10_000

/**
 * In one transaction: that it is being sent, what it costs and its turn, before anybody outside hears of it. Null: there is nothing
 * to send.
 */
export const claimChat = (
  { database, drivers, mayLeave }: ClaimServices,
  key: Pick<ChatToSend, 'account' | 'id'>,
): Promise<ChatClaim | null> =>
  asSystem(database, async (connection) => {
    if (!(await mayLeave(connection))) return null
    const row = await lockChat(connection, key)
    if (row?.state === 'sending') await takeOver(connection, row)
    if (row?.state !== 'queued') return null
    const now = await serverNow(connection)
    const driver = drivers.find(({ channel }) => channel === row.channel)
    if (!driver) return fail(connection, row, 'noWay')
    if (now > Math.max(row.at, row.waitsUntil ?? 0) + patienceOf(row)) return fail(connection, row, 'expired', 'expire')
    if (!(await isAuthorThere(connection, row))) return fail(connection, row, 'authorGone')
    const weight = await driver.weigh(connection, row)
    if ('refused' in weight) return fail(connection, row, weight.refused)
    if ('until' in weight) return putOffChat(connection, row, weight)
    const { group = '', turns = 1 } = weight
    const turn = weight.pace.turn(group, now)
    if (turn.at > now + patienceMs) return wait(connection, row, turn.at)
    for (let n = 0; n < turns; n++) weight.pace.pour(group, now)
    await weight.pace.write()
    if (!(await pay(connection, row, weight.cost))) return fail(connection, row, 'pointsShort')
    await weight.claimed?.()
    await connection.query(
      `insert into message_try (account_id, message_id, channel_account_id) values ($1, $2, $3)
       on conflict (account_id, message_id) do update set claimed_at = server_now(), handed_over_at = null`,
      [row.account, row.id, row.channelAccount],
    )
    await connection.query('update message set cost = $3 where account_id = $1 and id = $2', [
      row.account,
      row.id,
      weight.cost,
    ])
    await moveChat(connection, row, 'claim')
    return { message: row, driver, at: Date.now() + (turn.at - now) }
  })

/** What nobody wrote by hand is of no use to anybody who reads it an hour later, but for mails, which are read whenever one is there. */
const patienceOf = ({ origin, channel }: ChatRow) =>
  channel !== 'email' && (origin === 'rule' || origin === 'bot')
    ? limits.autoReplyMinutes * 60_000
    : limits.commandHours * 3_600_000

/** Its process is gone, or its lease is: what was not handed over is sent as if nothing had been, the rest nobody sends again. */
async function takeOver(connection: Connection, row: ChatRow): Promise<void> {
  if (row.handed_over) return void (await moveChat(connection, row, 'lose'))
  await payBack(connection, row)
  await connection.query('update message_try set tries = tries + 1 where account_id = $1 and message_id = $2', [
    row.account,
    row.id,
  ])
  await moveChat(connection, row, 'postpone')
}

async function isAuthorThere(connection: Connection, { author }: ChatRow): Promise<boolean> {
  if (author === null) return true
  const { rowCount } = await connection.query(`select from app_user where id = $1 and status = 'normal'`, [author])
  return Boolean(rowCount)
}

async function fail(
  connection: Connection,
  row: ChatRow,
  problem: string,
  event: 'refuse' | 'expire' = 'refuse',
): Promise<null> {
  await moveChat(connection, row, event, problem)
  await connection.query('delete from message_try where account_id = $1 and message_id = $2', [row.account, row.id])
  return null
}

async function wait(connection: Connection, { account, id, channelAccount }: ChatRow, until: number): Promise<null> {
  await connection.query(
    `insert into message_try (account_id, message_id, channel_account_id, not_before)
     values ($1, $2, $3, to_timestamp($4 / 1000.0))
     on conflict (account_id, message_id) do update set not_before = excluded.not_before`,
    [account, id, channelAccount, until],
  )
  return null
}
