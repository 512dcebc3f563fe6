import { expect, test } from 'vitest'
import { looksForeign } from './foreign.ts'

test.each([
  ['What is your MOQ?', true],
  ['请问起订量是多少？', false],
  ['请报价 LED panel lamp 60x60', false],
  ['¿Cuál es el precio?', true],
  ['OK', true],
  ['👍', false],
  ['138 0013 8000', false],
])('who reads Chinese is offered a translation of “%s”: %s', (text, is) => {
  expect(looksForeign(text, 'zh-CN')).toBe(is)
})

test.each([
  ['请问起订量是多少？', true],
  ['Здравствуйте', true],
  ['What is your MOQ?', false],
])('who reads English is offered a translation of “%s”: %s', (text, is) => {
  expect(looksForeign(text, 'en-US')).toBe(is)
})
