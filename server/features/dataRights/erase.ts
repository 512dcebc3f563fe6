import type { BlobRef } from '#domain/blobs/blob'
import type { EntityName } from '#domain/entities'
import type { BlobStore } from '../../blobs/store.ts'
import { chunkKeys } from '../../blobs/uploads.ts'
import type { Connection } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { makeHasher } from '../../erasure/companyKey.ts'
import { dossierFiles, isNamedIn, keptRowsOf, needles, readDossier, searchesFor } from '../../erasure/dossier.ts'
import type { Dossier } from '../../erasure/personData.ts'
import { withoutPerson } from '../../erasure/scrub.ts'
import { findPerson, onePerson, type PersonSubject } from '../../erasure/subject.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { nextSeq, retire } from '../../sync/serverRows.ts'
import type { PersonContext } from './find.ts'
import { finishRequest, forgetWhose } from './requests.ts'

type EraseContext = PersonContext & { by: By; store: BlobStore }

/**
 * Everything about one person goes in one transaction: rows, what was changed or said about them, files. What stays is
 * that it was done, and keyed hashes of the addresses, so that nobody brings the person back unknowingly.
 */
export async function erase(
  { database, secrets, areas, account, by, store }: EraseContext,
  subject: PersonSubject,
  reason: string,
): Promise<{ contacts: number; blocked: number; kept: number }> {
  const { gone, keys } = await asSystem(database, async (connection) => {
    // Whoever is just bringing the person back is waited for, and then waits for this (`erasures_among`).
    await connection.query(`select pg_advisory_xact_lock(hashtextextended('erasure ' || $1::uuid, 0))`, [account])
    await lockContacts(connection, account, subject)
    const dossier = await readDossier(connection, areas, account, await onePerson(connection, account, subject))
    const ids = dossier.found.contacts.map(({ row }) => row.id)
    const hash = await makeHasher(connection, secrets, account)
    const blocked = [...dossier.person.addresses]
    const kept = new Set(keptRowsOf(dossier, areas).flatMap(({ rows }) => rows.map(({ id }) => id)))
    const gone = [...dossier.person.ids].filter((id) => !kept.has(id))
    await block(connection, account, { gone, hashes: blocked.map(hash) })
    for (const { person } of areas) await person?.scrub?.(connection, account, dossier)
    await scrubMutations(connection, account, dossier)
    await scrubRecords(connection, account, dossier)
    const history = await historyOf(connection, account, dossier)
    const parked = dossier.parked.map(({ row, args }) => ({ id: row.id, rest: withoutPerson(args, dossier.person) }))
    for (const { entity, rows } of [...dossier.related, { entity: 'parked_change' as const, rows: parked }])
      await lockRows(connection, account, { entity, ids: rows.map(({ id }) => id) })
    const changes: ((seq: number) => Promise<void>)[] = []
    for (const { person } of areas)
      if (person?.change) changes.push(await person.change(connection, account, dossier, hash))
    const request = await finishRequest(connection, by, { kind: 'erase', address: null, about: blocked, reason })
    await forgetWhose(connection, account, blocked)
    await recordOperation(connection, {
      ...by,
      action: 'dataRights.erase',
      target: request,
      detail: { contacts: ids.length, blocked: blocked.length, kept: kept.size, reason },
    })

    const seq = await nextSeq(connection, account)
    await dropHistory(connection, account, history)
    for (const { entity, rows } of dossier.related)
      await erased(connection, { account, entity, ids: rows.map(({ id }) => id).filter((id) => !kept.has(id)), seq })
    await erased(connection, { account, entity: 'contact', ids, seq })
    await scrubParked(connection, account, parked, seq)
    for (const change of changes) await change(seq)
    const keys = await dropFiles(connection, account, dossierFiles(dossier, areas))
    return { gone: { contacts: ids.length, blocked: blocked.length, kept: kept.size }, keys }
  })
  // After the commit: no row names them any more, whatever becomes of this process.
  await store.delete(keys)
  return gone
}

async function lockContacts(connection: Connection, account: string, subject: PersonSubject): Promise<void> {
  const { contacts } = await findPerson(connection, account, subject)
  await lockRows(connection, account, { entity: 'contact', ids: contacts.map(({ row }) => row.id) })
}

/** Before the account's counter is taken. */
async function lockRows(
  connection: Connection,
  account: string,
  { entity, ids }: { entity: EntityName; ids: readonly string[] },
): Promise<void> {
  await connection.query(
    `select from ${entity} where account_id = $1 and id = any($2::uuid[]) order by id for update`,
    [account, ids],
  )
}

async function block(
  connection: Connection,
  account: string,
  { gone, hashes }: { gone: readonly string[]; hashes: readonly Buffer[] },
): Promise<void> {
  await connection.query(
    'insert into erased_address (account_id, hash) select $1, unnest($2::bytea[]) on conflict do nothing',
    [account, hashes],
  )
  await connection.query(
    'insert into erased_row (account_id, id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [account, gone],
  )
}

const mark = { erased: true }

/** What devices sent about the person; of a batch, the person's row alone. The answers stay as they were given. */
async function scrubMutations(connection: Connection, account: string, { mutations, person }: Dossier): Promise<void> {
  await connection.query(
    `update sync_mutation m set args = scrubbed.args
     from unnest($2::uuid[], $3::json[]) as scrubbed (uid, args) where m.account_id = $1 and m.uid = scrubbed.uid`,
    [
      account,
      mutations.map(({ uid }) => uid),
      mutations.map(({ args }) => JSON.stringify(withoutPerson(args, person) ?? mark)),
    ],
  )
}

type Earlier = { id: string; n: number }

/** Earlier states of rows that name the person. */
async function historyOf(connection: Connection, account: string, { person }: Dossier): Promise<Earlier[]> {
  const { rows } = await connection.query<Earlier>(
    `select id, n from row_change where account_id = $1 and (id::text = any($2::text[]) or ${isNamedIn('before::text')})`,
    [account, needles(person)],
  )
  return rows
}

/** With the account's counter in hand, as all that makes what a company keeps more or less: it is counted there. */
async function dropHistory(connection: Connection, account: string, history: readonly Earlier[]): Promise<void> {
  await connection.query(
    `delete from row_change c using unnest($2::uuid[], $3::bigint[]) as gone (id, n)
     where c.account_id = $1 and c.id = gone.id and c.n = gone.n`,
    [account, history.map(({ id }) => id), history.map(({ n }) => n)],
  )
}

/** The record of what was done with them. */
async function scrubRecords(connection: Connection, account: string, dossier: Dossier): Promise<void> {
  const { person } = dossier
  // The id of one contact among those that were handed on says nothing of anybody.
  await connection.query(
    `update operation set detail = '${JSON.stringify(mark)}'
     where account_id = $1 and (target = any($3::text[]) or ${isNamedIn('detail::text')})`,
    [account, [...person.addresses], [...person.ids]],
  )
  await connection.query(
    `update operation
     set detail = jsonb_set(detail, '{filter}',
       (case jsonb_typeof(detail -> 'filter') when 'object' then '{}' else '""' end)::jsonb)
     where account_id = $1 and detail ? 'filter' and ${isNamedIn(`detail ->> 'filter'`)}`,
    [account, searchesFor(dossier)],
  )
}

type ParkedRow = { id: string; rest: unknown }

async function scrubParked(
  connection: Connection,
  account: string,
  parked: readonly ParkedRow[],
  seq: number,
): Promise<void> {
  const emptied = parked.filter(({ rest }) => rest === null).map(({ id }) => id)
  await erased(connection, { account, entity: 'parked_change', ids: emptied, seq })
  const kept = parked.filter(({ rest }) => rest !== null)
  await connection.query(
    `update parked_change p set args = scrubbed.args, rev = $4
     from unnest($2::uuid[], $3::jsonb[]) as scrubbed (id, args) where p.account_id = $1 and p.id = scrubbed.id`,
    [account, kept.map(({ id }) => id), kept.map(({ rest }) => JSON.stringify(rest)), seq],
  )
}

type ErasedRows = { account: string; entity: EntityName; ids: readonly string[]; seq: number }

/** Devices that ever had them hear that they were erased, also those of a former owner. */
async function erased(connection: Connection, { account, entity, ids, seq }: ErasedRows): Promise<void> {
  if (!ids.length) return
  await retire(connection, entity, account, ids, seq)
  await connection.query(
    `update sync_tomb set reason = 'erased', seq = $4, at = now()
     where account_id = $1 and entity = $2 and id = any($3::uuid[])`,
    [account, entity, ids, seq],
  )
}

/** Files that nobody else's row names, and uploads of them that are on their way. Gives what the store has of them. */
async function dropFiles(connection: Connection, account: string, named: readonly BlobRef[]): Promise<string[]> {
  const hashes = named.map(({ hash }) => hash)
  const unnamed = `account_id = $1 and sha256 = any($2::text[]) and not blob_is_named(account_id, sha256)`
  const { rows: uploads } = await connection.query<{ user: string; sha256: string; size: number }>(
    `delete from blob_upload where ${unnamed} returning user_id as user, sha256, size`,
    [account, hashes],
  )
  const { rows: files } = await connection.query<{ key: string }>(`delete from blob where ${unnamed} returning key`, [
    account,
    hashes,
  ])
  const chunks = uploads.flatMap(({ user, sha256, size }) => chunkKeys({ account, user }, sha256, size))
  return [...files.map(({ key }) => key), ...chunks]
}
