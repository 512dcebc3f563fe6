import pg from 'pg'
import type { Database } from '../db/connect.ts'
import { sessionChannel } from '../features/auth/sessions.ts'
import { errorFields, type Log } from '../log.ts'

/** Every transaction that changes rows says "account seq" here. */
export const pokeChannel = 'fairlead_poke'

type Ears = {
  onPoke: (account: string, head: number) => void
  onSessions: () => Promise<void>
  onReconnect: () => void
}

/** One connection that listens; when it breaks, it is made again, and everybody is told to look. */
export async function listen(database: Database, log: Log, ears: Ears): Promise<{ stop: () => Promise<void> }> {
  let stopped = false
  let client = await open()

  async function open(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...database.config, keepAlive: true })
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === sessionChannel) return void ears.onSessions()
      const [account = '', head = ''] = payload.split(' ')
      ears.onPoke(account, Number(head))
    })
    fresh.on('error', () => {})
    await fresh.connect()
    await fresh.query(`listen ${pokeChannel}; listen ${sessionChannel}`)
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
        return ears.onReconnect()
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
