import type { Contact } from '#domain/contacts/contact'
import type { FoundPerson } from '#domain/dataRights/calls'
import type { Areas } from '../../area.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { containing } from '../../db/like.ts'
import { asSystem } from '../../db/scope.ts'
import { findHasher } from '../../erasure/companyKey.ts'
import { dossierFiles, keptRowsOf, readDossier, rowsOf } from '../../erasure/dossier.ts'
import { erasedAddressesOf } from '../../erasure/keepOut.ts'
import type { Dossier } from '../../erasure/personData.ts'
import { findPerson, type PersonSubject } from '../../erasure/subject.ts'
import type { Secrets } from '../../secrets.ts'

export type PersonContext = { database: Database; secrets: Secrets; areas: Areas; account: string }

export const find = (
  { database, secrets, areas, account }: PersonContext,
  subject: PersonSubject,
): Promise<FoundPerson> =>
  asSystem(database, async (connection) => {
    const found = await findPerson(connection, account, subject)
    const dossier = await readDossier(connection, areas, account, found)
    const beside = dossier.related.flatMap(({ entity, rows }) => rows.map(({ contact_id }) => ({ entity, contact_id })))
    const countOf = (id: string, isCounted: (entity: string) => boolean) =>
      beside.filter(({ entity, contact_id }) => contact_id === id && isCounted(entity)).length
    return {
      choices: found.choices,
      contacts: found.contacts.map(({ row, deleted_at }) => ({
        id: row.id,
        name: row.name,
        company: row.company,
        belongto: row.belongto,
        addresses: erasedAddressesOf(row),
        deleted_at,
        restricted_at: row.restricted_at,
        voice_notes: countOf(row.id, (entity) => entity === 'voice_note'),
        companions: countOf(row.id, (entity) => entity !== 'voice_note'),
        picture: row.picture !== null,
      })),
      mentions: await readMentions(connection, account, dossier),
      addresses: await withBlocks(connection, { secrets, account }, dossier),
      earlier_values: rowsOf(dossier, 'lost_value').length,
      waiting_changes: dossier.parked.length,
      history: dossier.mutations.length,
      files: dossierFiles(dossier, areas).length,
      kept: keptRowsOf(dossier, areas).reduce((count, { rows }) => count + rows.length, 0),
      users: await readUsers(connection, account, found.address),
    }
  })

async function readMentions(connection: Connection, account: string, { found, person }: Dossier) {
  const ids = found.contacts.map(({ row }) => row.id)
  const { rows } = await connection.query<Pick<Contact, 'id' | 'name' | 'company'>>(
    `select id, name, company from contact c
     where account_id = $1 and id <> all($2::uuid[]) and deleted_at is null
       and lower(concat_ws(' ', c.name, c.company, c.position, c.company_website, c.address, c.remark)) like any ($3)
     order by id limit 100`,
    [account, ids, [...person.addresses].map(containing)],
  )
  return rows
}

async function withBlocks(
  connection: Connection,
  { secrets, account }: Pick<PersonContext, 'secrets' | 'account'>,
  { addresses, found }: Dossier,
): Promise<FoundPerson['addresses']> {
  const known = found.choices.length ? [] : addresses
  const hash = await findHasher(connection, secrets, account)
  if (!hash) return known.map((one) => ({ ...one, blocked_at: null }))
  const { rows } = await connection.query<{ hash: Buffer; at: number }>(
    `select hash, (extract(epoch from at) * 1000)::bigint as at from erased_address
     where account_id = $1 and hash = any($2::bytea[])`,
    [account, known.map(({ value }) => hash(value))],
  )
  const at = new Map(rows.map((row) => [row.hash.toString('hex'), row.at]))
  return known.map((one) => ({ ...one, blocked_at: at.get(hash(one.value).toString('hex')) ?? null }))
}

async function readUsers(connection: Connection, account: string, address: string | null) {
  const { rows } = await connection.query<FoundPerson['users'][number]>(
    `select id, username, nickname from app_user
     where account_id = $1 and status <> 'deleted' and $2::text in (lower(email), mobile) order by id`,
    [account, address],
  )
  return rows
}
