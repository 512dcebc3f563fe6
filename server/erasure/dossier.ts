import type { BlobRef, PictureRef } from '#domain/blobs/blob'
import { dependantsOf, type EntityName, parentOf } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Areas } from '../area.ts'
import type { Connection } from '../db/connect.ts'
import { quotedColumns } from '../sync/tables.ts'
import type { Dossier, MutationRow, PersonMatch, RelatedRows } from './personData.ts'
import { isAbout, type PersonIdentifiers } from './scrub.ts'
import { addressesOfPerson } from './subject.ts'

export async function readDossier(
  connection: Connection,
  areas: Areas,
  account: string,
  found: PersonMatch,
): Promise<Dossier> {
  const addresses = await addressesOfPerson(connection, account, found)
  const ids = found.contacts.map(({ row }) => row.id)
  const own = new Set(addresses.filter(({ elsewhere }) => elsewhere === 0).map(({ value }) => value))
  const about = { ids: new Set(ids), addresses: own }
  const related = await readRelated(connection, account, 'contact', ids)
  for (const { person: { naming = {} } = {} } of areas)
    for (const name of Object.keys(naming) as EntityName[])
      related.push(without(related, await readNaming(connection, account, about, { entity: name, ...naming[name]! })))
  const living = [...ids, ...related.flatMap(({ rows }) => rows.map((row) => row.id))]
  const lost = await readLostValues(connection, account, { ids: new Set(living), addresses: own })
  const all: RelatedRows[] = [{ entity: 'lost_value', rows: lost }, ...related]
  const person: PersonIdentifiers = {
    ids: new Set([...living, ...lost.map(({ id }) => id)]),
    addresses: own,
  }
  const parked = await readParked(connection, account, person)
  return { found, addresses, person, related: all, parked, mutations: await readMutations(connection, account, person) }
}

/** What has these rows as its parents, the deepest first. */
async function readRelated(
  connection: Connection,
  account: string,
  entity: EntityName,
  ids: readonly string[],
): Promise<RelatedRows[]> {
  const related: RelatedRows[] = []
  for (const name of ids.length ? dependantsOf(entity) : []) {
    const { rows } = await connection.query<Row>(
      `select ${quotedColumns(name).join(', ')} from ${name}
       where account_id = $1 and ${parentOf(name)!.field} = any($2::uuid[]) order by id`,
      [account, ids],
    )
    const deeper = await readRelated(
      connection,
      account,
      name,
      rows.map(({ id }) => id),
    )
    related.push(...deeper, { entity: name, rows })
  }
  return related
}

type NamingQuery = { entity: EntityName; text: string; about?: string }

/** Rows of the company's that are about one of the contacts, or name one of the addresses. */
async function readNaming(
  connection: Connection,
  account: string,
  person: PersonIdentifiers,
  { entity, text, about = 'false' }: NamingQuery,
): Promise<RelatedRows> {
  const { rows } = await connection.query<Row>(
    `select ${quotedColumns(entity).join(', ')} from ${entity}
     where account_id = $1 and $2::text[] is not null and (${about} or ${isNamedIn(text, 3)}) order by id`,
    [account, [...person.ids], [...person.addresses]],
  )
  return { entity, rows: rows.filter((row) => isAbout(row, person)) }
}

/** Those that are not known yet. */
function without(related: readonly RelatedRows[], { entity, rows }: RelatedRows): RelatedRows {
  const known = new Set(related.flatMap((one) => one.rows.map(({ id }) => id)))
  return { entity, rows: rows.filter(({ id }) => !known.has(id)) }
}

/** Of these contacts, of what lives with them, or with the address in a value that is not shown any more. */
async function readLostValues(connection: Connection, account: string, person: PersonIdentifiers): Promise<Row[]> {
  const { rows } = await connection.query<Row>(
    `select ${quotedColumns('lost_value').join(', ')} from lost_value
     where account_id = $1 and ("row" = any($2::uuid[])
       or exists (select from unnest($3::text[]) address
                  where strpos(lower(concat(old::text, ' ', new::text)), address) > 0))
     order by id`,
    [account, [...person.ids], [...person.addresses]],
  )
  return rows.filter((row) => person.ids.has(String(row.row)) || isAbout([row.old, row.new], person))
}

async function readParked(connection: Connection, account: string, person: PersonIdentifiers) {
  const { rows } = await connection.query<Row>(
    `select ${quotedColumns('parked_change').join(', ')} from parked_change
     where account_id = $1 and ${isNamedIn('args::text')} order by id`,
    [account, needles(person)],
  )
  return rows.filter(({ args }) => isAbout(args, person)).map((row) => ({ row, args: row.args }))
}

async function readMutations(
  connection: Connection,
  account: string,
  person: PersonIdentifiers,
): Promise<MutationRow[]> {
  const { rows } = await connection.query<MutationRow>(
    `select uid, user_id as user, name, status, args, (extract(epoch from at) * 1000)::bigint as at
     from sync_mutation where account_id = $1 and ${isNamedIn('args::text')} order by at, mid`,
    [account, needles(person)],
  )
  return rows.filter(({ args }) => isAbout(args, person))
}

/** Finds candidates; whether one is about the person, `isAbout` decides. */
export const isNamedIn = (text: string, nth = 2) =>
  `exists (select from unnest($${nth}::text[]) needle where strpos(lower(${text}), needle) > 0)`
export const needles = ({ ids, addresses }: PersonIdentifiers) => [...ids, ...addresses]

export const rowsOf = ({ related }: Dossier, entity: string) =>
  related.filter((one) => one.entity === entity).flatMap(({ rows }) => rows)

/** Rows about the person that stay without them. */
export const keptRowsOf = ({ related }: Dossier, areas: Areas): RelatedRows[] =>
  related.flatMap(({ entity, rows }) => {
    const isKept = areas.flatMap(({ person }) => person?.keeps?.[entity] ?? [])
    const kept = rows.filter((row) => isKept.some((keeps) => keeps(row)))
    return kept.length ? [{ entity, rows: kept }] : []
  })

/** What somebody typed to find the person: as it is, or in the address of the list. */
export function searchesFor({ person, found }: Dossier): string[] {
  const names = [...needles(person), ...found.contacts.flatMap(({ row }) => row.name || [])]
  return [...names, ...names.map(encoded)].map((text) => text.toLowerCase())
}
const encoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

/** Files that these rows name, each once: pictures that are shown or were, and what areas have besides. */
export function dossierFiles(dossier: Dossier, areas: Areas): BlobRef[] {
  const pictures = dossier.found.contacts.flatMap(({ row }) => row.picture ?? [])
  const earlier = rowsOf(dossier, 'lost_value').flatMap(({ field, old, new: shown }) =>
    field === 'picture' ? ([old, shown] as (PictureRef | null)[]).flatMap((ref) => ref ?? []) : [],
  )
  const ofAreas = areas.flatMap(({ person: { files = {} } = {} }) =>
    (Object.keys(files) as EntityName[]).flatMap((entity) => rowsOf(dossier, entity).flatMap(files[entity]!)),
  )
  const all = [...pictures, ...earlier, ...ofAreas].map(({ hash, size, mime }) => [hash, { hash, size, mime }] as const)
  return [...new Map(all).values()]
}
