import { expect, test } from 'vitest'
import { hasSignature, keywordIn } from './optOut.ts'
import { senderFault } from './senderNames.ts'

test('a whole answer that means stop is one, in any spelling, and a sentence with the word is not', () => {
  for (const text of [
    'STOP',
    ' stop. ',
    'Ｓｔｏｐ！',
    '退订',
    '“退订”',
    'T',
    'td',
    'Arrêt',
    'СТОП',
    '수신거부',
    'stop\n',
  ])
    expect(keywordIn(text), text).toBe('stop')
  for (const text of ['Please don’t stop', 'We stop at booth 5B', 'T-shirts?', 'no', '退订单 8 号', ''])
    expect(keywordIn(text), text).toBe(null)
  expect(keywordIn('START')).toBe('start')
  expect(keywordIn('Help?')).toBe('help')
})

test('a name may write where its country allows it, or where the company has registered it', () => {
  const nowhere = new Set<string>()
  expect(senderFault('Lighthouse', 'GB', nowhere)).toBe(null)
  expect(senderFault('Lighthouse', 'US', new Set(['US']))).toBe('nameNotAllowed')
  expect(senderFault('Lighthouse', 'AU', nowhere)).toBe('nameNotRegistered')
  expect(senderFault('Lighthouse', 'AU', new Set(['AU']))).toBe(null)
  expect(senderFault('Lighthouse', 'ZZ', nowhere), 'nothing is known').toBe('nameNotRegistered')
  expect(senderFault('+14155550100', 'US', nowhere)).toBe(null)
  expect(senderFault('12345', 'US', nowhere)).toBe(null)
  for (const from of ['', 'A', 'TwelveLetters', '灯塔', ' Lamp', '123456789012'])
    expect(senderFault(from, 'GB', nowhere), from).toBe('malformed')
})

test('a mainland signature stands in brackets at either end', () => {
  for (const text of ['【灯塔灯饰】您好', '您好 【灯塔灯饰】', ' 【灯塔】 '.trim() + '新品'])
    expect(hasSignature(text), text).toBe(true)
  for (const text of ['您好', '【】您好', '您【灯塔】好']) expect(hasSignature(text), text).toBe(false)
})
