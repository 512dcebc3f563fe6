import { expect, test } from 'vitest'
import { findStoreKinds } from './findStoreKinds.ts'
import { storeKinds } from './storeKinds.ts'

const exact = (word: string) => {
  const found = findStoreKinds(word)
  return found.kind === 'exact' ? found.tags : found
}

test('every word of the table finds its tag', () => {
  const missed = Object.entries(storeKinds).flatMap(([tag, words]) =>
    words.flatMap((list) =>
      list.split(', ').filter((word) => {
        const found = findStoreKinds(word)
        return found.kind !== 'exact' || !found.tags.includes(tag)
      }),
    ),
  )
  expect(missed).toEqual([])
})

test('the table has what exporters look for, each tag well written, with words in both languages', () => {
  expect(Object.keys(storeKinds).length).toBeGreaterThanOrEqual(120)
  const tag = /^(shop|craft|office|amenity|healthcare|tourism|leisure|industrial|man_made)=[a-z_-]+$/
  expect(Object.keys(storeKinds).filter((one) => !tag.test(one))).toEqual([])
  expect(
    Object.values(storeKinds).filter(([en, zh]) => /\p{Script=Han}/u.test(en) || !/\p{Script=Han}/u.test(zh)),
  ).toEqual([])
})

test.each([
  ['lamp', 'shop=lighting'],
  ['Lamp Shops', 'shop=lighting'],
  ['lamp dealers', 'shop=lighting'],
  ['pharmacies', 'amenity=pharmacy'],
  ['watch', 'shop=watches'],
  ['Hardware Stores', 'shop=hardware'],
  ['tire', 'shop=tyres'],
  ['灯具', 'shop=lighting'],
  ['灯具专卖店', 'shop=lighting'],
  ['五金批发商', 'shop=hardware'],
  ['药店', 'amenity=pharmacy'],
  ['shop=lighting', 'shop=lighting'],
])('%s is %s', (word, tag) => expect(exact(word)).toContain(tag))

test.each([
  ['furnture', 'shop=furniture'],
  ['pharmcay', 'amenity=pharmacy'],
  ['led grow lights', 'shop=lighting'],
  ['大型家具', 'shop=furniture'],
])('%s is close to %s, and said to be no more than close', (word, tag) => {
  const found = findStoreKinds(word)
  expect(found.kind).toBe('close')
  expect(found.kind === 'close' && found.tags).toContain(tag)
})

test.each(['', '   ', 'qwertzuiop', '量子纠缠', '!!!', 'xx', '__proto__', 'toString'])(
  'of "%s" it says that it knows nothing',
  (word) => expect(findStoreKinds(word)).toEqual({ kind: 'unknown' }),
)
