import type { SuppressionRow } from '#domain/campaigns/suppression'
import type { Connection } from '../../db/connect.ts'
import type { Hasher } from '../../erasure/companyKey.ts'
import { isNamedIn } from '../../erasure/dossier.ts'
import type { Dossier, HeldContact } from '../../erasure/personData.ts'
import { isAbout, type PersonIdentifiers } from '../../erasure/scrub.ts'
import { nextSeq } from '../../sync/serverRows.ts'
import { quotedColumns } from '../../sync/tables.ts'

const ofPerson = `account_id = $1 and (${isNamedIn(`concat_ws(' ', value, note)`)}
  or kind = 'whatsapp' and value = any($3::text[]))`
const whatsappIds = ({ identities }: HeldContact['row']) =>
  (identities ?? []).flatMap(({ kind, value }) => (kind === 'bsuid' ? value : []))

/** Rows about somebody's addresses, numbers and ids of WhatsApp, or that name one in their note. */
export async function suppressionsOfPerson(
  connection: Connection,
  account: string,
  { person, found }: Dossier,
): Promise<SuppressionRow[]> {
  const { rows } = await connection.query<SuppressionRow>(
    `select ${quotedColumns('suppression').join(', ')} from suppression where ${ofPerson} order by id`,
    [account, [...person.addresses], found.contacts.flatMap(({ row }) => whatsappIds(row))],
  )
  return rows.filter((row) => row.kind === 'whatsapp' || isAbout(row, person))
}

export async function lockSuppressionsOf(connection: Connection, account: string, dossier: Dossier): Promise<string[]> {
  const ids = (await suppressionsOfPerson(connection, account, dossier)).map(({ id }) => id)
  await connection.query(
    'select from suppression where account_id = $1 and id = any($2::uuid[]) order by id for update',
    [account, ids],
  )
  return ids
}

type ErasureOfRows = { ids: readonly string[]; person: PersonIdentifiers; hash: Hasher }

/**
 * A refusal outlives the address, which is kept as a hash alone. A WhatsApp id (BSUID) is kept as it is, without its contact: it means
 * something to Meta only, and is never typed in, so there would be nothing to compare a hash with.
 */
export async function eraseSuppressions(
  connection: Connection,
  account: string,
  { ids, person, hash }: ErasureOfRows,
  seq: number,
): Promise<void> {
  const values = [...person.addresses]
  await connection.query(
    `with erased as (select value, hash from unnest($3::text[], $4::bytea[]) as e (value, hash)),
     named as (select s.id, e.value, e.hash from suppression s left join erased e on e.value = s.value
       where s.account_id = $1 and s.id = any($2::uuid[]))
     update suppression s set note = '', rev = $5, value = case when n.hash is null then s.value end,
       value_hash = coalesce(n.hash, s.value_hash),
       contact = case when n.hash is null and s.kind <> 'whatsapp' then s.contact end
     from named n where s.account_id = $1 and s.id = n.id`,
    [account, ids, values, values.map(hash), seq],
  )
}

/** They are found again at an address that they came back with. */
export async function showSuppressions(
  connection: Connection,
  account: string,
  address: string,
  hash: Buffer,
): Promise<void> {
  const { rowCount } = await connection.query(
    'select from suppression where account_id = $1 and value_hash = $2 for update',
    [account, hash],
  )
  if (!rowCount) return
  await connection.query(
    'update suppression set value = $3, value_hash = null, rev = $4 where account_id = $1 and value_hash = $2',
    [account, hash, address, await nextSeq(connection, account)],
  )
}
