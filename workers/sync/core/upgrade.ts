import { mutationNamed, upgraded } from '#domain/mutations'
import { readAgainFor, showAllUnread } from './apply.ts'
import { fenced } from './fenced.ts'
import type { OutboxEntry, Store } from './ports.ts'
import type { Fence } from './rules.ts'

const atOnce = 20

/** After an update of the app: what waits, then what is shown. */
export async function upgrade(store: Store, fence: Fence, schema: number): Promise<void> {
  const { schema: known } = await store.transact('read', (tx) => tx.meta())
  if (known !== schema) await upgradeOutbox(store, fence)
  await readAgainFor(store, fence, schema)
  await showAllUnread(store, fence)
}

/**
 * What an older version of the app kept is said in the words of this one; the uid stays, so what had arrived counts once.
 * What is too old for that is withdrawn: the server says what became of it, and else it is handed to the user.
 */
async function upgradeOutbox(store: Store, fence: Fence): Promise<void> {
  const { from, end } = await store.transact('read', async (tx) => {
    const first = (await tx.outbox(['queued', 'sent', 'acked', 'done'], 1))[0]
    return { from: first?.mid ?? 0, end: first ? (await tx.meta()).nextMid : 0 }
  })
  for (let mid = from; mid < end; mid += atOnce)
    await store.transact('write', async (tx) => {
      await fenced(tx, fence)
      const entries = await tx.outboxByMid(Array.from({ length: atOnce }, (_, n) => mid + n))
      await tx.putOutbox(entries.flatMap((entry) => (entry ? upgradeEntry(entry) : [])))
    })
}

function upgradeEntry(entry: OutboxEntry): OutboxEntry[] {
  const definition = mutationNamed(entry.name)
  if (!definition || entry.version >= definition.version) return []
  const { version } = definition
  const current = upgraded(definition, entry.version, entry.args)
  return [current ? { ...entry, version, args: current.args } : { ...entry, version, withdrawn: 'upgradeRequired' }]
}
