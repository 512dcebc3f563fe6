import type { Contact } from '#domain/contacts/contact'
import type { Actor } from '#domain/shared/mutation'
import { eachLeaf, labels } from '../../database/read.ts'
import type { UserDatabase } from '../../database/schema.ts'
import { newId } from '../../newId.ts'
import { enqueue } from '../../sync/core/enqueue.ts'
import type { Store } from '../../sync/core/ports.ts'
import type { Desk } from './desk.ts'

/** The desk of this device: its database to read from, the outbox to write to. */
export function deviceDesk(db: UserDatabase, store: Store, actor: Actor): Desk {
  const pen = { clock: () => Date.now(), newId: () => newId() }
  return {
    labels: (kind) => labels(db, kind),
    async *contacts() {
      for await (const entries of eachLeaf(db, 'contact'))
        yield entries.flatMap(({ row }) => (row ? [row as unknown as Contact] : []))
    },
    save: (changes) => enqueue(store, pen, actor, changes),
    now: () => Date.now(),
  }
}
