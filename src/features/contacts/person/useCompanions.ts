import type { Companions, OtherText } from '#domain/contacts/companions/timeline'
import type { RowOf } from '#domain/entities'
import { isRowOf } from '#domain/exchange/rowId'
import type { LostValue } from '#domain/sync/lostValue'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useStored } from '../../../lib/reader.ts'

/** What lives with a contact, each kind newest first; undefined while it is read. */
export const useCompanions = (contact: string): Companions | undefined =>
  useStored((db) => readCompanions(db, contact), [contact])

type Companion = 'contact_note' | 'voice_note' | 'attachment' | 'reminder' | 'consent' | 'contact_origin'

async function readCompanions(db: UserDatabase, contact: string): Promise<Companions> {
  const of = async <E extends Companion>(entity: E): Promise<RowOf<E>[]> => {
    const rows = await rowsWhere(db, entity, ({ contact_id }) => contact_id === contact)
    return rows.sort((a, b) => b.created_at - a.created_at)
  }
  const notes = await of('contact_note')
  const files = await of('attachment')
  const reminders = await of('reminder')
  const consents = await of('consent')
  const origins = await of('contact_origin')
  const importers = await rowsWhere(db, 'import_task', ({ id }) => isRowOf(id, contact))
  const beside = new Map<string, object>(
    [...notes, ...files, ...reminders, ...consents, ...origins].map((row) => [row.id, row]),
  )
  const all = await rowsWhere(db, 'lost_value', ({ row }) => row === contact || beside.has(row))
  return {
    notes,
    voices: await of('voice_note'),
    files,
    reminders,
    consents,
    origins,
    lost: all.filter(({ entity }) => entity === 'contact'),
    otherTexts: all.flatMap((value) => otherTextOf(value, beside.get(value.row))),
    importedFrom: importers[0]?.name ?? null,
    listOrigin: importers[0]?.origin ?? null,
  }
}

const texts: readonly string[] = ['text', 'name', 'evidence', 'licence']

/** Texts only, and none that is shown by now. */
function otherTextOf(value: LostValue, row: object | undefined): OtherText[] {
  const shown = (row as Record<string, unknown> | undefined)?.[value.field]
  if (!texts.includes(value.field)) return []
  if (typeof shown !== 'string' || typeof value.old !== 'string' || !value.old || shown === value.old) return []
  return [{ entity: value.entity as OtherText['entity'], value, shown }]
}
