import i18next from 'i18next'
import type { companionMutations } from '#domain/contacts/companions/mutations'
import type { MutationArgs } from '#domain/mutations'
import type { RowNames } from '../../../lib/feature.ts'

type CompanionChangeName = keyof typeof companionMutations
type Sentences = { [N in CompanionChangeName]: (args: MutationArgs<N>, names: RowNames) => Promise<string> | string }

const t = i18next.getFixedT(null, 'contacts', 'person.change')

type About = { contact_id: string }
const named = async (names: RowNames, { contact_id }: About) =>
  (await names.contact(contact_id)) || i18next.t('row.nameless', { ns: 'contacts' })

/** What lives with a contact, in plain words. */
export const companionSentences: Sentences = {
  'contact_note.create': async (note, names) => t('contact_note.create', { name: await named(names, note) }),
  'contact_note.patch': () => t('contact_note.patch'),
  'contact_note.delete': () => t('contact_note.delete'),
  'contact_note.restore': () => t('contact_note.restore'),
  'attachment.create': async (file, names) => t('attachment.create', { name: await named(names, file) }),
  'attachment.patch': () => t('attachment.patch'),
  'attachment.delete': () => t('attachment.delete'),
  'attachment.restore': () => t('attachment.restore'),
  'reminder.create': async (reminder, names) => t('reminder.create', { name: await named(names, reminder) }),
  'reminder.patch': () => t('reminder.patch'),
  'reminder.delete': () => t('reminder.delete'),
  'reminder.restore': () => t('reminder.restore'),
  'consent.create': async (consent, names) => t('consent.create', { name: await named(names, consent) }),
  'consent.patch': () => t('consent.patch'),
  'consent.delete': () => t('consent.delete'),
  'consent.restore': () => t('consent.restore'),
  'contact_origin.create': async (origin, names) => t('contact_origin.create', { name: await named(names, origin) }),
  'contact_origin.patch': () => t('contact_origin.patch'),
  'contact_origin.delete': () => t('contact_origin.delete'),
  'contact_origin.restore': () => t('contact_origin.restore'),
}

/** What the user typed, which may be nowhere else any more. */
export function companionText({ name, args }: { name: string; args: unknown }): string | null {
  if (!Object.hasOwn(companionSentences, name)) return null
  const { row, ...own } = args as Record<string, unknown>
  const typed = { ...own, ...(row as Record<string, unknown> | undefined) }
  return typedFields.flatMap((field) => (typeof typed[field] === 'string' && typed[field]) || []).join(' · ') || null
}
const typedFields = ['name', 'text', 'evidence', 'licence'] as const

/** The contact that it lives with, as far as the change says it. */
export function companionContact({ name, args }: { name: string; args: unknown }): string | null {
  if (!Object.hasOwn(companionSentences, name)) return null
  const { contact_id, row } = args as { contact_id?: string; row?: { contact_id: string } }
  return contact_id ?? row?.contact_id ?? null
}
