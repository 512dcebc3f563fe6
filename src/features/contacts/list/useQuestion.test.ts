import { expect, test } from 'vitest'
import type { Label } from '#domain/contacts/label'
import { everyContact } from '#workers/search/api'
import { withLabelsBelow } from './useQuestion.ts'

const label = (id: string, parent: string | null = null): Label => ({
  id,
  name: id,
  parent,
  colour: null,
  place: 0,
  created_at: 1,
  updated_at: 1,
})
const labels = { tag: [label('fairs'), label('canton', 'fairs'), label('vip')], category: [], source: [label('vip')] }

test('a list by a label has what stands below it; another label asks for itself alone', () => {
  const name = { field: 'name', is: 'contains', value: 'a' } as const
  const asked = { ...everyContact, tag: 'fairs', source: 'vip', filter: { join: 'all' as const, of: [name] } }
  expect(withLabelsBelow(asked, labels)).toEqual({
    ...asked,
    tag: null,
    filter: { join: 'all', of: [name, { field: 'tag', is: 'anyOf', values: ['fairs', 'canton'] }] },
  })
  expect(withLabelsBelow({ ...asked, tag: 'vip' }, labels)).toEqual({ ...asked, tag: 'vip' })
})
