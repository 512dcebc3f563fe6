import pg from 'pg'
import type { Database } from '../db/connect.ts'
import { errorFields, type Log } from '../log.ts'

/** Every transaction that changes rows says "account seq" here. */
export const pokeChannel = 'fairlead_poke'

/** What to do with what is said on each channel; `onReconnect`: something may have been missed. */
type Ears = { channels: Record<string, (payload: string) => void>; onReconnect: () => void }

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
    fresh.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
    fresh.on('error', () => {})
    await fresh.connect()
    for (const channel of Object.keys(channels)) await fresh.query(`listen ${channel}`)
    fresh.once('end', () => void again())
    return fresh
  }

  async function again(): Promise<void> {
    for (;;) {
      await new Promise((done) => setTimeout(done, 500))
      if (stopped) return
      try {
        client = await open()
        log('listening for changes again')
        return onReconnect()
      } catch (error) {
        log('cannot listen for changes', errorFields(error))
      }
    }
  }

  return {
    async stop() {
      stopped = true
      await client.end()
    },
  }
}
