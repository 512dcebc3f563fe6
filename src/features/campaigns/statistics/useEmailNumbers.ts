import { type TaskDay, taskDayOf } from '#domain/campaigns/statistics/countedDays'
import type { Counts, Dimension, EmailCounts } from '#domain/campaigns/statistics/counters'
import type { CampaignTask } from '#domain/campaigns/task'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { useStored } from '../../../lib/reader.ts'
import type { TableKind } from './statisticsAddress.ts'

export type KeyCounts = { belongto: string; key: string; counts: Counts }
export type EmailNumbers = {
  taskDays: TaskDay[]
  /** all there ever was, by task, by hour of the week, and by what the table of the page is of */
  tasks: KeyCounts[]
  hours: KeyCounts[]
  table: { kind: TableKind; rows: KeyCounts[] }
  /** what the numbers are of, by id; messages only where the table names them */
  taskRows: ReadonlyMap<string, CampaignTask>
  senderRows: ReadonlyMap<string, EmailSender>
  messageRows: ReadonlyMap<string, EmailMessage>
}

/** All that the page says, from rows of this device; undefined until they are read. */
export const useEmailNumbers = (table: TableKind): EmailNumbers | undefined =>
  useStored((db) => readNumbers(db, table), [table])

async function readNumbers(db: UserDatabase, table: TableKind): Promise<EmailNumbers> {
  const namesMessages = table === 'message' || table === 'link'
  const [rows, tasks, senders, messages] = await Promise.all([
    countsOf(db, new Set(['taskDay', 'task', 'hour', table])),
    rowsWhere(db, 'campaign_task', () => true),
    rowsWhere(db, 'email_sender', () => true),
    namesMessages ? rowsWhere(db, 'email_message', () => true) : [],
  ])
  return {
    taskDays: (rows.get('taskDay') ?? []).map(taskDayOf),
    tasks: rows.get('task') ?? [],
    hours: rows.get('hour') ?? [],
    table: { kind: table, rows: rows.get(table) ?? [] },
    taskRows: byId(tasks),
    senderRows: byId(senders),
    messageRows: byId(messages),
  }
}

async function countsOf(db: UserDatabase, wanted: ReadonlySet<Dimension>): Promise<Map<Dimension, KeyCounts[]>> {
  const found = new Map<Dimension, KeyCounts[]>()
  const isCounted = (row: EmailCounts) => wanted.has(row.dimension) && (row.channel ?? 'email') === 'email'
  for (const row of await rowsWhere(db, 'campaign_counts', isCounted)) {
    const alike = found.get(row.dimension)
    if (alike) alike.push(row)
    else found.set(row.dimension, [row])
  }
  return found
}

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))
