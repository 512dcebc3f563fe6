import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyDraft, newContact } from './contacts/contact.ts'
import { entities } from './entities.ts'
import { mutationNamed, mutations } from './mutations.ts'
import type { Row } from './shared/mutation.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const tag = '019aa000-0000-7000-8000-000000000002'
const owner = '019aa000-0000-7000-8000-0000000000aa'
const contact = newContact(id, { name: '张伟' }, owner, 1_000)
const context = { id, user: owner, edited_at: 2_000 }

const examples: Record<keyof typeof mutations, unknown> = {
  'contact.create': { rows: [{ id, name: '李娜' }] },
  'contact.patch': { ids: [id], fields: { company: '宁波海港' } },
  'contact.fill': { rows: [{ id, company: '宁波海港' }] },
  'contact.tag.add': { ids: [id], tag },
  'contact.tag.remove': { ids: [id], tag },
  'contact.delete': { ids: [id] },
  'contact.restore': { rows: [contact] },
  'tag.create': { id, name: '广交会' },
  'tag.rename': { id, name: '广交会' },
  'tag.delete': { id },
  'category.create': { id, name: '广交会' },
  'category.rename': { id, name: '广交会' },
  'category.delete': { id },
  'source.create': { id, name: '广交会' },
  'source.rename': { id, name: '广交会' },
  'source.delete': { id },
}
const label: Row = { id, name: 'old', created_at: 1, updated_at: 1 }
const names = Object.keys(examples) as (keyof typeof mutations)[]

test.each(names)('%s gives the same valid row every time, whatever it meets', (name) => {
  const definition = mutationNamed(name)!
  const args = z.parse(definition.input, examples[name])
  for (const before of [null, definition.entity === 'contact' ? (contact as Row) : label]) {
    const frozen = before && Object.freeze({ ...before })
    const after = definition.apply(frozen, args, context)
    expect(definition.apply(frozen, args, context)).toEqual(after)
    if (after) expect(z.safeParse(entities[definition.entity as 'contact'].schema, after).success).toBe(true)
  }
})

test.each(names)('%s names the rows it changes', (name) => {
  const definition = mutationNamed(name)!
  expect(definition.ids(z.parse(definition.input, examples[name]))).toEqual([id])
})

test('a device cannot set owner, counters or times', () => {
  const { input, apply } = mutationNamed('contact.create')!
  const evil = { id, name: 'x', belongto: tag, email_send_count: 9, created_at: 1, account_id: tag, rev: 7 }
  const row = apply(null, z.parse(input, { rows: [evil] }), context)
  expect(row).toEqual(newContact(id, { ...emptyDraft, name: 'x' }, owner, 2_000))
})

test('a name of the prototype is no mutation', () => {
  expect(mutationNamed('constructor')).toBeUndefined()
  expect(mutationNamed('__proto__')).toBeUndefined()
})

test('a contact with nothing to know it by is refused with the reason', () => {
  const { error } = z.safeParse(mutations['contact.create'].input, { rows: [{ id, remark: 'x' }] })
  expect(error?.issues[0]?.message).toBe('contactEmpty')
})
