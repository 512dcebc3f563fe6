import { same } from '#domain/shared/same'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import type { HeardTemplate } from '../../channels/whatsapp/templates.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { newIdAt } from '../../sync/newId.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import { asStranger, asTold } from './asTold.ts'
import type { TemplateGraph } from './graphOf.ts'
import { listAll } from './listing.ts'
import { lockTemplatesOf, lockWaba, numbersOfWaba } from './rows.ts'
import { leaseOfTemplate, type TemplateTools } from './tools.ts'

const minute = 60_000
/** A list that was read just after something was handed in may not have it yet. */
const settledMs = 2 * minute
const everyMs = 60 * minute

/** Reads all templates of a WhatsApp Business account, and keeps what Meta says of them. How many it has. */
export async function readAtMeta(
  tools: TemplateTools,
  account: string,
  graph: TemplateGraph,
  signal: AbortSignal,
): Promise<number> {
  const from = Date.now()
  const templates = await listAll(graph, null, signal)
  const held = await leasesOfSending(tools, account, graph.waba)
  try {
    const told: TemplateNews = { account, waba: graph.waba, templates, from, isFree: held.isFree }
    const isOpen = await asSystem(tools.database, (connection) => keepTold(connection, told))
    await setDue(tools.database, { account, waba: graph.waba, ms: isOpen ? minute : everyMs })
  } finally {
    await held.release()
  }
  return templates.length
}

/** Of what is being handed in just now, who does that keeps the answer. */
async function leasesOfSending({ database, leases }: TemplateTools, account: string, waba: string) {
  const rows = await asSystem(database, async (connection) => {
    const numbers = await numbersOfWaba(connection, account, waba)
    return lockTemplatesOf(
      connection,
      account,
      numbers.map(({ id }) => id),
    )
  })
  const sending = rows.filter(({ state }) => state === 'sending')
  const tried = await Promise.all(
    sending.map(async ({ id }) => ({ id, lease: await leases.tryLease(leaseOfTemplate({ account, id })) })),
  )
  const free = new Set(tried.flatMap(({ id, lease }) => (lease ? [id] : [])))
  return {
    isFree: (id: string) => free.has(id),
    release: async () => void (await Promise.all(tried.map(({ lease }) => lease?.release()))),
  }
}

type TemplateNews = {
  account: string
  waba: string
  templates: readonly HeardTemplate[]
  /** when the list was asked for */
  from: number
  isFree: (id: string) => boolean
}

/** Whether any is still waited for. */
async function keepTold(
  connection: Connection,
  { account, waba, templates, from, isFree }: TemplateNews,
): Promise<boolean> {
  await lockWaba(connection, account, waba)
  const numbers = (await numbersOfWaba(connection, account, waba)).map(({ id }) => id)
  const [first] = numbers
  if (!first) return false
  const metaIds = templates.map(({ id }) => id)
  const rows = await lockTemplatesOf(connection, account, numbers, metaIds)
  const now = Date.now()
  const isOthers = (row: WhatsappTemplate) => row.state === 'sending' && !isFree(row.id)
  const find = finderOf(rows)
  const left = new Set(rows)
  const changed: WhatsappTemplate[] = []
  const keep = (before: WhatsappTemplate, after: WhatsappTemplate) => {
    if (!same(before, after)) changed.push({ ...after, updated_at: now })
  }
  for (const heard of templates) {
    const row = find(heard)
    if (!row) changed.push(asStranger(heard, { id: newIdAt(now), channel_account_id: first }, now))
    else if (left.delete(row) && !isOthers(row)) {
      const number = numbers.includes(row.channel_account_id) ? row.channel_account_id : first
      keep(row, { ...asTold(row, heard, now), channel_account_id: number })
    }
  }
  for (const row of left) if (!isOthers(row)) keep(row, asMissing(row, { from, now }))
  await writeServerRows(connection, account, 'whatsapp_template', changed)
  const after = new Map([...rows, ...changed].map((row) => [row.id, row]))
  return [...after.values()].some(({ state }) => state === 'sending')
}

/** By Meta's id; one that was handed in and not answered, by its name. */
function finderOf(rows: readonly WhatsappTemplate[]): (heard: HeardTemplate) => WhatsappTemplate | undefined {
  const keyOf = ({ name, language }: { name: string; language: string }) => `${language} ${name}`
  const byId = new Map(rows.flatMap((row) => (row.meta_id === '' ? [] : [[row.meta_id, row]])))
  const unanswered = rows.filter(
    ({ meta_id, state, problem }) => meta_id === '' && (state === 'sending' || problem === 'unanswered'),
  )
  const byName = new Map(unanswered.map((row) => [keyOf(row), row]))
  return (heard) => byId.get(heard.id) ?? byName.get(keyOf(heard))
}

/** Meta has it no more, or has never had it. */
function asMissing(row: WhatsappTemplate, { from, now }: { from: number; now: number }): WhatsappTemplate {
  if ((row.submitted_at ?? 0) >= from - settledMs) return row
  if (row.meta_id !== '') return { ...row, state: 'deleted' }
  return row.state === 'sending'
    ? { ...row, state: 'draft', problem: 'unanswered', problem_details: '', problem_at: now }
    : row
}

/** It is looked at by the next round. */
export const readSoon = (database: Database, account: string, waba: string) =>
  setDue(database, { account, waba, ms: 0 })

export async function setDue(
  database: Pick<Database, 'pool'>,
  { account, waba, ms }: { account: string; waba: string; ms: number },
): Promise<void> {
  await database.pool.query(
    `insert into whatsapp_template_reading (account_id, waba, due)
     values ($1, $2, server_now() + $3 * interval '1 millisecond')
     on conflict (account_id, waba) do update set due = excluded.due`,
    [account, waba, ms],
  )
}
