import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customsCompanyKey } from './companyKey.ts'

const same = (...names: string[]) => expect(new Set(names.map((name) => customsCompanyKey(name, 'US'))).size).toBe(1)

test('spellings of one name are one company', () => {
  same('Bright Home Inc.', 'BRIGHT HOME, INC', 'bright home', 'Bright  Home Corporation', 'The Bright Home Co., Ltd.')
  same('Ilumina S.A. de C.V.', 'ILUMINA SA DE CV', 'Ilumína')
  same('上海华美灯饰有限公司', '上海华美灯饰股份有限公司')
  same('ООО «Свет»', 'OOO Svet', 'SVET')
  same('Smith & Sons', 'Smith and Sons')
})

test('another name, or the same in another country, is another company', () => {
  expect(customsCompanyKey('Bright Home', 'US')).not.toBe(customsCompanyKey('Bright Homes', 'US'))
  expect(customsCompanyKey('Bright Home', 'US')).not.toBe(customsCompanyKey('Bright Home', 'CA'))
})

test('a name of nothing but signs is nobody; one of nothing but forms stays', () => {
  expect(customsCompanyKey(' -,- ', 'US')).toBe('')
  expect(customsCompanyKey('Limited', 'GB')).toBe('limited|GB')
})

test('a legal form behind any name changes nothing', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{3,9} [a-z]{3,9}$/),
      fc.constantFrom('Ltd', 'GmbH', 'S.A.', 'Inc.'),
      (name, form) => {
        expect(customsCompanyKey(`${name} ${form}`, 'DE')).toBe(customsCompanyKey(name.toUpperCase(), 'DE'))
      },
    ),
  )
})
