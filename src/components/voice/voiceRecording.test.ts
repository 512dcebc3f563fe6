import { expect, test } from 'vitest'
import { clockOf, microphoneError } from './voiceRecording.ts'

test.each([
  ['NotAllowedError', 'microphoneDenied'],
  ['SecurityError', 'microphoneDenied'],
  ['NotFoundError', 'microphoneMissing'],
  ['NotReadableError', 'microphoneBusy'],
])('the browser’s %s is said as %s', (name, code) => {
  expect(microphoneError(name)).toBe(code)
})

test('a length is minutes and seconds', () => {
  expect([0, 999, 61_000, 300_000].map(clockOf)).toEqual(['0:00', '0:00', '1:01', '5:00'])
})
