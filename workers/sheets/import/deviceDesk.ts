import type { Contact } from '#domain/contacts/contact'
import { dependantsOf, type EntityName, type RowOf } from '#domain/entities'
import { isRowOf, rowIdsOf } from '#domain/exchange/rowId'
import type { Actor } from '#domain/shared/mutation'
import { contactsByIds, labels, rowsBetween, rowsWhere } from '../../database/read.ts'
import type { UserDatabase } from '../../database/schema.ts'
import { newId } from '../../newId.ts'
import { identities } from '../../search/identities.ts'
import { enqueue } from '../../sync/core/enqueue.ts'
import type { WriteAheadLog } from '../../sync/core/logRecord.ts'
import type { Store } from '../../sync/core/ports.ts'
import type { TaskFiles } from '../tasks/taskFiles.ts'
import type { ImportPort } from './importPort.ts'

type Parts = { db: UserDatabase; store: Store; files: TaskFiles; actor: Actor; wal?: WriteAheadLog | null }

/** The desk of this device: its database to read from, the outbox to write to. */
export function deviceDesk({ db, store, files, actor, wal }: Parts): ImportPort {
  const writer = { clock: () => Date.now(), newId: () => newId(), ...(wal && { wal }) }
  return {
    labels: (kind) => labels(db, kind),
    excluded: () => rowsWhere(db, 'excluded_contact', () => true),
    contacts: () => identities(db),
    contactsByIds: (ids) => contactsByIds(db, ids),
    async *madeBy(task) {
      const { first, last } = rowIdsOf(task)
      for await (const rows of rowsBetween(db, 'contact', first, last))
        yield rows.filter(({ id }) => isRowOf(task, id)) as unknown as Contact[]
    },
    async withCompanions(ids) {
      const found = new Set<string>()
      for (const entity of dependantsOf('contact').filter((name) => name !== 'contact_origin'))
        for (const row of await rowsWhere(db, entity, (row) => ids.has(contactOf(row)))) found.add(contactOf(row))
      return [...found]
    },
    async noteFills(task, rows) {
      await files.fills.add({ task, rows })
    },
    save: (changes) => enqueue(store, writer, actor, changes),
    now: () => Date.now(),
  }
}

const contactOf = (row: RowOf<EntityName>) => ('contact_id' in row ? (row.contact_id ?? '') : '')
