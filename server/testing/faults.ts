import type { PoolClient } from 'pg'
import { connect, type Database } from '../db/connect.ts'
import { noLog } from '../log.ts'
import type { TestDatabase } from './database.ts'

type Query = (text: unknown, ...more: unknown[]) => unknown

/** The database as one process has it: its connections can break, for a moment or for good. */
export type OwnConnections = {
  database: Database
  /** What a transaction is about to do, and what it has done. */
  watch: { before: (sql: string) => void; after: (sql: string) => void }
  breakAll: () => void
  /** From now on the process reaches nothing any more. */
  kill: () => void
}

export function ownConnections({ database: { config } }: TestDatabase): OwnConnections {
  const database = connect(config, noLog)
  const clients = new Set<PoolClient>()
  let isDead = false
  const breakAll = () => {
    for (const client of clients)
      (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
    clients.clear()
  }
  const own: OwnConnections = {
    database,
    watch: { before: () => {}, after: () => {} },
    breakAll,
    kill() {
      isDead = true
      breakAll()
    },
  }
  database.pool.on('connect', (client) => {
    clients.add(client)
    if (isDead) breakAll()
    const query = client.query.bind(client) as Query
    const watched: Query = (asked, ...more) => {
      const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text
      if (text === undefined) return query(asked, ...more)
      own.watch.before(text)
      const told = more.at(-1)
      if (typeof told === 'function') {
        const answer = (error: unknown, ...results: unknown[]): void => {
          if (!error) own.watch.after(text)
          told(error, ...results)
        }
        return query(asked, ...more.slice(0, -1), answer)
      }
      const result = query(asked, ...more) as Promise<unknown>
      return result.then((value) => {
        own.watch.after(text)
        return value
      })
    }
    client.query = watched as typeof client.query
  })
  return own
}
