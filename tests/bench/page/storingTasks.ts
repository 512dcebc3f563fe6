import { Dexie, type Table } from 'dexie'
import type { Contact } from '#domain/contacts/contact'
import { limits } from '#domain/limits'
import { type Columns, rowsToColumns } from '#domain/shared/columns'
import type { BootPage, DeltaPage, ScopeRequest } from '#domain/sync/protocol'
import type { LocalDatabase } from '#workers/database/database'
import { dexieStore } from '#workers/database/store'
import { createEngine } from '#workers/sync/core/engine'
import type { Net, Reply } from '#workers/sync/core/ports'
import { timer, writer } from '#workers/sync/leading'
import { labelledContact, storedRows, timed, user, withDatabase } from './sample.ts'

// The rows of a first sync on their way to the disk, and the same rows one record each. `value`: the bytes that they take.
export const storingTasks = {
  /** The engine itself, from the first page in memory until the scope has been read to its end. */
  leaves: () =>
    withDatabase('03', async (database) => {
      const pages = [...contactPages()].map(rowsToColumns)
      const engine = createEngine(
        { ...writer, store: dexieStore(database), net: servedFrom(pages), random: Math.random, timer },
        { user },
      )
      const { ms } = await timed(() => engine.pullRound())
      await mustHoldAll(database)
      return { ms, value: await bytesUsed() }
    }),

  /** With an index for every order and filter of the list, which the product answers from memory. */
  bulkPut: () => rowByRow('id, scope, name, company, updated_at, created_at, follow_up_status, category, source, *tag'),

  /** With the indexes that leaves have: by id, and by scope. */
  bulkPutFewIndexes: () => rowByRow('id, scope'),
}

const scope = `user:${user}`
const head = storedRows

type StoredContact = Contact & { rev: number }

/** Newest first, as the server gives them. */
function* contactPages(): Generator<StoredContact[]> {
  for (let below = storedRows; below > 0; below -= limits.pullRows) {
    const size = Math.min(limits.pullRows, below)
    yield Array.from({ length: size }, (_, at) => labelled(below - 1 - at))
  }
}

const labelled = (at: number): StoredContact => ({ ...labelledContact(at), rev: at + 1 })

/** A server of one scope, without a network. */
function servedFrom(pages: readonly Columns[]): Net {
  const ok = <T>(body: T): Promise<Reply<T>> => Promise.resolve({ kind: 'ok', body })
  const refused = () => Promise.resolve({ kind: 'refused', code: 'notFound' } as const)
  const epoch = 'bench'
  return {
    hello: () => ok({ epoch, head, min_schema: 1, server_now: Date.now(), scopes: [scope] }),
    pull: ({ scopes }) => ok({ epoch, head, scopes: [scope], pages: [pageFor(pages, scopes[0]!)] }),
    push: refused,
    verify: refused,
  }
}

function pageFor(pages: readonly Columns[], { gen, phase }: ScopeRequest): BootPage | DeltaPage {
  if (phase.kind === 'delta')
    return { kind: 'delta', scope, gen, cursor: phase.cursor, upto: head, more: false, puts: {}, dels: [] }
  const at = phase.after ? pages.findIndex((page) => lastId(page) === phase.after![1]) + 1 : 0
  const contact = pages[at]!
  const next: BootPage['next'] = at + 1 < pages.length ? ['contact', lastId(contact)] : null
  return { kind: 'boot', scope, gen, after: phase.after, boot: head, next, puts: { contact } }
}

const lastId = ({ fields }: Columns) => fields.id!.at(-1) as string

async function mustHoldAll({ relaxed }: LocalDatabase) {
  let held = 0
  await relaxed.leaves.each(({ size }) => {
    held += size
  })
  if (held !== storedRows) throw new Error(`${held} rows are held, not ${storedRows}`)
}

async function rowByRow(indexes: string) {
  const pages = [...contactPages()].map((page) => page.map((row) => ({ ...row, scope })))
  const db = new Dexie('rows', { chromeTransactionDurability: 'relaxed', cache: 'disabled' }) as RowDatabase
  db.version(1).stores({ contact: indexes })
  await db.open()
  const { ms } = await timed(async () => {
    for (const page of pages) await db.contact.bulkPut(page)
  })
  db.close()
  return { ms, value: await bytesUsed() }
}
type RowDatabase = Dexie & { contact: Table<StoredContact & { scope: string }, string> }

/** Of everything in this profile. */
const bytesUsed = async () => (await navigator.storage.estimate()).usage ?? Number.NaN
