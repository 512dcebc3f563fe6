import * as z from 'zod/mini'
import type { Actor } from '#domain/shared/mutation'
import { Id } from '#domain/shared/schema'
import type { LiveMessage } from '#domain/sync/protocol'
import type { Connection } from '../db/connect.ts'

/** What is told over live lines and kept nowhere: all processes hear it. Who misses it misses a hint. */
export const asideChannel = 'fairlead_aside'

const Aside = z.object({
  account: Id,
  /** to these users and to the main account, and not to who caused it */
  users: z.array(Id),
  by: Id,
  message: z.object({ t: z.literal('composing'), conversation: Id }),
})
export type Aside = z.output<typeof Aside> & { message: LiveMessage }

export const readAside = (payload: string): Aside => z.parse(Aside, JSON.parse(payload))

export const isForUser = ({ account, users, by }: Aside, actor: Actor): boolean =>
  actor.account === account && actor.user !== by && (actor.role === 'main' || users.includes(actor.user))

/** A message between processes has 8,000 bytes at most. */
const usersAtOnce = 150

export async function tellAside(connection: Pick<Connection, 'query'>, { users, ...aside }: Aside): Promise<void> {
  for (let at = 0; at === 0 || at < users.length; at += usersAtOnce)
    await connection.query('select pg_notify($1, $2)', [
      asideChannel,
      JSON.stringify({ ...aside, users: users.slice(at, at + usersAtOnce) }),
    ])
}
