import { blobKinds } from '#domain/blobs/blob'
import type { Contact } from '#domain/contacts/contact'
import type { PersonRequest } from '#domain/dataRights/request'
import type { Row } from '#domain/shared/mutation'
import type { Connection } from '../../db/connect.ts'
import { isAbout, onlyPerson, type Person } from '../../erasure/scrub.ts'
import { filesOf, rowsOf } from './find.ts'
import { readAddressChecks, readMails } from './mails.ts'
import { type Dossier, isNamedIn, needles } from './related.ts'

/** What every key of `person.json` means, for whoever reads it without knowing Fairlead. */
const keys = {
  address: 'the address that this person was looked for by',
  made_at: 'when this file was made; all times are UTC',
  contacts: 'the records of this person; deleted_at: in the bin since; restricted_at: kept and not used since',
  'contacts.belongto': 'the user of the company whom the record belongs to',
  'contacts.picture': 'the name of the file in this zip',
  voice_notes: 'what users said into their device about this person; file: the name in this zip, where it has arrived',
  contact_notes: 'what users wrote down about this person',
  attachments:
    'files that users kept with the record; name: what it was called; file: the name in this zip, where it has arrived',
  reminders: 'when users wanted to be reminded of this person',
  consents: 'on which basis this person may be reached over each channel (GDPR Art. 6), and what shows it',
  contact_origins: 'where the data came from, and when this person was told (GDPR Art. 14)',
  mails:
    'mails of campaigns to this person: what became of each; looks: when its picture or a link was asked for and by which program; attempts: what servers said',
  answers: 'mails between users and this person outside of campaigns, and what came back',
  suppressions: 'addresses of this person that get no mail any more, and why',
  address_checks:
    'whether email addresses of this person work; evidence: what the DNS and mail servers answered when they were asked; standing: what holds',
  merges: 'records of this person that became part of another record, as they were then',
  excluded: 'addresses of this person to which the company sends nothing',
  views: 'lists that users saved which look for an address of this person',
  earlier_values: 'values that were replaced because two users wrote at once: old was replaced by new',
  earlier_states: 'what fields were before each change',
  waiting_changes: 'changes by users who were disabled, not carried out',
  history: 'what users sent about this person, when and with what result; said: what it was',
  records: 'other acts of users about these records',
  requests: 'what this person asked for under data protection law, and what became of it',
  users: 'accounts of the company itself that have this address',
}

type Names = Map<string, string>
type Told = Record<string, unknown>

/** All that is known, in the words of the database, with names where it has ids. */
export type PersonDocument = {
  keys: typeof keys
  address: string | null
  made_at: string
  contacts: Told[]
  voice_notes: Told[]
  contact_notes: Told[]
  attachments: Told[]
  reminders: Told[]
  consents: Told[]
  contact_origins: Told[]
  mails: Told[]
  answers: Told[]
  suppressions: Told[]
  address_checks: Told[]
  merges: Told[]
  excluded: Told[]
  views: Told[]
  earlier_values: Told[]
  earlier_states: Told[]
  waiting_changes: Told[]
  history: Told[]
  records: Told[]
  requests: Told[]
  users: Told[]
}

/** Of a merge into somebody else's record only what is about this person. */
const ofPerson = (rows: readonly Row[], contact: unknown, person: Person) =>
  person.ids.has(String(contact)) ? rows : rows.filter((row) => isAbout(row, person))

export async function makeDocument(
  connection: Connection,
  account: string,
  dossier: Dossier,
  now: number,
): Promise<PersonDocument> {
  const { found, person, parked, mutations } = dossier
  const names = await readNames(connection, account)
  const nameOf = (id: unknown) => names.get(String(id)) ?? id
  const files = new Map(filesOf(dossier).map((file) => [file.hash, fileName(file)]))
  const values = [account, needles(person)]
  const query = async <T extends Row | Told>(sql: string) => (await connection.query<T>(sql, values)).rows
  const companions = (entity: string) => rowsOf(dossier, entity).map((row) => companion(row, nameOf, files))
  const withUser = ({ user, ...rest }: Told) => ({ user: nameOf(user), ...rest })
  return {
    keys,
    address: found.address,
    made_at: iso(now)!,
    contacts: found.contacts.map(({ row, deleted_at }) => told({ row, deleted_at, nameOf, files })),
    voice_notes: companions('voice_note'),
    contact_notes: companions('contact_note'),
    attachments: companions('attachment'),
    reminders: companions('reminder'),
    consents: companions('consent'),
    contact_origins: companions('contact_origin'),
    mails: (
      await readMails(connection, {
        account,
        contacts: found.contacts.map(({ row }) => row.id),
        addresses: [...person.addresses],
      })
    ).map(withUser),
    answers: companions('email_answer').map(({ at, ...row }) => ({ at: iso(at), ...row })),
    suppressions: rowsOf(dossier, 'email_suppression').map(({ email, note, reason, created_by, created_at }) =>
      withUser({ at: iso(created_at), user: created_by, email, reason, note }),
    ),
    address_checks: await readAddressChecks(connection, account, [...person.addresses]),
    merges: rowsOf(dossier, 'contact_merge').map(({ created_at, user, contact_id, rows }) =>
      withUser({ at: iso(created_at), user, rows: ofPerson(rows as Row[], contact_id, person) }),
    ),
    excluded: rowsOf(dossier, 'excluded_contact').map(
      ({ full_number, email, whatsapp_id, reason, created_by, created_at }) =>
        withUser({ at: iso(created_at), user: created_by, full_number, email, whatsapp_id, reason }),
    ),
    views: rowsOf(dossier, 'saved_view').map(({ created_at, owner, name, filter }) =>
      withUser({ at: iso(created_at), user: owner, name, filter }),
    ),
    earlier_values: rowsOf(dossier, 'lost_value').map(({ edited_at, at, ...value }) =>
      withUser({ ...value, edited_at: iso(edited_at), at: iso(at) }),
    ),
    earlier_states: (
      await query<Told>(
        `select at, user_id as user, entity, id, kind, before from row_change
         where account_id = $1 and id::text = any($2::text[]) order by id, n`,
      )
    ).map(withUser),
    waiting_changes: parked.map(({ row, args }) =>
      withUser({ at: iso(row.at), user: row.user, name: row.name, said: onlyPerson(args, person) }),
    ),
    history: mutations.map(({ at, user, name, status, args }) =>
      withUser({ at: iso(at), user, name, status, said: onlyPerson(args, person) }),
    ),
    records: (
      await query<Told>(
        `select at, user_id as user, action, target, detail from operation
         where account_id = $1 and (target = any($2::text[]) or ${isNamedIn('detail::text')}) order by at, id`,
      )
    ).map(withUser),
    requests: await query<PersonRequest>(
      `select kind, state, address, asked_by, asked_at, due_at, done_at, outcome from data_request
       where account_id = $1 and address = any($2::text[]) order by asked_at, id`,
    ),
    users: await query<Told>(
      `select username, nickname, email, mobile, created_at from app_user
       where account_id = $1 and status <> 'deleted' and (lower(email) = any($2::text[]) or mobile = any($2::text[]))`,
    ),
  }
}

/** What lives with a contact: its times by the calendar, its author by name, its file by its place in the zip. */
function companion(row: Row, nameOf: Telling['nameOf'], files: Telling['files']): Told {
  const { hash, created_by, ...rest } = row
  const fields = Object.entries(rest).map(([field, value]) => [field, field.endsWith('_at') ? iso(value) : value])
  return {
    ...Object.fromEntries(fields),
    ...(typeof hash === 'string' && { file: files.get(hash) }),
    created_by: nameOf(created_by),
  }
}

type Telling = {
  row: Contact
  deleted_at: number | null
  nameOf: (id: unknown) => unknown
  files: ReadonlyMap<string, string>
}

const told = ({ row, deleted_at, nameOf, files }: Telling): Told => ({
  ...row,
  phones: row.phones.map(({ full_number, is_wt }) => ({ full_number: `+${full_number}`, is_wt })),
  tag: row.tag.map(nameOf),
  category: row.category && nameOf(row.category),
  source: row.source && nameOf(row.source),
  belongto: nameOf(row.belongto),
  picture: row.picture && files.get(row.picture.hash),
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
  restricted_at: iso(row.restricted_at),
  deleted_at: iso(deleted_at),
})

const iso = (at: unknown) => (at === null || at === undefined ? null : new Date(Number(at)).toISOString())

/** Within the zip. */
export const fileName = ({ hash, mime }: { hash: string; mime: keyof typeof blobKinds }) =>
  `files/${hash.slice(0, 16)}.${blobKinds[mime].ending}`

/** Of users and labels. */
async function readNames(connection: Connection, account: string): Promise<Names> {
  const { rows } = await connection.query<{ id: string; name: string }>(
    `select id, case when nickname = '' then username else nickname end as name from person where account_id = $1
     union all select id, name from tag where account_id = $1
     union all select id, name from category where account_id = $1
     union all select id, name from source where account_id = $1`,
    [account],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
