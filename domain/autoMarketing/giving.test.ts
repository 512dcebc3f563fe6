import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AutoReceiver, newOwnerOf } from './giving.ts'

const [ann, ben, eva] = ['ann', 'ben', 'eva']

/** Each in turn, as a run would give them. */
function giveAll(receivers: readonly AutoReceiver[], countries: readonly string[]) {
  const given = new Map<string, number>()
  return countries.map((country) => {
    const user = newOwnerOf(receivers, country, given)
    if (user) given.set(user, (given.get(user) ?? 0) + 1)
    return user
  })
}
const anywhere = (user: string): AutoReceiver => ({ user, countries: [] })

test('with nobody named they stay with the user of the run', () => {
  expect(giveAll([], ['DE', 'PT'])).toEqual([null, null])
})

test('who is named for a country gets all of it, the others get the rest in turns', () => {
  const receivers = [{ user: ann, countries: ['DE', 'AT'] }, anywhere(ben), anywhere(eva)]
  expect(giveAll(receivers, ['DE', 'PT', 'AT', 'FR', '', 'PT'])).toEqual([ann, ben, ann, eva, ben, eva])
})

test('what no country names stays, where nobody takes any country', () => {
  expect(giveAll([{ user: ann, countries: ['DE'] }], ['PT', 'DE', ''])).toEqual([null, ann, null])
})

test('giving property: colleagues for any country never differ by more than one', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('DE', 'PT', ''), { maxLength: 40 }), (countries) => {
      const given = giveAll([anywhere(ann), anywhere(ben), anywhere(eva)], countries)
      const counts = [ann, ben, eva].map((user) => given.filter((one) => one === user).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(given).not.toContain(null)
    }),
  )
})
