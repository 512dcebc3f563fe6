import type { Contact } from '#domain/contacts/contact'
import { type LabelKind, labelKinds } from '#domain/contacts/label'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { pokeChannel } from '../sync/listen.ts'
import { fieldsOf, scopeOf } from '../sync/tables.ts'
import { type Labels, sampleContact } from './contacts.ts'
import { type Random, randomFrom } from './random.ts'
import { categoryNames, sourceNames, tagNames } from './words.ts'

const perTransaction = 2_500
/** Sample contacts end here unless told otherwise, so that one seed gives one database. */
const fixedNow = Date.UTC(2026, 9, 1)

/** Many contacts of one user, with the labels that they use; the same for the same seed. */
export async function seedContacts(
  database: Database,
  actor: Actor,
  { count, seed, now = fixedNow }: { count: number; seed: number; now?: number },
): Promise<void> {
  const random = randomFrom(seed)
  const labels = await asSystem(database, (connection) => ensureLabels(connection, actor, random, now))
  for (let done = 0; done < count; done += perTransaction) {
    const contacts = Array.from({ length: Math.min(perTransaction, count - done) }, () =>
      sampleContact(random, { owner: actor.user, labels, now }),
    )
    await asSystem(database, (connection) => insertContacts(connection, actor, contacts))
  }
}

async function ensureLabels(connection: Connection, actor: Actor, random: Random, now: number): Promise<Labels> {
  const names = { tag: tagNames, category: categoryNames, source: sourceNames }
  const labels: Record<LabelKind, string[]> = { tag: [], category: [], source: [] }
  const fresh: [LabelKind, Row][] = []
  for (const kind of labelKinds) {
    const { rows } = await connection.query<{ id: string; name: string }>(
      `select id, name from ${kind} where account_id = $1 and deleted_at is null`,
      [actor.account],
    )
    const known = new Map(rows.map((row) => [row.name, row.id]))
    for (const name of names[kind]) {
      const id = known.get(name) ?? random.id(now)
      labels[kind].push(id)
      if (!known.has(name)) fresh.push([kind, { id, name, created_at: now, updated_at: now }])
    }
  }
  if (fresh.length)
    await inOneRev(connection, actor, async (rev) => {
      for (const kind of labelKinds)
        await insert(
          connection,
          actor,
          kind,
          rev,
          fresh.filter(([of]) => of === kind).map(([, row]) => row),
        )
    })
  return labels
}

const insertContacts = (connection: Connection, actor: Actor, contacts: readonly Contact[]) =>
  inOneRev(connection, actor, (rev) => insert(connection, actor, 'contact', rev, contacts))

/** The same law as for every writer: the counter, then the rows with its number, then the hint. */
async function inOneRev(
  connection: Connection,
  { account }: Actor,
  write: (rev: number) => Promise<void>,
): Promise<void> {
  const { rows } = await connection.query<{ seq: number }>(
    'update sync_account set seq = seq + 1 where account_id = $1 returning seq',
    [account],
  )
  await write(rows[0]!.seq)
  await connection.query('select pg_notify($1, $2)', [pokeChannel, `${account} ${rows[0]!.seq}`])
}

async function insert(
  connection: Connection,
  actor: Actor,
  entity: LabelKind | 'contact',
  rev: number,
  rows: readonly Row[],
): Promise<void> {
  const columns = ['account_id', 'scope', 'rev', 'fv', ...fieldsOf(entity)].join(', ')
  const records = rows.map((row) => ({ ...row, account_id: actor.account, scope: scopeOf(entity, row), rev, fv: {} }))
  await connection.query(
    `insert into ${entity} (${columns}) select ${columns} from jsonb_populate_recordset(null::${entity}, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(records)],
  )
}
