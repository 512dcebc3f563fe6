import { expect, test } from 'vitest'
import { mailProblem } from '#domain/email/sender/mailProblem'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'
import { placeOf } from './placeOf.ts'

const fields: MessageFields = {
  name: '',
  theme: 'New: [[product]]',
  preheader: 'Act now, {{name}}',
  language: 'en',
  content: [],
  plain: 'Hello {{nmae}}',
  attachments: [],
}

test('every problem that has a place leads to it', () => {
  expect(placeOf(mailProblem('linkMissing', { block: 'b1', value: '' }), fields)).toEqual({ kind: 'block', id: 'b1' })
  expect(placeOf(mailProblem('subjectLong'), fields)).toEqual({ kind: 'theme' })
  expect(placeOf(mailProblem('placeToFill', { value: '[[product]]' }), fields)).toEqual({ kind: 'theme' })
  expect(placeOf(mailProblem('tagUnknown', { value: 'nmae' }), fields)).toEqual({ kind: 'plain' })
  expect(placeOf(mailProblem('spamWord', { value: 'act now' }), fields)).toEqual({ kind: 'preheader' })
  expect(placeOf(mailProblem('tagBare', { value: 'name' }), fields)).toEqual({ kind: 'preheader' })
  expect(placeOf(mailProblem('attachmentsHeavy', { value: '5' }), fields)).toEqual({ kind: 'attachments' })
  for (const code of ['senderUnnamed', 'htmlLong', 'contentEmpty'] as const)
    expect(placeOf(mailProblem(code, { value: '1' }), fields)).toBeNull()
})
