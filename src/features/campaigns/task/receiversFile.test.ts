import { expect, test } from 'vitest'
import { tableFile } from '../../../components/figures/tableFile.ts'
import { receiversFile } from './receiversFile.ts'

const receiver = { address: 'a@x.com', status: 'sent', status_at: 0, sent_at: Date.parse('2026-11-22T09:00') } as never
const words = {
  title: 'Autumn',
  titles: { email: 'Address', mail: 'Email', status: 'State', what: 'What', time: 'When' },
  mail: () => '',
  status: (status: string) => status.toUpperCase(),
  happened: () => ['opened 09:30', 'clicked 09:31'],
}

test('the exported list has every receiver with its state and what happened, one per line', async () => {
  const other = { ...(receiver as object), address: '=cmd()', sent_at: null } as never
  const file = await tableFile('csv', receiversFile([receiver, other], words), new Date(0))
  const [head, first, second] = (await file.text()).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(head).toBe('Address,State,What,When')
  expect(first).toBe('a@x.com,SENT,opened 09:30 · clicked 09:31,2026-11-22 09:00')
  // No program takes an address for a formula.
  expect(second?.startsWith('=')).toBe(false)
})

test('where a task has several mails the list says which one', () => {
  const { columns, rows } = receiversFile([receiver], { ...words, mail: () => 'Email 2' })
  expect(columns.map(({ title }) => title)).toEqual(['Address', 'Email', 'State', 'What', 'When'])
  expect(rows[0]?.slice(0, 2)).toEqual(['a@x.com', 'Email 2'])
})
