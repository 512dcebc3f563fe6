import { expect, test } from 'vitest'
import { Password } from '#domain/auth/user'
import { newPassword } from './newPassword.ts'

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)

test('a made password is accepted, can be read out, and is another one each time', () => {
  const made = Array.from({ length: 200 }, () => newPassword(random))
  expect(new Set(made).size).toBe(200)
  for (const password of made) {
    expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
    expect(password).not.toMatch(/[il0o1]/)
    expect(Password.safeParse(password).success).toBe(true)
  }
})

test('no letter is likelier than another: what is left over of 256 is thrown away', () => {
  let asked = 0
  const uneven = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(asked++ === 0 ? 255 : 0)
  expect(newPassword(uneven)).toBe('aaaa-aaaa-aaaa-aaaa')
})
