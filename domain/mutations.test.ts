import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyDraft, newContact } from './contacts/contact.ts'
import { entities } from './entities.ts'
import { mutationNamed, mutations, upgraded } from './mutations.ts'
import { type Actor, mutation, type Row } from './shared/mutation.ts'

const id = '019aa000-0000-7000-8000-000000000001'
const tag = '019aa000-0000-7000-8000-000000000002'
const owner = '019aa000-0000-7000-8000-0000000000aa'
const contact = newContact(id, { name: '张伟' }, owner, 1_000)
const context = { id, user: owner, edited_at: 2_000 }

const sound = { hash: 'a'.repeat(64), size: 1_000, mime: 'audio/webm', duration_ms: 2_000 }
const voiceNote = { ...sound, id, contact_id: tag, remark: '', created_by: owner, created_at: 1, updated_at: 1 }

const parked: Row = { id, user: owner, name: 'tag.delete', args: { id }, edited_at: 1, at: 2, discarded_at: null }

const notice: Row = {
  id,
  user: owner,
  type: 'operator',
  level: 2,
  status: '0',
  content: { text: '今晚维护' },
  link: null,
  createtime: 1,
}
const mute: Row = { id, user: owner, type: 'balance', created_at: 1, updated_at: 1 }

const examples: Record<keyof typeof mutations, unknown> = {
  'contact.create': { rows: [{ id, name: '李娜' }] },
  'contact.patch': { ids: [id], fields: { company: '宁波海港' } },
  'contact.fill': { rows: [{ id, company: '宁波海港' }] },
  'contact.tag.add': { ids: [id], tag },
  'contact.tag.remove': { ids: [id], tag },
  'contact.delete': { ids: [id] },
  'contact.restore': { rows: [contact] },
  'contact.transfer': { ids: [id], to: tag },
  'notice_mute.create': { id, type: 'balance' },
  'notice_mute.delete': { ids: [id] },
  'notification.read': { ids: [id] },
  'parked.apply': { ids: [id] },
  'parked.discard': { ids: [id] },
  'tag.create': { id, name: '广交会' },
  'tag.rename': { id, name: '广交会' },
  'tag.delete': { id },
  'category.create': { id, name: '广交会' },
  'category.rename': { id, name: '广交会' },
  'category.delete': { id },
  'source.create': { id, name: '广交会' },
  'source.rename': { id, name: '广交会' },
  'source.delete': { id },
  'voice_note.create': { ...sound, id, contact_id: tag, remark: '' },
  'voice_note.patch': { id, remark: '报价' },
  'voice_note.delete': { id },
  'voice_note.restore': { row: voiceNote },
}
const label: Row = { id, name: 'old', created_at: 1, updated_at: 1 }
const names = Object.keys(examples) as (keyof typeof mutations)[]

test.each(names)('%s gives the same valid row every time, whatever it meets', (name) => {
  const definition = mutationNamed(name)!
  const args = z.parse(definition.input, examples[name])
  const rows: Record<string, Row> = {
    contact,
    voice_note: voiceNote,
    parked_change: parked,
    notification: notice,
    notice_mute: mute,
  }
  for (const before of [null, rows[definition.entity] ?? label]) {
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

test('only a main account transfers contacts and decides about parked changes', () => {
  const main: Actor = { account: id, user: owner, role: 'main' }
  for (const name of ['contact.transfer', 'parked.apply', 'parked.discard'] as const) {
    const { refuse } = mutationNamed(name)!
    const row = name === 'contact.transfer' ? (contact as Row) : parked
    expect(refuse!(row, examples[name], main)).toBeNull()
    expect(refuse!(row, examples[name], { ...main, role: 'sub' })).toBe('forbidden')
  }
  expect(mutationNamed('parked.apply')!.refuse!({ ...parked, discarded_at: 3 }, {}, main)).toBe('expired')
})

test('what an older version made is taken step by step, and no further back than there are steps', () => {
  const grown = mutation({
    version: 3,
    entity: 'tag',
    input: z.object({ title: z.string() }),
    ids: () => [id],
    apply: (row) => row,
    upgrades: {
      1: ({ label }: { label: string }) => ({ name: label.trim() }),
      2: ({ name }: { name: string }) => ({ title: name }),
    },
  })
  expect(upgraded(grown, 1, { label: ' x ' })).toEqual({ args: { title: 'x' } })
  expect(upgraded(grown, 3, { title: 'x' })).toEqual({ args: { title: 'x' } })
  expect(upgraded(grown, 0, {})).toBeNull()
  expect(upgraded(grown, 4, {})).toBeNull()
  expect(upgraded(grown, 1, 'not even that')).toEqual({ args: null })
})
