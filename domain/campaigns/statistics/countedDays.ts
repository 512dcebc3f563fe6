import type { Day, Days } from '../../statistics/days.ts'
import { type Counter, type Counts, countOf } from './counters.ts'

/** What happened with one task's mails on one day. */
export type TaskDay = { belongto: string; task: string; day: Day; counts: Counts }
/** Whose mails, and of which tasks; null: of all. */
export type CountScope = { belongto: string | null; tasks: ReadonlySet<string> | null }

export function taskDayOf({ belongto, key, counts }: { belongto: string; key: string; counts: Counts }): TaskDay {
  const { whole, part } = splitKey(key)
  return { belongto, task: whole, day: part, counts }
}

/** Of a key such as that of a task's day or link: the id, and the number behind the colon. */
export function splitKey(key: string): { whole: string; part: number } {
  const at = key.lastIndexOf(':')
  return { whole: key.slice(0, at), part: Number(key.slice(at + 1)) }
}

export const isIn = ({ belongto, tasks }: CountScope, row: Pick<TaskDay, 'belongto' | 'task'>) =>
  (belongto === null || row.belongto === belongto) && (tasks === null || tasks.has(row.task))

export const isOn = ({ from, to }: Days, { day }: Pick<TaskDay, 'day'>) => day >= from && day < to

export function sumCounts(rows: Iterable<{ counts: Counts }>): Counts {
  const sum: Sum = {}
  for (const { counts } of rows) addTo(sum, counts)
  return sum
}

/** Grows in place: ten thousands of rows are added up while somebody waits for a page. */
type Sum = Partial<Record<Counter, number>>
function addTo(sum: Sum, counts: Counts): void {
  for (const name in counts) sum[name as Counter] = countOf(sum, name as Counter) + countOf(counts, name as Counter)
}

/** The same key of several owners is one. */
export function sumsBy<T extends { counts: Counts }>(
  rows: Iterable<T>,
  keyOf: (row: T) => string,
): Map<string, Counts> {
  const sums = new Map<string, Sum>()
  for (const row of rows) {
    const key = keyOf(row)
    const sum = sums.get(key) ?? {}
    addTo(sum, row.counts)
    sums.set(key, sum)
  }
  return sums
}

/** As many days, right before. */
export const daysBefore = ({ from, to }: Days): Days => ({ from: from - (to - from), to: from })

/** What happened in each step of a stretch; `starts` are the first days of the steps. */
export function sumsByStep(rows: Iterable<TaskDay>, days: Days, starts: readonly Day[]): Counts[] {
  const steps: TaskDay[][] = starts.map(() => [])
  for (const row of rows) if (isOn(days, row)) steps[starts.findLastIndex((start) => start <= row.day)]!.push(row)
  return steps.map(sumCounts)
}
