import { expect, test } from 'vitest'
import { checkEmail, checkField } from './contactFields.ts'

test('a script is no website', () => {
  expect(checkField('company_website', 'javascript:alert(1)')).toEqual({ kind: 'wrong', code: 'urlInvalid' })
  expect(checkField('company_website', ' acme.cn/about ')).toEqual({
    kind: 'fine',
    value: { company_website: 'acme.cn/about' },
  })
})
test('an email is kept in small letters', () => {
  expect(checkEmail(' Li.Wei@Acme.CN ')).toEqual({
    kind: 'fine',
    value: { email: 'li.wei@acme.cn', is_valid: 'toVerify' },
  })
  expect(checkEmail('li.wei')).toEqual({ kind: 'wrong', code: 'emailInvalid' })
})
test('a name of a thousand characters is refused before it is kept', () => {
  expect(checkField('name', 'x'.repeat(1_000))).toEqual({ kind: 'wrong', code: 'textTooLong' })
})
