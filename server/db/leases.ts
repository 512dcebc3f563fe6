import pg from 'pg'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import type { Database } from './connect.ts'

/** That no other process does the same now; `lost` when that can no longer be said. */
type Lease = { lost: AbortSignal; release: () => Promise<void> }
export type Leases = {
  /** null: somebody has it */
  tryLease: (name: string) => Promise<Lease | null>
  stop: () => Promise<void>
}

const heartbeatMs = 15_000
const answerMs = 10_000

type Ask = (sql: string, values?: readonly unknown[]) => Promise<pg.QueryResult<{ mine: boolean }>>
type Session = { ask: Ask; end: () => Promise<void>; held: Map<string, AbortController> }

/** All of a process on one connection: when it breaks, the database gives them to others, and here they are lost at once. */
export function openLeases(database: Database, log: Log): Leases {
  let opening: Promise<Session> | null = null

  async function open(): Promise<Session> {
    const client = new pg.Client({ ...database.config, keepAlive: true, query_timeout: answerMs })
    const held = new Map<string, AbortController>()
    const ask = inTurn(client)
    // Who hears nothing for so long may have been given up already.
    const sendHeartbeat = () => ask('select 1').catch(() => client.end())
    const heartbeat = setInterval(guarded(log, 'leases could not be kept', sendHeartbeat), heartbeatMs)
    client.on('error', (error) => log('leases are lost', errorFields(error)))
    const ended = () => {
      clearInterval(heartbeat)
      opening = null
      for (const one of held.values()) one.abort(new Error('the lease is lost'))
    }
    client.once('end', guarded(log, 'leases are lost', ended))
    try {
      await client.connect()
    } catch (error) {
      clearInterval(heartbeat)
      opening = null
      throw error
    }
    return { ask, end: () => client.end(), held }
  }

  return {
    async tryLease(name) {
      opening ??= open()
      const { ask, held } = await opening
      // The database lets the same connection have the same lock twice.
      if (held.has(name)) return null
      const lost = new AbortController()
      held.set(name, lost)
      const isMine = await lockIn(ask, name).catch((error: unknown) => {
        held.delete(name)
        throw error
      })
      if (!isMine) {
        held.delete(name)
        return null
      }
      return {
        lost: lost.signal,
        async release() {
          // Without a connection there is nothing to give back.
          await ask('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => {})
          held.delete(name)
        },
      }
    },
    async stop() {
      const session = await opening?.catch(() => null)
      await session?.end()
    },
  }
}

async function lockIn(ask: Ask, name: string): Promise<boolean> {
  const { rows } = await ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [name])
  return rows[0]!.mine
}

/** A connection answers one question at a time. */
function inTurn(client: pg.Client): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (sql, values = []) => {
    const asked = last.then(
      () => client.query<{ mine: boolean }>(sql, [...values]),
      () => client.query<{ mine: boolean }>(sql, [...values]),
    )
    last = asked
    return asked
  }
}
