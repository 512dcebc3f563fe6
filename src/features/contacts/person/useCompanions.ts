import { useEffect, useState } from 'react'
import type { VoiceNote } from '#domain/blobs/voiceNote'
import type { Attachment } from '#domain/contacts/companions/attachment'
import type { Consent } from '#domain/contacts/companions/consent'
import type { ContactNote } from '#domain/contacts/companions/contactNote'
import type { ContactOrigin } from '#domain/contacts/companions/origin'
import type { Reminder } from '#domain/contacts/companions/reminder'
import type { Companions, OtherText, WaitingChange } from '#domain/contacts/companions/timeline'
import type { EmailAnswer } from '#domain/email/answer'
import type { EntityName } from '#domain/entities'
import type { ImportTask } from '#domain/exchange/importTask'
import { isRowOf } from '#domain/exchange/rowId'
import { mutationNamed } from '#domain/mutations'
import type { LostValue } from '#domain/sync/lostValue'
import type { Client } from '#workers/api'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'

/** What lives with a contact, each kind newest first; undefined while it is read. */
export const useCompanions = (contact: string): Companions | undefined =>
  useStored((db) => readCompanions(db, contact), [contact])

async function readCompanions(db: UserDatabase, contact: string): Promise<Companions> {
  const of = async <T extends { created_at: number }>(entity: EntityName) => {
    const rows = await rowsWhere(db, entity, (row) => row.contact_id === contact)
    return (rows as unknown as T[]).sort((a, b) => b.created_at - a.created_at)
  }
  const notes = await of<ContactNote>('contact_note')
  const files = await of<Attachment>('attachment')
  const reminders = await of<Reminder>('reminder')
  const consents = await of<Consent>('consent')
  const origins = await of<ContactOrigin>('contact_origin')
  const importers = (await rowsWhere(db, 'import_task', ({ id }) => isRowOf(id, contact))) as ImportTask[]
  const beside = new Map<string, object>(
    [...notes, ...files, ...reminders, ...consents, ...origins].map((row) => [row.id, row]),
  )
  const all = (await rowsWhere(
    db,
    'lost_value',
    ({ row }) => row === contact || beside.has(String(row)),
  )) as LostValue[]
  return {
    notes,
    voices: await of<VoiceNote>('voice_note'),
    files,
    reminders,
    consents,
    origins,
    mails: await of<EmailAnswer>('email_answer'),
    lost: all.filter(({ entity }) => entity === 'contact'),
    otherTexts: all.flatMap((value) => otherTextOf(value, beside.get(value.row))),
    importedFrom: importers[0]?.name ?? null,
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

const none: WaitingChange[] = []

/** Changes of the contact itself that the server has not confirmed; what lives with it is there as rows. */
export function useWaiting(contact: string): readonly WaitingChange[] {
  const client = useClient()
  const [waiting, setWaiting] = useState({ contact, changes: none })
  useEffect(() => {
    let isHere = true
    const read = async () => {
      const changes = await waitingOf(client, contact)
      if (isHere) setWaiting({ contact, changes })
    }
    const stop = client.onSyncState(() => void read())
    void read()
    return () => {
      isHere = false
      stop()
    }
  }, [client, contact])
  return waiting.contact === contact ? waiting.changes : none
}

async function waitingOf({ sync, syncState }: Client, contact: string): Promise<WaitingChange[]> {
  if (!syncState().waiting) return none
  const changes = await sync.changes()
  return changes.filter(({ name, args, state }) => {
    const definition = mutationNamed(name)
    if (definition?.entity !== 'contact' || state === 'rejected' || state === 'parked') return false
    return definition.ids(args).includes(contact)
  })
}
