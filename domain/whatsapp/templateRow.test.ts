import { expect, test } from 'vitest'
import { mutations } from '../mutations.ts'
import type { Actor } from '../shared/mutation.ts'
import { newTemplateContent, type TemplateState, templateStates } from './template.ts'
import { templateProblems } from './templateProblems.ts'
import { hasNewWords, newTemplateFacts, sendableTemplate, type WhatsappTemplate } from './templateRow.ts'

const [id, author] = ['019aa000-0000-7000-8000-000000000001', '019aa000-0000-7000-8000-0000000000aa']
const content = { ...newTemplateContent, name: 'spring', body: 'Hello {{first_name}}, new lamps', examples: {} }
const row = (changes: Partial<WhatsappTemplate> = {}): WhatsappTemplate => ({
  ...content,
  ...newTemplateFacts,
  id,
  channel_account_id: id,
  created_by: author,
  created_at: 1,
  updated_at: 1,
  ...changes,
})
const by = (user: string, role: Actor['role'] = 'sub'): Actor => ({ account: id, user, role })
const patch = mutations['whatsapp_template.patch']
const refusal = (of: WhatsappTemplate, fields: object, actor = by(author)) => patch.refuse!(of, { id, fields }, actor)
const deletion = (of: WhatsappTemplate, actor = by(author)) =>
  mutations['whatsapp_template.delete'].refuse!(of, { ids: [id] }, actor)

test('its author and the main account change a template, and nobody else does', () => {
  const fields = { body: 'x' }
  expect(refusal(row(), fields)).toBeNull()
  expect(refusal(row(), fields, by(id, 'main'))).toBeNull()
  expect(refusal(row(), fields, by(id))).toBe('forbidden')
  expect(refusal(row({ created_by: null }), fields)).toBe('forbidden')
  expect(deletion(row(), by(id))).toBe('forbidden')
})

test('what Meta is looking at, or has done with, stays as it is', () => {
  const free = templateStates.filter((state) => refusal(row({ state, meta_id: '7' }), { body: 'x' }) === null)
  expect(free).toEqual<TemplateState[]>(['draft', 'approved', 'rejected', 'paused'])
  const rejected = row({ state: 'rejected', meta_id: '7' })
  expect(refusal(rejected, { name: 'other' })).toBe('templateLocked')
  expect(refusal(rejected, { name: 'spring', category: 'utility' })).toBeNull()
  expect(refusal(row({ state: 'approved', meta_id: '7' }), { category: 'utility' })).toBe('templateLocked')
  expect(refusal(row(), { name: 'other', language: 'de' })).toBeNull()
})

test('a draft is deleted here; what may be at Meta is deleted there first', () => {
  expect(deletion(row())).toBeNull()
  expect(deletion(row({ state: 'sending' }))).toBe('templateAtMeta')
  expect(deletion(row({ state: 'approved', meta_id: '7' }))).toBe('templateAtMeta')
  expect(deletion(row({ state: 'deleted', meta_id: '7' }))).toBeNull()
})

test('messages are made of what was approved, whatever was written since', () => {
  expect(sendableTemplate(row({ state: 'pending', approved: content }))).toBeNull()
  const edited = row({ state: 'approved', approved: content, body: 'Other words' })
  expect(sendableTemplate(edited)).toEqual(content)
  expect(hasNewWords(edited)).toBe(true)
  expect(hasNewWords(row({ approved: { ...content, examples: { first_name: 'Ben' }, category: 'utility' } }))).toBe(
    false,
  )
})

test('a document of a header is a PDF by its name', () => {
  const file = { hash: 'a'.repeat(64), size: 1_000, mime: 'application/octet-stream', name: 'price list.pdf' } as const
  const said = (name: string, size = 1_000) =>
    templateProblems(
      row({ header: { kind: 'document', file: { ...file, name, size } }, examples: { first_name: 'A' } }),
    ).map(({ problem }) => problem)
  expect(said('price list.PDF')).toEqual([])
  expect(said('price list.exe')).toEqual(['wrongType'])
  expect(said('price list.pdf', 100_000_001)).toEqual(['tooLarge'])
})
