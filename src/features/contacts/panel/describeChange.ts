import i18next from 'i18next'
import type { threadMutations } from '#domain/assistant/threadMutations'
import type { autoMutations } from '#domain/autoMarketing/mutations'
import type { autoRuleMutations } from '#domain/autoMarketing/ruleMutations'
import type { campaignMutations } from '#domain/campaigns/mutations'
import type { channelMutations } from '#domain/channels/mutations'
import type { ContactFields } from '#domain/contacts/contact'
import type { allConversationMutations } from '#domain/conversations/mutations'
import type { savedSearchMutations } from '#domain/customs/savedSearchMutations'
import type { emailMutations } from '#domain/email/mutations'
import type { fairMutations } from '#domain/fair/mutations'
import type { leadMutations } from '#domain/leads/mutations'
import type { linkedTemplateMutations } from '#domain/linked/templateMutations'
import { type MutationArgs, type MutationName, mutationNamed } from '#domain/mutations'
import type { noticeMutations } from '#domain/notifications/mutations'
import type { shopMutations } from '#domain/shop/mutations'
import type { smsMutations } from '#domain/sms/mutations'
import type { whatsappMutations } from '#domain/whatsapp/mutations'
import { contactById, rowById } from '#workers/database/read'
import type { Change } from '#workers/sync/api'
import type { ChangeWords, RowNames } from '../../../lib/feature.ts'
import { readOnce } from '../../../lib/reader.ts'
import { companionContact, companionSentences, companionText } from '../person/describeCompanion.ts'
import { textFieldNames } from './contactFields.ts'

/** Notices, fairs and mails have words of their own. */
type DescribedName = Exclude<
  MutationName,
  | keyof typeof noticeMutations
  | keyof typeof fairMutations
  | keyof typeof campaignMutations
  | keyof typeof channelMutations
  | keyof typeof allConversationMutations
  | keyof typeof emailMutations
  | keyof typeof smsMutations
  | keyof typeof whatsappMutations
  | keyof typeof leadMutations
  | keyof typeof autoMutations
  | keyof typeof autoRuleMutations
  | keyof typeof linkedTemplateMutations
  | keyof typeof threadMutations
  | keyof typeof savedSearchMutations
  | keyof typeof shopMutations
>
type Sentences = { [N in DescribedName]: (args: MutationArgs<N>, names: RowNames) => Promise<string> | string }

const t = i18next.getFixedT(null, 'contacts')
const quoted = (name: string | null) => name || t('row.nameless')

/** One sentence per mutation; a new one without words does not compile. */
const sentences: Sentences = {
  'contact.create': ({ rows }) =>
    rows.length === 1
      ? t('change.createOne', { name: quoted(nameIn(rows[0]!)) })
      : t('change.createMany', { count: rows.length }),
  'contact.patch': async ({ ids, fields }, names) =>
    ids.length === 1
      ? t('change.patchOne', { name: quoted(await names.contact(ids[0]!)), fields: fieldNames(fields) })
      : t('change.patchMany', { count: ids.length, fields: fieldNames(fields) }),
  'contact.fill': async ({ rows }, names) =>
    rows.length === 1
      ? t('change.fillOne', { name: quoted((await names.contact(rows[0]!.id)) || nameIn(rows[0]!)) })
      : t('change.fill', { count: rows.length }),
  'contact.putBack': ({ rows }) => t('change.putBack', { count: rows.length }),
  'contact.tag.add': async ({ ids, tag }, names) =>
    t('change.tagAdd', { count: ids.length, label: (await names.label('tag', tag)) ?? t('change.unknown') }),
  'contact.tag.remove': async ({ ids, tag }, names) =>
    t('change.tagRemove', { count: ids.length, label: (await names.label('tag', tag)) ?? t('change.unknown') }),
  'contact.delete': async ({ ids }, names) => {
    const name = ids.length === 1 ? await names.contact(ids[0]!) : null
    return name ? t('change.deleteOne', { name }) : t('change.delete', { count: ids.length })
  },
  'contact.restore': ({ rows }) =>
    rows.length === 1
      ? t('change.restoreOne', { name: quoted(nameIn(rows[0]!)) })
      : t('change.restore', { count: rows.length }),
  'contact.merge': async ({ survivor, merged }, names) =>
    t('change.merge', { count: merged.length, name: quoted(await names.contact(survivor)) }),
  'contact.unmerge': async ({ survivor }, names) =>
    t('change.unmerge', { name: quoted(await names.contact(survivor)) }),
  'not_duplicate.create': ({ contacts }) => t('change.notDuplicate', { count: contacts.length }),
  'not_duplicate.delete': () => t('change.notDuplicateDelete'),
  'excluded_contact.create': ({ rows }) => t('change.exclude', { count: rows.length }),
  'excluded_contact.delete': ({ ids }) => t('change.include', { count: ids.length }),
  'excluded_contact.restore': ({ rows }) => t('change.exclude', { count: rows.length }),
  'contact.unimport': ({ ids }) => t('change.unimport', { count: ids.length }),
  'contact.unfill': ({ rows }) => t('change.unfill', { count: rows.length }),
  'import_task.create': ({ name }) => t('change.importTask', { name }),
  'import_task.change': ({ action }) => t(`change.importAction.${action}`),
  'import_task.origin': ({ origin }) => t('change.importOrigin', { name: origin.name }),
  'export_task.create': ({ name }) => t('change.exportTask', { name }),
  'export_task.change': ({ action }) => t(`change.exportAction.${action}`),
  'contact.transfer': ({ ids }) => t('change.transfer', { count: ids.length }),
  'parked.apply': ({ ids }) => t('change.parkedApply', { count: ids.length }),
  'parked.discard': ({ ids }) => t('change.parkedDiscard', { count: ids.length }),
  'voice_note.create': async ({ contact_id }, names) =>
    t('change.voiceCreate', { name: quoted(await names.contact(contact_id)) }),
  'voice_note.patch': () => t('change.voicePatch'),
  'voice_note.delete': () => t('change.voiceDelete'),
  'voice_note.restore': () => t('change.voiceRestore'),
  ...companionSentences,
  'saved_view.create': ({ name }) => t('change.view.create', { name }),
  'saved_view.patch': ({ fields }) =>
    fields.name === undefined ? t('change.view.patch') : t('change.view.rename', { name: fields.name }),
  'saved_view.delete': () => t('change.view.delete'),
  'custom_field.create': ({ name }) => t('change.customField.create', { name }),
  'custom_field.patch': async ({ id }) => t('change.customField.patch', { name: await customFieldName(id) }),
  'custom_field.remove': async ({ id }) => t('change.customField.remove', { name: await customFieldName(id) }),
  'custom_field.bringBack': async ({ id }) => t('change.customField.bringBack', { name: await customFieldName(id) }),
  'tag.create': ({ name }) => t('change.label.tag.create', { name }),
  'tag.rename': ({ name }) => t('change.label.tag.rename', { name }),
  'tag.delete': () => t('change.label.tag.delete'),
  'category.create': ({ name }) => t('change.label.category.create', { name }),
  'category.rename': ({ name }) => t('change.label.category.rename', { name }),
  'category.delete': () => t('change.label.category.delete'),
  'source.create': ({ name }) => t('change.label.source.create', { name }),
  'source.rename': ({ name }) => t('change.label.source.rename', { name }),
  'source.delete': () => t('change.label.source.delete'),
  'tag.patch': () => t('change.label.tag.patch'),
  'tag.merge': async ({ into }, names) =>
    t('change.label.tag.merge', { name: (await names.label('tag', into)) ?? t('change.unknown') }),
  'tag.unmerge': ({ row }) => t('change.label.tag.unmerge', { name: row.name }),
  'category.patch': () => t('change.label.category.patch'),
  'category.merge': async ({ into }, names) =>
    t('change.label.category.merge', { name: (await names.label('category', into)) ?? t('change.unknown') }),
  'category.unmerge': ({ row }) => t('change.label.category.unmerge', { name: row.name }),
  'source.patch': () => t('change.label.source.patch'),
  'source.merge': async ({ into }, names) =>
    t('change.label.source.merge', { name: (await names.label('source', into)) ?? t('change.unknown') }),
  'source.unmerge': ({ row }) => t('change.label.source.unmerge', { name: row.name }),
}

const customFieldName = async (id: string) =>
  (await readOnce(async (db) => (await rowById(db, 'custom_field', id))?.name)) ?? t('customFields.gone')
const nameIn = (fields: ContactFields) => fields.name || fields.company || null
const fieldNames = (fields: ContactFields) =>
  (Object.keys(fields) as (keyof ContactFields)[]).map((field) => t(`fields.${field}`)).join(t('change.and'))

/** A change in plain words. Args come out of this device's own outbox, where the schema let them in. */
export async function describeContactChange(
  change: Change,
  names: RowNames = storedNames,
): Promise<ChangeWords | null> {
  if (!Object.hasOwn(sentences, change.name)) return null
  await i18next.loadNamespaces('contacts')
  const say = sentences[change.name as DescribedName] as (args: unknown, names: RowNames) => Promise<string> | string
  const edit = await addressOf(change, names)
  const detail = detailOf(change) ?? companionText(change)
  return { title: await say(change.args, names), ...(detail && { detail }), ...(edit && { edit }) }
}

/** What one contact was given, where it is text: it is what the user typed, and perhaps nowhere else any more. */
function detailOf(change: Pick<Change, 'name' | 'args'>): string | null {
  const fields = changedContactFields(change)
  if (!fields) return null
  const phones = fields.phones?.map(({ full_number }) => `+${full_number}`) ?? []
  const emails = fields.emails?.map(({ email }) => email) ?? []
  // A new contact has its name in the title.
  const shown = textFieldNames.filter((field) => field !== 'name' || change.name !== 'contact.create')
  const texts = shown.flatMap((field) => fields[field] || [])
  return [...texts, ...phones, ...emails].join(' · ')
}

/** The fields that a change gives to one contact; null for one that touches several, or sets none. */
export function changedContactFields({ name, args }: Pick<Change, 'name' | 'args'>): ContactFields | null {
  if (name === 'contact.create') {
    const { rows } = args as MutationArgs<'contact.create'>
    return rows.length === 1 ? rows[0]! : null
  }
  if (name !== 'contact.patch') return null
  const { ids, fields } = args as MutationArgs<'contact.patch'>
  return ids.length === 1 ? fields : null
}

/**
 * Where one contact can be looked at and corrected; a batch has no such place. What was refused of a contact that is not
 * here (any more) can be written down as a new one.
 */
async function addressOf(change: Change, names: RowNames): Promise<string | null> {
  const { name, args, state, uid } = change
  const definition = mutationNamed(name)
  const beside = companionContact(change)
  if (beside) return (await names.contact(beside)) === null ? null : `/statistics/contacts?contact=${beside}`
  if (definition?.entity !== 'contact') return null
  const ids = definition.ids(args)
  if (ids.length !== 1) return null
  if ((await names.contact(ids[0]!)) !== null) return `/statistics/contacts?contact=${ids[0]}`
  return state === 'rejected' && changedContactFields(change) ? `/statistics/contacts?new=${uid}` : null
}

const storedNames: RowNames = {
  contact: (id) =>
    readOnce(async (db) => {
      const contact = await contactById(db, id)
      return contact && (contact.name || contact.company)
    }),
  label: (kind, id) => readOnce(async (db) => (await rowById(db, kind, id))?.name ?? null),
}
