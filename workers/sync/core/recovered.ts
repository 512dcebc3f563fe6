import * as z from 'zod/mini'
import type { Actor } from '#domain/shared/mutation'
import { Id, Time } from '#domain/shared/schema'
import { bring, bringPortions, checkFormer } from './bring.ts'
import type { ChangeWriter, NewChange } from './enqueue.ts'
import { transactLogged } from './logRecord.ts'
import type { Store } from './ports.ts'

/** What a page gave to its worker and was gone before it heard of it. `edited_at`: by the clock of this device. */
export type RecoveredChange = Required<Pick<NewChange, 'uid'>> & NewChange & { version: number; edited_at: number }

const Known = z.object({ uid: Id, name: z.string(), version: z.int().check(z.minimum(1)), edited_at: Time })

/**
 * Keeps what is not kept yet, in the order of the pages. A change that was kept and has gone to the server since is kept
 * once more: the server answers a uid once. Throws when the storage does.
 */
export async function bringRecovered(
  store: Store,
  writer: ChangeWriter,
  actor: Actor,
  left: readonly RecoveredChange[],
): Promise<void> {
  const { skew } = await store.transact('read', (tx) => tx.meta())
  // What cannot be read stands in nobody's way: it comes from a storage that others may write into.
  const readable = left.filter((change) => z.safeParse(Known, change).success)
  const changes = readable.flatMap(
    ({ edited_at, ...change }) =>
      checkFormer({ ...change, edited_at: Math.max(0, Math.round(edited_at + skew)), base_rev: null, epoch: null }) ??
      [],
  )
  for (const some of bringPortions(changes))
    await transactLogged(store, writer.wal, (tx, records) => bring(tx, writer, actor, some, records))
}
