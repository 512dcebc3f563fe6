import { toldName } from '#domain/conversations/identity'
import { lockThreads, type ThreadRow, writeThreads } from '../../conversations/threads.ts'
import type { Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { serverNow } from '../../people/serverNow.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import type { PhoneLink } from '../phones.ts'

type Tools = { database: Database; phones: PhoneLink }
/** A phone is asked for its groups no more often: WhatsApp counts it. */
const askedMs = 10 * 60_000
const asked = new WeakMap<object, Map<string, number>>()

/** A group that says something before its name is known is called as the phone calls it. Says whether there may be more: never. */
export async function nameGroups({ database, phones }: Tools): Promise<boolean> {
  const { rows } = await database.pool.query<{ account: string; id: string }>(
    `select distinct c.account_id as account, c.channel_account_id as id from conversation c
     join channel_account k on k.account_id = c.account_id and k.id = c.channel_account_id and k.phone ->> 'state' = 'open'
     where c.channel = 'linked' and c.identity ->> 'kind' = 'group' and c.name = '' and c.deleted_at is null limit 20`,
  )
  const times = asked.get(database.pool) ?? new Map<string, number>()
  asked.set(database.pool, times)
  for (const phone of rows) {
    if (Date.now() - (times.get(phone.id) ?? 0) < askedMs) continue
    times.set(phone.id, Date.now())
    const groups = await phones.ask('groups', phone)
    if (groups.kind === 'done')
      await writeNames(database, phone, new Map(groups.value.map(({ id, subject }) => [id, subject])))
  }
  return false
}

const writeNames = (
  database: Database,
  { account, id }: { account: string; id: string },
  subjects: ReadonlyMap<string, string>,
): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `select id from conversation where account_id = $1 and channel_account_id = $2 and identity ->> 'value' = any($3::text[])
       and name = '' and deleted_at is null`,
      [account, id, [...subjects.keys()]],
    )
    const threads = await lockThreads(
      connection,
      account,
      rows.map((row) => row.id),
    )
    const now = await serverNow(connection)
    const named = [...threads.values()].map(
      (thread): ThreadRow => ({
        ...thread,
        name: toldName(subjects.get(thread.identity.value) ?? ''),
        updated_at: now,
      }),
    )
    await writeThreads(connection, account, named, await nextSeq(connection, account))
  })
