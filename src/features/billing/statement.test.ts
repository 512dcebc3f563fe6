import { expect, test } from 'vitest'
import { entryStatuses, entryTypes } from '#domain/billing/ledger'
import { type StatementPart, statementColumns, statementFile } from './statement.ts'

const same = <T extends string>(names: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as Record<T, T>
const words = { titles: same(statementColumns), type: same(entryTypes), status: same(entryStatuses) }
const row = (before: number, change: number, more = {}): StatementPart['rows'][number] => ({
  type: 'recharge',
  order_no: 'R20261121',
  before,
  change,
  after: before + change,
  status: 'done',
  remark: '',
  user: null,
  created_at: new Date(2026, 10, 21, 9, 5, 3).getTime(),
  updated_at: 0,
  ...more,
})
const linesOf = async (parts: StatementPart[]) => (await (await statementFile(parts, words)).text()).split('\r\n')

test('a statement of money is written in yuan, to the fen', async () => {
  const [, first, second] = await linesOf([{ product: '余额', unit: 100, rows: [row(0, 10_000), row(10_000, -1_234)] }])
  expect(first).toBe('2026-11-21 09:05:03,余额,recharge,R20261121,0,100,100,done,')
  expect(second).toContain(',100,-12.34,87.66,')
})

test('a statement of several products keeps the rows of each together', async () => {
  const lines = await linesOf([
    { product: '邮件', unit: 1, rows: [row(0, 500), row(500, -20)] },
    { product: '短信', unit: 1, rows: [row(0, 30)] },
  ])
  expect(lines.slice(1, 4).map((line) => line.split(',')[1])).toEqual(['邮件', '邮件', '短信'])
})

test('a remark is text, whatever it begins with', async () => {
  const [, line] = await linesOf([{ product: '余额', unit: 100, rows: [row(0, 1, { remark: '=1+1, "a"' })] }])
  expect(line).toContain(`"'=1+1, ""a"""`)
})
