import { describe, expect, test } from 'vitest'
import type { Counts } from '#domain/campaigns/statistics/counters'
import type { CampaignTask } from '#domain/campaigns/task'
import type { EmailMessage } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { columnsOf } from './countColumns.ts'
import { countsFile } from './countsFile.ts'
import { reportOf } from './report.ts'
import { readStatisticsAddress, type TableKind } from './statisticsAddress.ts'
import { kindsFor, tableRows } from './tableRows.ts'
import type { EmailNumbers, KeyCounts } from './useEmailNumbers.ts'
import { warningsOf } from './warnings.ts'

const today = 20_000
const task = (id: string, sender: string): CampaignTask =>
  ({ id, name: `name of ${id}`, sender, message: 'm1', sequence: null, belongto: 'u1' }) as CampaignTask
const day = (name: string, ago: number, counts: Counts, belongto = 'u1') => ({
  belongto,
  task: name,
  day: today - ago,
  counts,
})
const link = (text: string) => ({ kind: 'button', label: '', link: text, colour: '#000000', align: 'left' }) as const
const numbers = (table: TableKind, rows: KeyCounts[] = []): EmailNumbers => ({
  taskDays: [
    day('t1', 0, { receivers: 10, sent: 8, suppressed: 2 }),
    day('t1', 6, { receivers: 5, sent: 5, opened_unique: 3 }),
    day('t2', 2, { receivers: 4, sent: 4 }),
    day('t1', 7, { receivers: 20, sent: 20 }),
    day('t3', 1, { receivers: 7, sent: 7 }, 'u2'),
  ],
  tasks: [],
  hours: [
    { belongto: 'u1', key: '9', counts: { sent: 30, opened_unique: 6 } },
    { belongto: 'u2', key: '9', counts: { sent: 10, opened_unique: 4 } },
  ],
  table: { kind: table, rows },
  taskRows: new Map([
    ['t1', task('t1', 's1')],
    ['t2', task('t2', 's2')],
  ]),
  senderRows: new Map([['s1', { address: 'a@x.example' } as EmailSender]]),
  messageRows: new Map([
    ['m1', { name: 'spring', content: [{ id: 'a', block: link('https://x.example') }] } as EmailMessage],
  ]),
})
const report = (search: string) => reportOf(numbers('task'), readStatisticsAddress(new URLSearchParams(search)), today)

describe('what is told of days', () => {
  test('is what happened on them, beside as many days before', () => {
    const { now, earlier, steps } = report('period=days7')
    expect(now).toEqual({ receivers: 26, sent: 24, suppressed: 2, opened_unique: 3 })
    expect(earlier).toEqual({ receivers: 20, sent: 20 })
    expect(steps).toHaveLength(7)
    expect(steps.reduce((sum, { counts }) => sum + (counts.sent ?? 0), 0)).toBe(24)
  })

  test('is of one task, of the tasks of a sender, or of an owner', () => {
    expect(report('period=days7&task=t2').now).toEqual({ receivers: 4, sent: 4 })
    expect(report('period=days7&sender=s1').now.sent).toBe(13)
    expect(report('period=days7&sender=s1&task=t2').now).toEqual({})
    expect(report('period=days7&belongto=u2').now.sent).toBe(7)
  })

  test('puts the hours of all owners together, or has those of one', () => {
    expect(report('').hours).toEqual([{ belongto: '', key: '9', counts: { sent: 40, opened_unique: 10 } }])
    expect(report('belongto=u2').hours[0]!.counts).toEqual({ sent: 10, opened_unique: 4 })
  })
})

describe('a table', () => {
  const words = { task: 'gone', message: 'gone', sender: 'gone', link: (number: number) => `link ${number}` }
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const rows = (from: EmailNumbers, search: string) => {
    const address = readStatisticsAddress(new URLSearchParams(search))
    return tableRows(from, reportOf(from, address, today), address, { words, compare })
  }

  test('begins with the most sent, and a rate of too few stands behind all others', () => {
    expect(rows(numbers('task'), 'period=days7').map(({ key }) => key)).toEqual(['t1', 't3', 't2'])
    expect(rows(numbers('task'), 'period=days7&sort=').map(({ name }) => name)).toEqual([
      'gone',
      'name of t1',
      'name of t2',
    ])
    const many: KeyCounts[] = [
      { belongto: 'u1', key: 'few.example', counts: { sent: 3, opened_unique: 3 } },
      { belongto: 'u1', key: 'low.example', counts: { sent: 100, opened_unique: 10 } },
      { belongto: 'u1', key: 'high.example', counts: { sent: 50, opened_unique: 20 } },
    ]
    expect(rows(numbers('domain', many), 'sort=open').map(({ key }) => key)).toEqual([
      'high.example',
      'low.example',
      'few.example',
    ])
  })

  test('has one row for a domain, whoever wrote there', () => {
    const both = ['u1', 'u2'].map((belongto): KeyCounts => ({ belongto, key: 'x.example', counts: { sent: 2 } }))
    expect(rows(numbers('domain', both), '').map(({ counts }) => counts)).toEqual([{ sent: 4 }])
    expect(rows(numbers('domain', both), 'belongto=u1').map(({ counts }) => counts)).toEqual([{ sent: 2 }])
  })

  test('names a link by where it leads, and has none that only machines see', () => {
    const links: KeyCounts[] = [
      { belongto: 'u1', key: 't1:0', counts: { clicked_unique: 2, clicked_total: 3 } },
      { belongto: 'u1', key: 't1:1', counts: { clicked_machine: 9 } },
      { belongto: 'u1', key: 't9:4', counts: { clicked_unique: 1, clicked_total: 1 } },
    ]
    expect(rows(numbers('link', links), '').map(({ name, note }) => [name, note])).toEqual([
      ['https://x.example', 'name of t1'],
      ['link 5', 'gone'],
    ])
    expect(rows(numbers('link', links), 'task=t9')).toHaveLength(1)
  })

  test('is there only where its numbers are of what is filtered', () => {
    expect(kindsFor({ task: 't1', sender: null })).toEqual(['task', 'link'])
    expect(kindsFor({ task: null, sender: 's1' })).not.toContain('domain')
  })

  test('has in its file how many, and in percent where that can be told', () => {
    const counted = [
      { name: 'a', counts: { sent: 100, opened_unique: 25 } },
      { name: 'b', counts: { sent: 3, opened_unique: 1 } },
    ]
    const { columns, rows } = countsFile(counted, columnsOf('task').slice(0, 3), {
      title: 'x',
      name: 'Task',
      titleOf: ({ key }) => key,
      countOf: (name) => `${name} #`,
      rateOf: (name) => `${name} %`,
    })
    expect(columns.map(({ title }) => title)).toEqual(['Task', 'sent', 'delivery #', 'delivery %', 'open #', 'open %'])
    expect(rows).toEqual([
      ['a', 100, 100, 100, 25, 25],
      ['b', 3, 3, null, 1, null],
    ])
  })
})

describe('a warning', () => {
  test('is of the tasks at a limit, those that stop first', () => {
    const tasks = new Map<string, Counts>([
      ['fine', { sent: 1_000 }],
      ['warned', { sent: 1_000, complained: 1 }],
      ['bounced', { sent: 300, returned_hard: 15 }],
      ['few', { sent: 150, complained: 5 }],
    ])
    expect(warningsOf(tasks, {}).map(({ task, kind }) => [task, kind])).toEqual([
      ['bounced', 'bouncesStop'],
      ['warned', 'complaintsWarn'],
    ])
  })

  test('is of all together where each alone is too small to tell', () => {
    const small = new Map<string, Counts>([['a', { sent: 150, complained: 1 }]])
    expect(warningsOf(small, { sent: 300, complained: 2 })).toMatchObject([{ task: null, kind: 'complaintsStop' }])
  })
})
