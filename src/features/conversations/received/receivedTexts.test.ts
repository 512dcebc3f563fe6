import { expect, test } from 'vitest'
import { type ReceivedText, wantedTexts } from './receivedTexts.ts'

const text = (id: string, body: string, name: string, at = 1): ReceivedText => ({
  id,
  at,
  body,
  conversation: {
    id: `c${id}`,
    name,
    // WhatsApp has them under an id of its own.
    identity: { kind: 'bsuid', value: 'XX.2865' },
    identities: [{ kind: 'phone', value: '4915100000010' }],
    contact_id: null,
    channel_account_id: id === 'a' ? 'one' : 'two',
  },
})
const all = [text('a', 'Price of the lamp?', 'Anna', 10), text('b', '请报价', '王伟', 20)]
const found = (wanted: Partial<Parameters<typeof wantedTexts>[1]>) =>
  wantedTexts(all, { search: '', route: null, ...wanted }).map(({ id }) => id)

test('what came in is found by its words, by who wrote, and by the number however it is written', () => {
  expect(found({ search: 'LAMP anna' })).toEqual(['a'])
  expect(found({ search: '报价' })).toEqual(['b'])
  expect(found({ search: '+4915100' })).toEqual(['a', 'b'])
  expect(found({ search: 'nobody' })).toEqual([])
})

test('a day and a route leave the others out', () => {
  expect(found({ from: 15 })).toEqual(['b'])
  expect(found({ to: 20 })).toEqual(['a'])
  expect(found({ route: 'one' })).toEqual(['a'])
})
