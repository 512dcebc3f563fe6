import { type BlobRef, blobKinds } from '#domain/blobs/blob'
import type { Areas } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { type PersonEntry, type PersonPart, partGroups } from '../../erasure/areaPerson.ts'
import { iso } from '../../erasure/describe.ts'
import { dossierFiles } from '../../erasure/dossier.ts'
import type { Dossier } from '../../erasure/personData.ts'

type DocumentPart = { name: string; part: PersonPart; entries: readonly PersonEntry[] }

/** All that is known, in the words of the database, with names where it has ids. */
export type PersonDocument = {
  address: string | null
  /** by what the person is called at the head of the page */
  person: string
  made_at: string
  parts: readonly DocumentPart[]
}

export async function makeDocument(
  connection: Connection,
  areas: Areas,
  account: string,
  dossier: Dossier,
  now: number,
): Promise<PersonDocument> {
  const { found } = dossier
  const names = await readNames(connection, areas, account)
  const nameOf = (id: unknown) => names.get(String(id)) ?? id
  const files = new Map(dossierFiles(dossier, areas).map((file) => [file.hash, fileName(file)]))
  const parts: DocumentPart[] = []
  for (const [name, part] of partsOf(areas))
    parts.push({ name, part, entries: await part.read(connection, { account, dossier, nameOf, files }) })
  const row = found.contacts[0]?.row
  const person = found.address || row?.name || row?.company || ''
  return { address: found.address, person, made_at: iso(now)!, parts }
}

function partsOf(areas: Areas): [string, PersonPart][] {
  const parts = areas.flatMap(({ person }) => Object.entries(person?.parts ?? {}))
  return partGroups.flatMap((group) => parts.filter(([, part]) => part.group === group))
}

/** As `person.json` has it. */
export const asJson = ({ address, made_at, parts }: PersonDocument) => ({
  keys: { ...ownKeys, ...Object.fromEntries(parts.flatMap(meanings)) },
  address,
  made_at,
  ...Object.fromEntries(parts.map(({ name, entries }) => [name, entries])),
})

/** What every key means, for whoever reads it without knowing Fairlead. */
const ownKeys = {
  address: 'the address that this person was looked for by',
  made_at: 'when this file was made; all times are UTC',
}
const meanings = ({ name, part: { means, fieldsMean = {} } }: DocumentPart) => [
  [name, means],
  ...Object.entries(fieldsMean).map(([field, meaning]) => [`${name}.${field}`, meaning]),
]

/** Within the zip. */
export const fileName = ({ hash, mime }: Pick<BlobRef, 'hash' | 'mime'>) =>
  `files/${hash.slice(0, 16)}.${blobKinds[mime].ending}`

/** Of users, labels and what else stands in rows by its id. */
async function readNames(connection: Connection, areas: Areas, account: string): Promise<Map<string, string>> {
  const { rows } = await connection.query<{ id: string; name: string }>(
    [
      `select id, case when nickname = '' then username else nickname end as name from person where account_id = $1`,
      ...areas
        .flatMap(({ person }) => person?.names ?? [])
        .map((entity) => `select id, name from ${entity} where account_id = $1`),
      ...areas.flatMap(({ person }) => person?.moreNames ?? []),
    ].join(' union all '),
    [account],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
