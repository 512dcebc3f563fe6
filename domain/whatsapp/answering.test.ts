import { expect, test } from 'vitest'
import { answerRefusal, isTooLongForWhatsapp, writtenRefusal } from './answering.ts'
import { whatsappMimeOf } from './media.ts'
import { newTemplateContent } from './template.ts'

const phone = { kind: 'phone', value: '4915100000001' } as const
const open = { identity: phone, window_until: 2_000 }
const nothing = { body: '', files: [], extra: null }
const template = {
  kind: 'template',
  template: '019aa000-0000-7000-8000-00000000000a',
  values: { texts: {}, buttons: {} },
  content: newTemplateContent,
} as const

test('inside the window anything goes, outside it a template, and to a name alone nothing', () => {
  expect(answerRefusal(open, 1_999)).toBeNull()
  expect(answerRefusal(open, 2_000)).toBe('windowClosed')
  expect(answerRefusal({ ...open, window_until: null }, 0)).toBe('windowClosed')
  expect(writtenRefusal(open, { ...nothing, body: 'Hello' }, 2_000)).toBe('windowClosed')
  expect(writtenRefusal(open, { ...nothing, extra: template }, 2_000)).toBeNull()
  expect(writtenRefusal(open, { ...nothing, extra: { ...template, content: null } }, 0)).toBe('templateMissing')
  const offer = { ...newTemplateContent, body: 'Hello {{name}}' }
  expect(writtenRefusal(open, { ...nothing, extra: { ...template, content: offer } }, 0)).toBe('templateValues')
  const named = { ...open, identity: { kind: 'username', value: 'liwei' } as const }
  expect(writtenRefusal(named, { ...nothing, extra: template }, 0)).toBe('noAddress')
})

test('a text of 4,096 signs goes, and one of 1,024 with buttons', () => {
  const long = (signs: number, extra: Parameters<typeof isTooLongForWhatsapp>[0]['extra'] = null) =>
    isTooLongForWhatsapp({ ...nothing, body: 'x'.repeat(signs), extra })
  const buttons = { kind: 'buttons', buttons: [{ id: 'a', title: 'Yes' }] } as const
  expect([long(4_096), long(4_097)]).toEqual([false, true])
  expect([long(1_024, { ...buttons, buttons: [...buttons.buttons] }), long(1_025, { kind: 'contactRequest' })]).toEqual(
    [false, true],
  )
})

test.each([
  ['lamp.jpg', 'image/jpeg', 'image/jpeg'],
  ['lamp.jpg', 'application/octet-stream', null],
  ['offer.PDF', 'application/octet-stream', 'application/pdf'],
  ['voice.m4a', 'video/mp4', 'audio/mp4'],
  ['film.mp4', 'video/mp4', 'video/mp4'],
  ['setup.exe', 'application/octet-stream', null],
  ['list.csv', 'application/octet-stream', 'text/plain'],
  ['noEnding', 'application/octet-stream', null],
])('%s of the type %s is handed to Meta as %s', (name, mime, handed) => {
  expect(whatsappMimeOf({ name, mime })).toBe(handed)
})
