import { expect, test } from 'vitest'
import { isThisDevice } from './boothPage.ts'

test('an address that every device has for itself is told from one where visitors find the booth’s page', () => {
  for (const host of ['localhost', 'app.localhost', '127.0.0.1', '127.0.1.1', '[::1]', '0.0.0.0'])
    expect(isThisDevice(host), host).toBe(true)
  for (const host of ['crm.example.com', '192.168.1.20', 'localhost.example', '[2001:db8::1]', '128.127.0.1'])
    expect(isThisDevice(host), host).toBe(false)
})
