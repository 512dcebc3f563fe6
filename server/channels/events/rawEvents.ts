import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { errorFields, type Log } from '../../log.ts'

/** The company and channel account that an event is about. */
export type EventOwner = { account: string; channelAccount: string }

/** `age`: milliseconds since it was received. */
export type RawEvent<Body> = { id: number; body: Body; age: number; tries: number }

/** `unknown`: it is about a message that is not known yet; `foreign`: nothing in it is ours. */
export type EventFate = 'done' | 'unknown' | 'foreign'

/** In one transaction, which works as the server: what some events mean, and what became of each, in their order. */
type TakeWork<Body> = (connection: Connection, events: readonly RawEvent<Body>[]) => Promise<readonly EventFate[]>

const atOnce = 200
/** What names a message may come before the answer that names it as well: it is tried again, later each time, for so long. */
const unknownMs = 60_000
const againMs = { least: 250, most: 10_000 }
const mostTries = 8

/**
 * Works off the oldest events of a channel account; what fails alone is tried again later, and holds nobody up. Says whether
 * there may be more.
 */
export async function takeRawEvents<Body>(
  database: Database,
  owner: EventOwner,
  work: TakeWork<Body>,
  log: Log,
  most = atOnce,
): Promise<boolean> {
  const take = (count: number) => asSystem(database, (connection) => takeSome(connection, { owner, work, most: count }))
  try {
    return await take(most)
  } catch (error) {
    log('events of a route are taken one by one', errorFields(error))
  }
  // As many as were tried together: one that goes on failing does not make each of the others cost a whole batch.
  for (let n = 0; n < most; n++)
    try {
      if (!(await take(1))) return false
    } catch (error) {
      log('an event of a route failed', errorFields(error))
      await putOff(database, owner)
    }
  return true
}

type TakeInput<Body> = { owner: EventOwner; work: TakeWork<Body>; most: number }

async function takeSome<Body>(
  connection: Connection,
  { owner: { account, channelAccount }, work, most }: TakeInput<Body>,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: number; body: unknown; age: number; tries: number }>(
    `select id::float8 as id, body, (extract(epoch from server_now() - received_at) * 1000)::float8 as age, tries
     from raw_event where account_id = $1 and channel_account_id = $2 and state = 'new' and not_before <= server_now()
       and not body ? 'confirm'
     order by id limit $3 for update`,
    [account, channelAccount, most],
  )
  const fates = await work(connection, rows as RawEvent<Body>[])
  await writeFates(connection, rows, fates)
  return rows.length === most
}

async function writeFates(
  connection: Connection,
  events: readonly { id: number; age: number }[],
  fates: readonly EventFate[],
): Promise<void> {
  const states = events.map(({ id, age }, n) => {
    const wait = Math.min(againMs.most, Math.max(againMs.least, age))
    const fate = fates[n]!
    return { id, wait, state: fate !== 'unknown' ? fate : age > unknownMs ? 'foreign' : 'new' }
  })
  await connection.query(
    `update raw_event e set state = s.state,
       not_before = case when s.state = 'new' then server_now() + make_interval(secs => s.wait / 1000.0) else e.not_before end
     from jsonb_to_recordset($1::jsonb) as s (id bigint, state text, wait float8) where e.id = s.id`,
    [JSON.stringify(states)],
  )
}

const putOff = ({ pool }: Database, { account, channelAccount }: EventOwner) =>
  pool.query(
    `update raw_event set tries = tries + 1, not_before = server_now() + make_interval(secs => 5 * 2 ^ tries),
       state = case when tries + 1 >= $3 then 'failed' else 'new' end
     where id = (select id from raw_event where account_id = $1 and channel_account_id = $2 and state = 'new'
       and not_before <= server_now() and not body ? 'confirm' order by id limit 1)`,
    [account, channelAccount, mostTries],
  )
