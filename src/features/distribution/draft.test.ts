import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { checked, checkedWhat, type Draft, draftTotal, newDraft } from './draft.ts'

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`
const [main, mia, tom, tag] = [id(1), id(2), id(3), id(4)]

const toTwo: Draft = { ...newDraft('distribute', main), to: [mia, tom] }
const codes = (draft: Draft) =>
  Object.entries(checked(draft, main).problems ?? {}).map(([field, { code }]) => `${field}: ${code}`)

test('what is left empty asks for all that match, newest first and in turns', () => {
  expect(checked(toTwo, main).asked).toEqual({
    kind: 'distribute',
    filter: {},
    count: limits.distributionRows,
    order: 'newest',
    to: [mia, tom],
    share: 'roundRobin',
    pooled: false,
  })
})

test('only what was chosen is a criterion, with whole days and codes as they are typed', () => {
  const filter = {
    ...toTwo.filter,
    tag: [tag],
    area_code: '+86, 0049；1212',
    created_from: '2026-11-01',
    created_to: '2026-11-03',
    search: ' 远洋 ',
  }
  expect(checked({ ...toTwo, filter }, main).asked?.filter).toEqual({
    tag: [tag],
    area_code: ['86', '49', '1212'],
    created_from: new Date(2026, 10, 1).getTime(),
    created_to: new Date(2026, 10, 4).getTime(),
    search: '远洋',
  })
})

test('what was named on this device is asked for as it is, with what may still be narrowed', () => {
  const named = { ...newDraft('transfer', mia, [main, tom]), to: [tom] }
  expect(checked({ ...named, count: '1' }, main).asked).toMatchObject({ ids: [main, tom], count: 1, from: mia })
  expect(codes({ ...named, to: [] })).toEqual(['to: receiverMissing'])
})

test('nobody chosen, nothing to give, or no number is said at its field', () => {
  expect(codes({ ...toTwo, to: [] })).toEqual(['to: receiverMissing'])
  expect(codes({ ...toTwo, count: '0' })).toEqual(['count: distributionZero'])
  expect(codes({ ...toTwo, count: 'many' })).toEqual(['count: inputInvalid'])
  expect(codes({ ...toTwo, count: '100001' })).toEqual(['count: distributionTooMany'])
  expect(codes({ ...toTwo, filter: { ...toTwo.filter, area_code: '86a' } })).toEqual(['area_code: areaCodeInvalid'])
})

test('who gives cannot receive', () => {
  expect(codes({ ...toTwo, to: [main] })).toEqual(['to: sameAccount'])
  expect(codes({ ...toTwo, kind: 'transfer', from: mia })).toEqual(['to: sameAccount'])
  expect(codes({ ...newDraft('release', main), into: 'main' })).toEqual(['into: sameAccount'])
  expect(codes({ ...newDraft('release', main), into: 'pool' })).toEqual([])
})

test('numbers each are the count where none is typed, and must add up to it where one is', () => {
  const byNumbers: Draft = { ...toTwo, share: 'numbers', numbers: { [mia]: '20', [tom]: '10' } }
  expect(checked(byNumbers, main).asked).toMatchObject({ count: 30, numbers: [20, 10] })
  expect(draftTotal(byNumbers)).toBe(30)
  expect(checked({ ...byNumbers, count: '40' }, main).problems).toMatchObject({
    numbers: { code: 'numbersDiffer', values: { count: 40 } },
  })
  expect(codes({ ...byNumbers, numbers: { [mia]: '30' } })).toEqual(['numbers: distributionZero'])
})

test('one receiver has nothing to share', () => {
  const one: Draft = { ...toTwo, to: [mia], share: 'numbers', numbers: {} }
  expect(checked(one, main).asked).toMatchObject({ share: 'equal', count: limits.distributionRows })
})

test('the contacts can be looked at before anybody is chosen', () => {
  expect(checkedWhat({ ...toTwo, to: [], share: 'numbers' }, main, tom).asked).toMatchObject({ to: [tom] })
  expect(checkedWhat(newDraft('release', main), main, tom).asked).toMatchObject({ into: 'pool' })
  expect(checkedWhat({ ...toTwo, count: '0' }, main, tom).problems).toMatchObject({
    count: { code: 'distributionZero' },
  })
})
