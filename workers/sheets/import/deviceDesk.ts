import type { Actor } from '#domain/shared/mutation'
import { labels } from '../../database/read.ts'
import type { UserDatabase } from '../../database/schema.ts'
import { newId } from '../../newId.ts'
import { identities } from '../../search/identities.ts'
import { enqueue } from '../../sync/core/enqueue.ts'
import type { Store } from '../../sync/core/ports.ts'
import type { Desk } from './desk.ts'

/** The desk of this device: its database to read from, the outbox to write to. */
export function deviceDesk(db: UserDatabase, store: Store, actor: Actor): Desk {
  const pen = { clock: () => Date.now(), newId: () => newId() }
  return {
    labels: (kind) => labels(db, kind),
    contacts: () => identities(db),
    save: (changes) => enqueue(store, pen, actor, changes),
    now: () => Date.now(),
  }
}
