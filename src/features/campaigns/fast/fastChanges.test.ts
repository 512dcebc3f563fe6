import { expect, test } from 'vitest'
import { mutations } from '#domain/mutations'
import { emptySms } from '#domain/sms/compose'
import { newId } from '#workers/newId'
import { type FastMessage, fastChanges } from './fastChanges.ts'

test('whoever is not known becomes a contact, and all of them are the audience of one task that starts', () => {
  const known = newId()
  const { task, changes } = fastChanges(
    {
      name: 'Fast',
      message: { channel: 'sms', typed: { ...emptySms('en'), text: 'Hello' } },
      routes: [newId()],
      known: [{ contact: known, number: '8613800138001' }],
      unknown: [{ number: '4915123456789', country: 'DE' }],
    },
    newId,
  )
  expect(changes.map(({ name }) => name)).toEqual([
    'contact.create',
    'sms_message.create',
    'campaign_task.create',
    'campaign_audience.create',
    'campaign_task.change',
  ])
  const [contact, , made, audience] = changes.map(({ args }) => args as Record<string, never>)
  const [row] = contact!.rows as unknown as { id: string }[]
  expect(audience).toMatchObject({ campaign_task_id: task, contacts: [known, row!.id], addresses: ['8613800138001'] })
  expect(made).toMatchObject({ channel: 'sms', audience: { chosen: 2 } })
})

const file = { hash: 'a'.repeat(64), size: 3, mime: 'image/png' as const, name: 'lamp.png' }
const template = { template_id: newId(), texts: { first_name: '{{name|friend}}' }, buttons: {} }

test.each<FastMessage>([
  { channel: 'sms', typed: { ...emptySms('zh'), text: '您好' } },
  { channel: 'whatsapp', typed: { ...template, file: { ...file, bytes: new Uint8Array([1, 2, 3]).buffer } } },
])('every change is one that the domain takes, over $channel', (message) => {
  const { changes } = fastChanges(
    {
      name: 'Fast',
      message,
      routes: [newId()],
      known: [{ contact: newId(), number: '8613800138001' }],
      unknown: [{ number: '8613800138000', country: '' }],
    },
    newId,
  )
  for (const { name, args } of changes) expect(mutations[name].input.safeParse(args).error, name).toBe(undefined)
  const made = changes.find(({ name }) => name === `${message.channel}_message.create`)
  expect(made?.files?.map(({ ref }) => ref.hash) ?? []).toEqual(message.channel === 'whatsapp' ? [file.hash] : [])
})
