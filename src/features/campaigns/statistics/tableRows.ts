import { splitKey, sumsBy } from '#domain/campaigns/statistics/countedDays'
import { type Counts, countOf } from '#domain/campaigns/statistics/counters'
import { linksIn } from '#domain/email/render/fill'
import { columnsOf, weightOf } from './countColumns.ts'
import { taskAddress } from './paths.ts'
import type { Report } from './report.ts'
import { type StatisticsAddress, type TableKind, tableKinds } from './statisticsAddress.ts'
import type { EmailNumbers } from './useEmailNumbers.ts'

/** `note`: what tells rows of one name apart. `to`: where its name leads. */
export type TableRow = { key: string; name: string; note: string; to: string | null; counts: Counts }
/** What something is called that is not here any more, and a link that its message does not have. */
type GoneWords = { task: string; message: string; sender: string; link: (number: number) => string }

/** Messages and domains are counted for all tasks together, so with one task or sender they say nothing. */
export function kindsFor({ task, sender }: Pick<StatisticsAddress, 'task' | 'sender'>): TableKind[] {
  if (task !== null) return ['task', 'link']
  return sender === null ? [...tableKinds] : ['task', 'sender', 'link']
}

/** In the order that was asked for. */
export function tableRows(
  numbers: EmailNumbers,
  { byTask }: Pick<Report, 'byTask'>,
  address: StatisticsAddress,
  { words, compare }: { words: GoneWords; compare: (a: string, b: string) => number },
): TableRow[] {
  const rows = numbers.table.kind === 'task' ? taskRows(numbers, byTask, words) : everRows(numbers, address, words)
  const column = columnsOf(numbers.table.kind).find(({ key }) => key === address.sort)
  const direction = address.descending ? -1 : 1
  const byName = (a: TableRow, b: TableRow) => compare(a.name, b.name) || (a.key < b.key ? -1 : 1)
  if (!column && address.sort === '') return rows.sort((a, b) => direction * byName(a, b))
  const sorting = column ?? columnsOf(numbers.table.kind)[0]!
  return rows.sort((a, b) => direction * (weightOf(a.counts, sorting) - weightOf(b.counts, sorting)) || byName(a, b))
}

const taskRows = ({ taskRows }: EmailNumbers, byTask: Report['byTask'], words: GoneWords): TableRow[] =>
  [...byTask].map(([task, counts]) => ({
    key: task,
    name: taskRows.get(task)?.name ?? words.task,
    note: '',
    to: taskRows.has(task) ? taskAddress(task) : null,
    counts,
  }))

function everRows(numbers: EmailNumbers, address: StatisticsAddress, words: GoneWords): TableRow[] {
  const { kind, rows } = numbers.table
  const mine = rows.filter(({ belongto }) => address.belongto === null || belongto === address.belongto)
  return [...sumsBy(mine, ({ key }) => key)].flatMap(([key, counts]) => {
    if (kind === 'link') return linkRow(numbers, address, words, key, counts) ?? []
    if (kind === 'sender' && address.sender !== null && key !== address.sender) return []
    return { key, name: nameOf(numbers, kind, key, words), note: '', to: null, counts }
  })
}

function nameOf({ senderRows, messageRows }: EmailNumbers, kind: TableKind, key: string, words: GoneWords): string {
  switch (kind) {
    case 'sender':
      return senderRows.get(key)?.address ?? words.sender
    case 'message':
      return messageRows.get(key)?.name ?? words.message
    default:
      return key
  }
}

/** The trap that only machines follow is no link of anybody. */
function linkRow(
  { taskRows, messageRows }: EmailNumbers,
  address: StatisticsAddress,
  words: GoneWords,
  key: string,
  counts: Counts,
): TableRow | null {
  const { whole, part } = splitKey(key)
  const task = taskRows.get(whole)
  if (address.task !== null && whole !== address.task) return null
  if (address.sender !== null && task?.sender !== address.sender) return null
  // Each mail of a sequence has links of its own under the same numbers: the first one's would be wrong for the others.
  const message = task?.sequence === null ? messageRows.get(task.message) : undefined
  const url = message && linksIn(message.content)[part]
  if (url === undefined && countOf(counts, 'clicked_total') === 0) return null
  return {
    key,
    name: url ?? words.link(part + 1),
    note: task?.name ?? words.task,
    to: task ? taskAddress(whole) : null,
    counts,
  }
}
