import { type BlobRef, beginsAs } from '#domain/blobs/blob'
import { type Contact, ContactFields } from '#domain/contacts/contact'
import type { Lead } from '#domain/fair/bundle'
import { limits } from '#domain/limits'
import type { MutationArgs, MutationName } from '#domain/mutations'
import { fromBase64, toBase64 } from '../base64.ts'
import { sha256 } from '../blobs/newFile.ts'
import { contactsByIds, entryById, rowById } from '../database/read.ts'
import type { UserDatabase } from '../database/schema.ts'
import type { NewFile } from '../sync/core/ports.ts'

/** A contact that was made here and that no office has confirmed. `uids`: of all changes that made it, itself last. */
export type WaitingLead = { id: string; uids: string[]; name: string; hasFiles: boolean }

/** What goes along with a lead; whatever else lives with one keeps it on this phone. */
const carried = ['contact_origin.create', 'reminder.create', 'voice_note.create'] as const
const staying = ['contact_note.create', 'attachment.create', 'consent.create'] as const

/**
 * The oldest first, as many as one bundle holds. What was sent without an answer is among them, because in a hall without
 * a network everything has been tried once. Should it have arrived, it keeps its id on the other phone, and the office
 * takes it once.
 */
export async function waitingLeads(db: UserDatabase): Promise<WaitingLead[]> {
  const made = await unsent(db, 'contact.create')
  const single = made.flatMap(({ uid, args: { rows } }) => (rows.length === 1 ? [{ uid, id: rows[0]!.id }] : []))
  const contacts = await contactsByIds(
    db,
    single.map(({ id }) => id),
  )
  const [along, beside] = await Promise.all([companions(db, carried), companions(db, staying)])
  return single
    .flatMap(({ id, uid }, at) => {
      const contact = contacts[at]
      if (!contact || beside.has(id)) return []
      const others = along.get(id) ?? []
      return [
        {
          id,
          uids: [...others.map((one) => one.uid), uid],
          name: contact.name || contact.company,
          hasFiles: contact.picture !== null || others.some(({ name }) => name === 'voice_note.create'),
        },
      ]
    })
    .slice(0, limits.bundleLeads)
}

type CompanionName = (typeof carried)[number] | (typeof staying)[number]

/** The unsent ones by the contact that they live with. */
async function companions(db: UserDatabase, names: readonly CompanionName[]) {
  const found = new Map<string, { uid: string; name: CompanionName }[]>()
  for (const name of names)
    for (const { uid, args } of await unsent(db, name))
      found.set(args.contact_id, [...(found.get(args.contact_id) ?? []), { uid, name }])
  return found
}

async function unsent<N extends MutationName>(db: UserDatabase, name: N) {
  const entries = (await db.outbox.where('state').anyOf('queued', 'sent').sortBy('mid')).filter(
    (entry) => entry.name === name && entry.withdrawn === undefined,
  )
  const payloads = await db.outboxData.bulkGet(entries.map(({ mid }) => mid))
  return entries.flatMap(({ uid }, at) => {
    const payload = payloads[at]
    return payload ? [{ uid, args: payload.args as MutationArgs<N> }] : []
  })
}

/** These leads as they are now, with what goes along, pictures and recordings too. */
export async function leadsOf(db: UserDatabase, ids: readonly string[]): Promise<Lead[]> {
  const [origins, reminders, voices] = await Promise.all([
    unsent(db, 'contact_origin.create'),
    unsent(db, 'reminder.create'),
    unsent(db, 'voice_note.create'),
  ])
  const of = <T extends { args: { contact_id: string } }>(all: readonly T[], id: string) =>
    all.filter(({ args }) => args.contact_id === id).map(({ args }) => args as T['args'])
  const leads: Lead[] = []
  for (const contact of await contactsByIds(db, ids)) {
    if (!contact) continue
    const spoken: Lead['voices'] = []
    for (const note of of(voices, contact.id)) {
      const now = await rowById(db, 'voice_note', note.id)
      const bytes = now && (await base64Of(db, note.hash))
      if (bytes) spoken.push({ ...note, remark: now.remark, bytes })
    }
    const picture = contact.picture && (await base64Of(db, contact.picture.hash))
    leads.push({
      contact: fieldsOf(contact, picture !== null),
      origins: of(origins, contact.id),
      reminders: of(reminders, contact.id),
      voices: spoken,
      ...(picture !== null && { picture }),
    })
  }
  return leads
}

/** A picture without its bytes would be looked for in vain. */
function fieldsOf(contact: Contact, withPicture: boolean): Lead['contact'] {
  const { picture, ...fields } = ContactFields.parse(contact)
  return { ...fields, id: contact.id, ...(withPicture && picture && { picture }) }
}

async function base64Of(db: UserDatabase, hash: string): Promise<string | null> {
  const kept = await db.blobData.get(hash)
  return kept ? toBase64(kept.bytes) : null
}

export type LeadChange = { name: MutationName; args: unknown; files?: readonly NewFile[] }

/**
 * What taking a lead changes here; null when it is here already, whichever way it came. `twin`: the contact that this phone
 * has of the same person; it is given what it lacks, and what it has otherwise is written down beside it.
 */
export async function changesOf(db: UserDatabase, lead: Lead, twin?: Contact): Promise<LeadChange[] | null> {
  const { contact, origins, reminders, voices, picture } = lead
  if (await isHere(db, lead)) return null
  const { picture: ref, ...fields } = contact
  const file = ref && picture ? await fileOf(ref, picture) : null
  const spoken = await Promise.all(
    voices.map(async ({ bytes, ...note }) => ({ note, file: await fileOf(note, bytes) })),
  )
  const contact_id = twin?.id ?? contact.id
  return [
    ...(twin ? joinedTo(twin, fields, file) : [created(fields, file)]),
    ...origins.map((args) => ({ name: 'contact_origin.create' as const, args: { ...args, contact_id } })),
    ...reminders.map((args) => ({ name: 'reminder.create' as const, args: { ...args, contact_id } })),
    ...spoken.flatMap(({ note, file }) =>
      file ? [{ name: 'voice_note.create' as const, args: { ...note, contact_id }, files: [file] }] : [],
    ),
  ]
}

/** As a contact of its own, or by what came along when it was joined to another one. */
async function isHere(db: UserDatabase, { contact: { id }, origins }: Lead): Promise<boolean> {
  if (await entryById(db, 'contact', id)) return true
  const companions = [...origins.map((origin) => ['contact_origin', origin.id] as const), ['contact_note', id] as const]
  const found = await Promise.all(companions.map(([entity, own]) => entryById(db, entity, own)))
  return found.some((entry) => entry !== undefined)
}

type Fields = Omit<Lead['contact'], 'picture'>

const created = (fields: Fields, file: NewFile | null): LeadChange => ({
  name: 'contact.create',
  args: { rows: [{ ...fields, ...(file && { picture: file.ref }) }] },
  ...(file && { files: [file] }),
})

/** The note and the file have the lead's id, so that the same lead taken again is known. */
function joinedTo(twin: Contact, fields: Fields, file: NewFile | null): LeadChange[] {
  const { id } = fields
  const other = twinLines.filter((line) => fields[line] && twin[line] && fields[line] !== twin[line])
  const text = other.map((line) => fields[line]).join('\n')
  const beside = { id, contact_id: twin.id }
  const changes: LeadChange[] = [{ name: 'contact.fill', args: { rows: [{ ...fields, id: twin.id }] } }]
  if (text) changes.push({ name: 'contact_note.create', args: { ...beside, kind: 'note', text: clipped(text) } })
  if (file) changes.push(pictureChange(twin, beside, file))
  return changes
}

/** The first picture is the contact's; another one lies beside it. */
function pictureChange(twin: Contact, beside: { id: string; contact_id: string }, file: NewFile): LeadChange {
  const { ref } = file
  if (twin.picture === null)
    return { name: 'contact.patch', args: { ids: [twin.id], fields: { picture: ref } }, files: [file] }
  const ending = ref.mime === 'image/png' ? 'png' : 'jpeg'
  return { name: 'attachment.create', args: { ...beside, ...ref, name: `card.${ending}` }, files: [file] }
}

const twinLines = ['name', 'company', 'position', 'company_website', 'address', 'remark'] as const
const clipped = (text: string) => text.slice(0, limits.paragraphLength).replace(/[\ud800-\udbff]$/, '')

/** Null where the bytes are not what their name and type say. */
async function fileOf({ hash, size, mime }: BlobRef, base64: string): Promise<NewFile | null> {
  const bytes = fromBase64(base64)
  const isWhole = bytes.length === size && beginsAs(mime, bytes) && (await sha256(bytes)) === hash
  return isWhole ? { ref: { hash, size, mime }, bytes } : null
}
