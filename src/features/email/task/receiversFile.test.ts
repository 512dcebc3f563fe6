import { expect, test } from 'vitest'
import { receiversFile } from './receiversFile.ts'

test('the exported list has every receiver with its state and what happened, one per line', async () => {
  const receiver = { email: 'a@x.com', status: 'sent', status_at: 0, sent_at: Date.parse('2026-11-22T09:00') } as never
  const file = await receiversFile([receiver, { ...(receiver as object), email: '=cmd()', sent_at: null } as never], {
    titles: ['Address', 'State', 'What', 'When'],
    status: (status) => status.toUpperCase(),
    happened: () => ['opened 09:30', 'clicked 09:31'],
  })
  const [head, first, second] = (await file.text()).replace('\uFEFF', '').trim().split(/\r?\n/)
  expect(head).toBe('Address,State,What,When')
  expect(first).toBe('a@x.com,SENT,opened 09:30 · clicked 09:31,2026-11-22 09:00')
  // No program takes an address for a formula.
  expect(second?.startsWith('=')).toBe(false)
})
