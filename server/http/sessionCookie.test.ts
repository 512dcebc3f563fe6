import { expect, test } from 'vitest'
import { readSessionCookie, sessionCookie } from './sessionCookie.ts'

const secure = { name: '__Host-fairlead', secure: true }
const plain = { name: 'fairlead', secure: false }

test.each([
  [null, '127.0.0.1:8080', plain],
  [null, 'localhost:8080', plain],
  [null, '[::1]:8080', plain],
  ['http://127.0.0.1:8080', '127.0.0.1:8080', plain],
  [null, 'fairlead.example', secure],
  [null, '192.168.1.7:8080', secure],
  [null, '127.0.0.1.evil.example', secure],
  [null, 'localhost.evil.example', secure],
  [null, 'x@127.0.0.1:99999', secure],
  [null, undefined, secure],
  // Behind a proxy with TLS the host may be this machine, and the browser is elsewhere.
  ['https://fairlead.example', '127.0.0.1:8080', secure],
  ['http://fairlead.example', '127.0.0.1:8080', secure],
])('at %s, asked as %s', (publicUrl, host, expected) => {
  expect(sessionCookie({ publicUrl, host })).toEqual(expected)
})

test('a cookie without the protected name opens nothing but this machine', () => {
  const both = '__Host-fairlead=kept; fairlead=planted; xfairlead=other'
  expect(readSessionCookie(both, { publicUrl: null, host: 'fairlead.example' })).toBe('kept')
  expect(readSessionCookie('fairlead=planted', { publicUrl: null, host: 'fairlead.example' })).toBe('')
  expect(readSessionCookie(both, { publicUrl: null, host: '127.0.0.1:8080' })).toBe('planted')
  expect(readSessionCookie(undefined, { publicUrl: null, host: '127.0.0.1:8080' })).toBe('')
})
