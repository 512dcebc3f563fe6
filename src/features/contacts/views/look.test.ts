import { expect, test } from 'vitest'
import { noFilter } from '#domain/contacts/filter'
import { everyContact } from '#workers/search/api'
import { ownOrder } from '../list/contactAddress.ts'
import { askedBy, isSameLook, movedColumn, readKept, usualChoice, viewLook, withPlace, withWidth } from './look.ts'

const plain = { ...everyContact, ...ownOrder }
const name = { key: 'name', width: null, frozen: true }
const tag = { key: 'tag', width: 120, frozen: false }

test('a view brings back what was asked when it was kept, and nothing of what was asked before it', () => {
  const query = { ...plain, tag: 't1', sort: 'company' as const, ranked: false, descending: false }
  const look = viewLook(query, [name])
  const other = { ...plain, search: 'x', source: 's1', sort: 'name' as const }
  const now = { ...other, ...askedBy(look) }
  expect(now).toMatchObject({ search: '', tag: null, source: null, sort: 'company', ranked: false, descending: false })
  expect(isSameLook(viewLook(now, [name]), look)).toBe(true)
})

test('a view without an order finds the best match first; so does one whose order only another version knows', () => {
  const look = { ...viewLook(plain, null), sort: 'of_a_newer_version' }
  expect(askedBy(look)).toMatchObject(ownOrder)
  expect(askedBy(viewLook(plain, null))).toMatchObject(ownOrder)
})

test('a look is another one with another width, order of columns or filter', () => {
  const look = viewLook(plain, [name, tag])
  expect(isSameLook(look, { ...look, filter: { join: 'any', of: [] } })).toBe(true)
  expect(isSameLook(look, { ...look, filter: { join: 'any', of: [{ field: 'name', is: 'empty' }] } })).toBe(false)
  const asked = { join: 'all' as const, of: [{ field: 'name' as const, is: 'contains' as const, value: 'a' }] }
  const stored = { of: [{ is: 'contains' as const, field: 'name' as const, value: 'a' }], join: 'all' as const }
  expect(isSameLook({ ...look, filter: asked }, { ...look, filter: stored })).toBe(true)
  expect(isSameLook(look, { ...look, columns: [tag, name] })).toBe(false)
  expect(isSameLook(look, { ...look, columns: withWidth([name, tag], 'tag', 121) })).toBe(false)
  expect(look.filter).toEqual(noFilter)
})

test('columns move one place, and no further than the ends', () => {
  expect(movedColumn([name, tag], 0, 1)).toEqual([tag, name])
  expect(movedColumn([name, tag], 0, -1)).toEqual([name, tag])
  expect(movedColumn([name, tag], 1, 1)).toEqual([name, tag])
})

test('a column that is dragged takes the place of another, and the others keep their order', () => {
  const company = { key: 'company', width: null, frozen: false }
  const keys = (key: string, to: string) => withPlace([name, tag, company], key, to).map((column) => column.key)
  expect(keys('name', 'company')).toEqual(['tag', 'company', 'name'])
  expect(keys('company', 'name')).toEqual(['company', 'name', 'tag'])
  expect(keys('company', 'gone')).toEqual(['name', 'tag', 'company'])
})

test('what the device kept is taken as far as it can be shown', () => {
  const kept = (columns: unknown) => readKept(JSON.stringify({ view: 'v1', columns }))
  expect(kept([name, { key: 'password', width: null, frozen: false }, { key: 'tag', width: 1 }, tag])).toEqual({
    view: 'v1',
    columns: [name, tag],
  })
  for (const broken of [null, '', '{', '[]', '{"columns":7}']) expect(readKept(broken)).toBeNull()
  expect(kept([])).toBeNull()
  expect(usualChoice.some(({ key }) => key === 'name')).toBe(true)
})
