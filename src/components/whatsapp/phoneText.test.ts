import { expect, test } from 'vitest'
import { directionOf, isCutOnPhones, phoneRuns } from './phoneText.ts'

test('marks become letters of another look, and everything else stays text', () => {
  expect(phoneRuns('Hello *Anna*, ~20~ _only *10*_ today')).toEqual([
    { text: 'Hello ' },
    { text: 'Anna', bold: true },
    { text: ', ' },
    { text: '20', strike: true },
    { text: ' ' },
    { text: 'only ', italic: true },
    { text: '10', italic: true, bold: true },
    { text: ' today' },
  ])
  expect(phoneRuns('first_name and 2*3*4')).toEqual([{ text: 'first_name and 2*3*4' }])
  expect(phoneRuns('```a *b*```')).toEqual([{ text: 'a *b*', mono: true }])
  expect(phoneRuns('<img src=x onerror=alert(1)>')).toEqual([{ text: '<img src=x onerror=alert(1)>' }])
})

test('long advertisements are cut, and Arabic is read from the right', () => {
  expect(isCutOnPhones('x'.repeat(170))).toBe(false)
  expect(isCutOnPhones('x'.repeat(171))).toBe(true)
  expect(isCutOnPhones('灯'.repeat(86))).toBe(true)
  expect(isCutOnPhones('a\nb\nc\nd\ne\nf')).toBe(true)
  expect(['ar', 'he', 'ur', 'zh_CN', 'es_MX'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr'])
})
