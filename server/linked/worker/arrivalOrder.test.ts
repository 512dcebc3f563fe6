import { expect, test } from 'vitest'
import { linkedSaid } from '../../testing/linkedChats.ts'
import { ArrivalOrder } from './arrivalOrder.ts'

const came = (order: ArrivalOrder, id: string, t: string) => order.came({ tag: 'message', attrs: { id, t } })
const at = (order: ArrivalOrder, id: string, second: number) =>
  order.placed(linkedSaid('4915100000001@s.whatsapp.net', 'x', { id, at: second * 1_000 })).at

test('what the library tells late stands where it came on the wire, within its second', () => {
  const order = new ArrivalOrder()
  for (const id of ['a', 'b', 'c']) came(order, id, '100')
  came(order, 'a', '100')
  came(order, 'd', '101')
  expect([at(order, 'c', 100), at(order, 'b', 100), at(order, 'a', 100), at(order, 'd', 101)]).toEqual([
    100_002, 100_001, 100_000, 101_000,
  ])
  expect(at(order, 'of a history', 99)).toBe(99_000)
})

test('more than a thousand within a second stay within it', () => {
  const order = new ArrivalOrder()
  for (let n = 0; n < 1_200; n++) came(order, `m${n}`, '100')
  expect(at(order, 'm1199', 100)).toBe(100_999)
})
