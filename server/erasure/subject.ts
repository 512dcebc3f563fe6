import { readPersonAddress } from '#domain/dataRights/address'
import { AppError } from '#domain/errors'
import type { Connection } from '../db/connect.ts'
import { erasedAddressesOf } from './keepOut.ts'
import type { HeldContact, KnownAddress, PersonMatch } from './personData.ts'

/** Somebody by an address, or a contact that has none. */
export type PersonSubject = { address?: string | undefined; contact?: string | undefined }

/** Exactly one person; anything else has to be asked again. */
export async function onePerson(connection: Connection, account: string, subject: PersonSubject): Promise<PersonMatch> {
  const found = await findPerson(connection, account, subject)
  if (found.choices.length) throw new AppError('addressUnreadable', { field: 'address' })
  return found
}

export async function findPerson(
  connection: Connection,
  account: string,
  subject: PersonSubject,
): Promise<PersonMatch> {
  if (subject.contact !== undefined) {
    const contacts = await readContacts(connection, account, 'id = $2::uuid', subject.contact)
    return { address: null, choices: [], contacts }
  }
  const { kind, value, whole } = readPersonAddress(subject.address ?? '')!
  if (kind === 'email' || whole) return holding(connection, account, value)
  const ending = await numbersEndingWith(connection, account, value)
  if (ending.includes(value) || !ending.length) return holding(connection, account, value)
  if (ending.length > 1) return { address: null, choices: ending, contacts: [] }
  return holding(connection, account, ending[0]!)
}

async function holding(connection: Connection, account: string, address: string): Promise<PersonMatch> {
  const contacts = await readContacts(connection, account, 'addresses_of(phones, emails) && array[$2::text]', address)
  return { address, choices: [], contacts }
}

async function numbersEndingWith(connection: Connection, account: string, digits: string): Promise<string[]> {
  const { rows } = await connection.query<{ number: string }>(
    `select distinct phone ->> 'full_number' as number from contact, jsonb_array_elements(phones) phone
     where account_id = $1 and phone ->> 'full_number' like '%' || $2 order by 1 limit 20`,
    [account, digits],
  )
  return rows.map(({ number }) => number)
}

async function readContacts(
  connection: Connection,
  account: string,
  where: string,
  value: string,
): Promise<HeldContact[]> {
  const { rows } = await connection.query<HeldContact>(
    `select to_jsonb(c) - array['account_id', 'scope', 'rev', 'fv', 'deleted_at'] as row, scope,
       (extract(epoch from deleted_at) * 1000)::bigint as deleted_at
     from contact c where account_id = $1 and ${where} order by id`,
    [account, value],
  )
  return rows
}

/** Every address of these contacts, and how many other contacts have it too: those are somebody else's as well. */
export async function addressesOfPerson(
  connection: Connection,
  account: string,
  { address, contacts }: PersonMatch,
): Promise<KnownAddress[]> {
  const values = [...new Set([...(address ? [address] : []), ...contacts.flatMap(({ row }) => erasedAddressesOf(row))])]
  const ids = contacts.map(({ row }) => row.id)
  const { rows } = await connection.query<KnownAddress>(
    `select wanted.value, (select count(*) from contact c where c.account_id = $1 and c.id <> all($3::uuid[])
         and addresses_of(c.phones, c.emails) && array[wanted.value]) as elsewhere
     from unnest($2::text[]) with ordinality as wanted (value, place) order by wanted.place`,
    [account, values, ids],
  )
  return rows
}
