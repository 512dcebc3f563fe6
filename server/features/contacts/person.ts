import type { BlobRef } from '#domain/blobs/blob'
import type { EntityName } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { AreaPerson, DescribeContext, PersonEntry, PersonPart } from '../../erasure/areaPerson.ts'
import { companionsOf, iso, withUser } from '../../erasure/describe.ts'
import { rowsOf } from '../../erasure/dossier.ts'
import { isAbout, type PersonIdentifiers } from '../../erasure/scrub.ts'

const fileOf = (row: Row) => [row as unknown as BlobRef]

type Companion = Pick<PersonPart, 'means' | 'heading'> & { entity: EntityName }
const companion = ({ entity, ...part }: Companion): PersonPart => ({
  ...part,
  group: 'record',
  read: (_, describing) => companionsOf(describing, entity),
})

export const contactPerson: AreaPerson = {
  naming: {
    // Merges in which these contacts became part of another one, or that keep one of the addresses.
    contact_merge: { text: 'concat(rows::text, before::text, after::text)', about: 'merged ?| $2::text[]' },
    excluded_contact: { text: `concat_ws(' ', full_number, email, whatsapp_id, reason)` },
  },
  files: { voice_note: fileOf, attachment: fileOf },
  addresses: ({ full_number = '', email = '', whatsapp_id = '' }: ExcludedRow) =>
    [full_number, email, whatsapp_id.replace(/@c\.us$/, '')].filter(Boolean),
  names: ['tag', 'category', 'source', 'custom_field'],
  moreNames: [
    `select (option ->> 'id')::uuid as id, option ->> 'name' as name
     from custom_field, jsonb_array_elements(options) option where account_id = $1`,
  ],
  parts: {
    contacts: {
      group: 'record',
      means: 'the records of this person; deleted_at: in the bin since; restricted_at: kept and not used since',
      fieldsMean: {
        belongto: 'the user of the company whom the record belongs to',
        picture: 'the name of the file in this zip',
        custom_fields: 'fields that the company added, by their names',
      },
      heading: { 'en-US': 'Records', 'zh-CN': '联系人记录' },
      read: (_, describing) => toldContacts(describing),
    },
    voice_notes: companion({
      entity: 'voice_note',
      means: 'what users said into their device about this person; file: the name in this zip, where it has arrived',
      heading: { 'en-US': 'Voice notes', 'zh-CN': '语音备注' },
    }),
    contact_notes: companion({
      entity: 'contact_note',
      means: 'what users wrote down about this person',
      heading: { 'en-US': 'Notes', 'zh-CN': '备注记录' },
    }),
    attachments: companion({
      entity: 'attachment',
      means:
        'files that users kept with the record; name: what it was called; file: the name in this zip, where it has arrived',
      heading: { 'en-US': 'Attachments', 'zh-CN': '附件' },
    }),
    reminders: companion({
      entity: 'reminder',
      means: 'when users wanted to be reminded of this person',
      heading: { 'en-US': 'Reminders', 'zh-CN': '提醒' },
    }),
    consents: companion({
      entity: 'consent',
      means: 'on which basis this person may be reached over each channel (GDPR Art. 6), and what shows it',
      heading: { 'en-US': 'Why this person may be reached', 'zh-CN': '联系的合法依据' },
    }),
    contact_origins: companion({
      entity: 'contact_origin',
      means: 'where the data came from, and when this person was told (GDPR Art. 14)',
      heading: { 'en-US': 'Where the data came from', 'zh-CN': '数据来源' },
    }),
    merges: {
      group: 'company',
      means: 'records of this person that became part of another record, as they were then',
      heading: { 'en-US': 'Merged records', 'zh-CN': '已合并的记录' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'contact_merge')
          .map(({ created_at, user, contact_id, rows }) => ({
            at: iso(created_at),
            user,
            rows: ofPerson(rows as Row[], contact_id, describing.dossier.person),
          }))
          .map(withUser(describing)),
    },
    excluded: {
      group: 'company',
      means: 'addresses of this person to which the company sends nothing',
      heading: { 'en-US': 'Excluded from messages', 'zh-CN': '不再发送的地址' },
      read: (_, describing) =>
        rowsOf(describing.dossier, 'excluded_contact')
          .map(({ full_number, email, whatsapp_id, reason, created_by, created_at }) => ({
            at: iso(created_at),
            user: created_by,
            full_number,
            email,
            whatsapp_id,
            reason,
          }))
          .map(withUser(describing)),
    },
  },
}

type ExcludedRow = { full_number?: string; email?: string; whatsapp_id?: string }

const toldContacts = ({ dossier, nameOf, files }: DescribeContext): PersonEntry[] =>
  dossier.found.contacts.map(({ row, deleted_at }) => ({
    ...row,
    phones: row.phones.map(({ full_number, is_wt }) => ({ full_number: `+${full_number}`, is_wt })),
    tag: row.tag.map(nameOf),
    category: row.category && nameOf(row.category),
    source: row.source && nameOf(row.source),
    belongto: nameOf(row.belongto),
    custom_fields: Object.fromEntries(
      Object.entries(row.custom_fields ?? {}).map(([id, value]) => [nameOf(id), nameOf(value)]),
    ),
    picture: row.picture && files.get(row.picture.hash),
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    restricted_at: iso(row.restricted_at),
    deleted_at: iso(deleted_at),
  }))

/** Of a merge into somebody else's record only what is about this person. */
const ofPerson = (rows: readonly Row[], contact: unknown, person: PersonIdentifiers) =>
  person.ids.has(String(contact)) ? rows : rows.filter((row) => isAbout(row, person))
