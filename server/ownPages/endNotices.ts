import { limits } from '#domain/limits'
import type { EventOwner } from '../channels/events/rawEvents.ts'
import type { Connection } from '../db/connect.ts'
import { notify } from '../notifications/notify.ts'
import { readPageRow } from './pageRows.ts'

/** Where pages of each channel are connected. */
export const ownPagePaths = { facebook: '/fbHome/pages', instagram: '/insData/accounts' } as const

/** Tells the main account that a page is to be connected anew: soon, or now. */
export async function tellPageEnded(
  connection: Connection,
  owner: EventOwner,
  key: 'pageEnds' | 'pageEnded',
  values: Record<string, string> = {},
): Promise<void> {
  const row = await readPageRow(connection, owner)
  if (!row) return
  const { rows } = await connection.query<{ id: string }>(
    'select id from app_user where account_id = $1 and parent_id is null',
    [owner.account],
  )
  await notify(connection, {
    users: rows.map(({ id }) => id),
    level: limits.importantLevel,
    type: 'message',
    content: { key, values: { name: row.name, ...values } },
    link: `${ownPagePaths[row.channel]}?page=${row.id}`,
  })
}
