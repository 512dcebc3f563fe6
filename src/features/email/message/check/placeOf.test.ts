import { expect, test } from 'vitest'
import { problem } from '#domain/email/sender/mailProblem'
import type { Fields } from '../../../../components/mail/editing/fields.ts'
import { placeOf } from './placeOf.ts'

const fields: Fields = {
  name: '',
  theme: 'New: [[product]]',
  preheader: 'Act now, {{name}}',
  language: 'en',
  content: [],
  plain: 'Hello {{nmae}}',
  attachments: [],
}

test('every problem that has a place leads to it', () => {
  expect(placeOf(problem('linkMissing', { block: 'b1', value: '' }), fields)).toEqual({ kind: 'block', id: 'b1' })
  expect(placeOf(problem('subjectLong'), fields)).toEqual({ kind: 'theme' })
  expect(placeOf(problem('placeToFill', { value: '[[product]]' }), fields)).toEqual({ kind: 'theme' })
  expect(placeOf(problem('tagUnknown', { value: 'nmae' }), fields)).toEqual({ kind: 'plain' })
  expect(placeOf(problem('spamWord', { value: 'act now' }), fields)).toEqual({ kind: 'preheader' })
  expect(placeOf(problem('tagBare', { value: 'name' }), fields)).toEqual({ kind: 'preheader' })
  expect(placeOf(problem('attachmentsHeavy', { value: '5' }), fields)).toEqual({ kind: 'attachments' })
  for (const code of ['senderUnnamed', 'htmlLong', 'contentEmpty'] as const)
    expect(placeOf(problem(code, { value: '1' }), fields)).toBeNull()
})
