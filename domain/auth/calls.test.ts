import { expect, test } from 'vitest'
import { authCalls } from './calls.ts'

test('an account that no database can hold is refused before one is asked; a password is never kept, so it may be anything', () => {
  const { input } = authCalls.login
  expect(input.safeParse({ account: 'sales@fair.example', password: 'fair winds' }).success).toBe(true)
  expect(input.safeParse({ account: 'sales\u0000', password: 'fair winds' }).success).toBe(false)
  expect(input.safeParse({ account: 'sales', password: 'fair\u0000winds' }).success).toBe(true)
})
