import { expect, test } from 'vitest'
import { NewCampaignTask } from '#domain/campaigns/task'
import { NewWhatsappMessage } from '#domain/whatsapp/message'
import { newTemplateContent } from '#domain/whatsapp/template'
import { newId } from '#workers/newId'
import { changesFor } from '../taskChanges.ts'
import { emptyTask, isEmptyTask, problemsOf, type TypedTask } from '../taskForm.ts'
import { emptyWhatsapp, typedFor } from './typedWhatsapp.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const bytes = new Uint8Array([1, 2, 3])
const file = { hash: 'a'.repeat(64), size: 3, mime: 'image/png' as const, name: 'lamp.png', bytes: bytes.buffer }
const typed = (): TypedTask => ({
  ...emptyTask,
  name: 'Spring',
  filter: { join: 'all', of: [] },
  whatsapp: { template_id: newId(), texts: { name: '{{name}}' }, buttons: { 0: 'spring' }, file },
  routes: [newId(), newId()],
})

test('a task over WhatsApp is kept with its message, the file of the header and all its numbers', () => {
  const task = typed()
  expect(problemsOf(task, now)).toEqual([])
  const { changes } = changesFor(task, { task: null, named: [], starts: false, makeId: newId })
  expect(changes.map(({ name }) => name)).toEqual(['whatsapp_message.create', 'campaign_task.create'])
  const message = NewWhatsappMessage.parse(changes[0]!.args)
  expect(message).toMatchObject({ name: 'Spring', texts: { name: '{{name}}' }, file: { name: 'lamp.png' } })
  expect(message.file).not.toHaveProperty('bytes')
  expect(changes[0]!.files).toEqual([{ ref: { hash: file.hash, size: 3, mime: 'image/png' }, bytes }])
  const [first, second] = task.routes!
  expect(NewCampaignTask.parse(changes[1]!.args)).toMatchObject({
    channel: 'whatsapp',
    message: message.id,
    sender: first,
    senders: [second],
  })
})

test('edited, its own message is changed in its place', () => {
  const message = newId()
  const { changes } = changesFor(
    { ...typed(), message },
    { task: { id: newId() } as never, named: [], starts: true, makeId: newId, keepsMessage: true },
  )
  expect(changes.map(({ name }) => name)).toEqual([
    'whatsapp_message.patch',
    'campaign_task.patch',
    'campaign_task.change',
  ])
  expect(changes[0]!.args).toMatchObject({ id: message, fields: { texts: { name: '{{name}}' } } })
})

test('without a template it cannot be kept, and is nothing that was typed', () => {
  const fresh: TypedTask = { ...emptyTask, whatsapp: emptyWhatsapp, routes: [newId()], allows_unknown_basis: false }
  expect(isEmptyTask(fresh)).toBe(true)
  // Who gave no consent is left out unless somebody says otherwise, and then something was said.
  expect(isEmptyTask({ ...fresh, allows_unknown_basis: true })).toBe(false)
  expect(isEmptyTask({ ...fresh, whatsapp: typed().whatsapp! })).toBe(false)
  expect(problemsOf({ ...typed(), whatsapp: emptyWhatsapp }, now)).toEqual(['messageMissing'])
})

test('a template that is chosen takes what contacts have for usual variables, and keeps what was typed', () => {
  const content = {
    ...newTemplateContent,
    body: 'Hello {{first_name}} of {{company}}, our {{product}} costs {{price}} now.',
    buttons: [
      { kind: 'reply' as const, text: 'Yes' },
      { kind: 'copy' as const, code: 'SPRING' },
    ],
  }
  const before = { ...emptyWhatsapp, texts: { product: 'lamp' } }
  expect(typedFor('t', content, before)).toEqual({
    template_id: 't',
    texts: { first_name: '{{name}}', company: '{{company}}', product: 'lamp', price: '' },
    buttons: { 1: 'SPRING' },
    file: null,
  })
})
