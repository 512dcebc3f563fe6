import type { Contact } from '#domain/contacts/contact'
import { type LabelKind, labelColours, labelKinds } from '#domain/contacts/label'
import { type EntityName, parentOf } from '#domain/entities'
import type { Actor, Row } from '#domain/shared/mutation'
import type { Connection, Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { entityFields, quotedColumns, scopeOf } from '../sync/tables.ts'
import { sampleCompanions } from './contactRecords.ts'
import { type SampleLabels, sampleContact } from './contacts.ts'
import { sampleCustomFields, sampleCustomValues } from './customFields.ts'
import { sampleDouble, sampleExcluded } from './doubles.ts'
import { type Random, randomFrom } from './random.ts'
import { categoryNames, sourceNames, tagNames, tagParents } from './words.ts'

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

async function ensureLabels(connection: Connection, actor: Actor, random: Random, now: number): Promise<SampleLabels> {
  const names = { tag: tagNames, category: categoryNames, source: sourceNames }
  const labels: Record<LabelKind, string[]> = { tag: [], category: [], source: [] }
  const fresh: [LabelKind, Row][] = []
  for (const kind of labelKinds) {
    const { rows } = await connection.query<{ id: string; name: string }>(
      `select id, name from ${kind} where account_id = $1 and deleted_at is null`,
      [actor.account],
    )
    const known = new Map(rows.map((row) => [row.name, row.id]))
    for (const [nth, name] of names[kind].entries()) {
      const id = known.get(name) ?? random.id(now)
      labels[kind].push(id)
      if (known.has(name)) continue
      known.set(name, id)
      const colour = kind === 'tag' ? labelColours[nth % labelColours.length]! : null
      const parent = (kind === 'tag' && known.get(tagParents[name] ?? '')) || null
      fresh.push([kind, { id, name, parent, colour, place: 0, created_at: now, updated_at: now }])
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

/** Some of a user's contacts a second time, as another list would bring them, and some whom nothing is sent to. */
export async function seedDoubles(
  database: Database,
  actor: Actor,
  { count, seed, now }: { count: number; seed: number; now: number },
): Promise<void> {
  const random = randomFrom(seed)
  await asSystem(database, async (connection) => {
    const { rows } = await connection.query<Contact>(
      `select ${quotedColumns('contact').join(', ')} from contact
       where account_id = $1 and belongto = $2 and phones <> '[]' and emails <> '[]' order by id limit $3`,
      [actor.account, actor.user, count],
    )
    const doubles = rows.map((row) => sampleDouble(random, row, now))
    const excluded = rows.slice(0, count >> 2).map((row, nth) => sampleExcluded(random, row, { nth, now }))
    await inOneRev(connection, actor, async (rev) => {
      await insert(connection, actor, 'contact', rev, doubles)
      await insert(connection, actor, 'excluded_contact', rev, excluded)
    })
  })
}

/** Fields that the company has added, and what they say of some contacts. */
export async function seedCustomFields(
  database: Database,
  actor: Actor,
  { count, seed, now }: { count: number; seed: number; now: number },
): Promise<void> {
  const random = randomFrom(seed)
  await asSystem(database, (connection) =>
    inOneRev(connection, actor, async (rev) => {
      const fields = sampleCustomFields(random, now)
      await insert(connection, actor, 'custom_field', rev, fields)
      const { rows } = await connection.query<{ id: string }>(
        'select id from contact where account_id = $1 order by id desc limit $2',
        [actor.account, count],
      )
      const values = rows.map(({ id }) => ({ id, values: sampleCustomValues(random, fields, now) }))
      await connection.query(
        `update contact set custom_fields = v.values, rev = $2
         from jsonb_to_recordset($3) as v (id uuid, values jsonb) where account_id = $1 and contact.id = v.id`,
        [actor.account, rev, JSON.stringify(values)],
      )
    }),
  )
}

/** Notes and reminders on some of a user's latest contacts. */
export async function seedCompanions(
  database: Database,
  actor: Actor,
  { count, seed, now }: { count: number; seed: number; now: number },
): Promise<void> {
  const random = randomFrom(seed)
  await asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      'select id from contact where account_id = $1 and belongto = $2 order by id desc limit $3',
      [actor.account, actor.user, count],
    )
    const made = rows.flatMap(({ id }) => sampleCompanions(random, { contact: id, user: actor.user, now }))
    await inOneRev(connection, actor, async (rev) => {
      for (const [entity, row] of made) await insert(connection, actor, entity, rev, [row])
    })
  })
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
}

async function insert(
  connection: Connection,
  actor: Actor,
  entity: EntityName,
  rev: number,
  rows: readonly Row[],
): Promise<void> {
  const columns = ['account_id', 'scope', 'rev', 'fv', ...entityFields(entity).map((field) => `"${field}"`)].join(', ')
  const records = rows.map((row) => ({
    ...row,
    account_id: actor.account,
    scope: parentOf(entity) ? `user:${actor.user}` : scopeOf(entity, row),
    rev,
    fv: {},
  }))
  await connection.query(
    `insert into ${entity} (${columns}) select ${columns} from jsonb_populate_recordset(null::${entity}, $1::jsonb)
     on conflict do nothing`,
    [JSON.stringify(records)],
  )
}
