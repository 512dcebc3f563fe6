import pg from 'pg'
import type { Scope } from '#domain/sync/protocol'
import type { Database } from '../db/connect.ts'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'

/**
 * Every transaction that takes an account's counter says here what it changed, as `readPoke` reads it: the database does
 * so when it commits (`tell_change`).
 */
export const pokeChannel = 'fairlead_poke'

/** `scopes`: where something changed; null: perhaps anywhere. */
export type Poke = { account: string; head: number; scopes: readonly Scope[] | null }

/** "account seq scope,scope"; what has no scopes is of a process of an older version, or had too many. */
export function readPoke(payload: string): Poke {
  const [account = '', head, scopes] = payload.split(' ')
  return { account, head: Number(head), scopes: scopes?.split(',') ?? null }
}

/** What to do with what is said on each channel; `onReconnect`: something may have been missed. */
type Ears = { channels: Record<string, (payload: string) => unknown>; onReconnect: () => void }

/** One connection that listens; when it breaks, it is made again, and everybody is told to look. */
export async function listen(
  database: Database,
  log: Log,
  { channels, onReconnect }: Ears,
): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let client = await open()

  async function open(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...database.config, keepAlive: true })
    const hear = ({ channel, payload = '' }: pg.Notification) => channels[channel]?.(payload)
    fresh.on('notification', guarded(log, 'what was heard could not be taken up', hear))
    fresh.on('error', () => {})
    try {
      await fresh.connect()
      for (const channel of Object.keys(channels)) await fresh.query(`listen ${channel}`)
    } catch (error) {
      await fresh.end()
      throw error
    }
    fresh.once('end', guarded(log, 'cannot listen for changes', again))
    return fresh
  }

  async function again(): Promise<void> {
    for (;;) {
      await new Promise((done) => setTimeout(done, 500))
      if (stopped) return
      try {
        client = await open()
        log('listening for changes again')
        break
      } catch (error) {
        log('cannot listen for changes', errorFields(error))
      }
    }
    if (stopped) await client.end()
    else onReconnect()
  }

  return {
    async stop() {
      stopped = true
      await client.end()
    },
  }
}
