import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import type { ChatDriver, ChatOutcome, ChatToSend } from './chatDriver.ts'
import { type ChatRow, lockChat, moveChat } from './chatRows.ts'
import { payBack } from './payBack.ts'
import { putOffChat } from './putOffChat.ts'

/** Seconds after which one that surely did not leave is tried again; then it has failed. */
const usualPauses = [5, 15, 60, 300, 900, 3_600]

/** What became of a message that was being sent. */
export const settleChat = (
  database: Database,
  key: Pick<ChatToSend, 'account' | 'id'>,
  outcome: ChatOutcome,
  { settled, pauses = usualPauses }: Pick<ChatDriver, 'settled' | 'pauses'> = {},
): Promise<void> =>
  asSystem(database, async (connection) => {
    const row = await lockChat(connection, key)
    // A lease was lost: whoever took the message over knows that it may have left.
    if (!row || !['sending', 'uncertain'].includes(row.state)) return
    await settled?.(connection, row, outcome)
    const { problem } = outcome
    switch (outcome.kind) {
      case 'accepted':
        await keepRefs(connection, row, outcome.refs, outcome.refs.length)
        await moveChat(connection, row, 'accept')
        return end(connection, row)
      case 'uncertain':
        await keepRefs(connection, row, outcome.refs, outcome.parts ?? outcome.refs.length)
        await moveChat(connection, row, 'lose')
        return end(connection, row)
      case 'refused':
        return fail(connection, row, problem ?? outcome.reason)
      case 'unwritable':
        return fail(connection, row, problem ?? 'unwritable')
      case 'later':
        if (outcome.putOffMs !== undefined) return anotherDay(connection, row, outcome.putOffMs, problem ?? 'noRoom')
        return again(connection, row, { pauses, until: outcome.until, problem: 'noRoom' })
      case 'account':
        return outcome.passes
          ? again(connection, row, { pauses, until: null, problem: problem ?? outcome.pauses })
          : fail(connection, row, problem ?? outcome.pauses)
    }
  })

async function keepRefs(connection: Connection, row: ChatRow, refs: readonly string[], parts: number): Promise<void> {
  if (!refs.length) return
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, parts, object, object_id)
     select $1, $2, r.ref, (r.n - 1)::int, $5, 'message', $3 from unnest($4::text[]) with ordinality as r (ref, n)
     on conflict do nothing`,
    [row.account, row.channelAccount, row.id, refs, Math.max(1, parts)],
  )
}

const end = async (connection: Connection, { account, id }: ChatRow): Promise<void> =>
  void (await connection.query('delete from message_try where account_id = $1 and message_id = $2', [account, id]))

async function fail(connection: Connection, row: ChatRow, problem: string): Promise<void> {
  await payBack(connection, row)
  await moveChat(connection, row, row.state === 'uncertain' ? 'fail' : 'refuse', problem)
  await end(connection, row)
}

/** Once: who is stopped again has failed. */
async function anotherDay(connection: Connection, row: ChatRow, ms: number, problem: string): Promise<void> {
  if (row.state !== 'sending' || row.waitsUntil !== null) return fail(connection, row, problem)
  await putOffChat(connection, row, { until: (await serverNow(connection)) + ms, problem })
}

type NextTry = { pauses: readonly number[]; until: number | null; problem: string }

async function again(connection: Connection, row: ChatRow, { pauses, until, problem }: NextTry): Promise<void> {
  const pause = pauses[row.tries]
  if (row.state !== 'sending' || pause === undefined) return fail(connection, row, problem)
  await payBack(connection, row)
  await connection.query(
    `update message_try set tries = tries + 1, handed_over_at = null,
       not_before = greatest(server_now() + make_interval(secs => $3), to_timestamp($4 / 1000.0))
     where account_id = $1 and message_id = $2`,
    [row.account, row.id, pause, until ?? 0],
  )
  await moveChat(connection, row, 'postpone')
}
