import { expect, test } from 'vitest'
import { readAddresses, readExcludedAddress } from './readAddresses.ts'

const fullNumberOf = async (text: string) => {
  const digits = text.replace(/\D/g, '')
  return digits.length >= 7 ? digits : null
}
const read = (text: string) => readAddresses(text, fullNumberOf, async () => {})

test.each([
  ['+86 138 1234 5678', { full_number: '8613812345678' }],
  [' Stop@Example.com ', { email: 'stop@example.com' }],
  ['8613812345678@c.us', { whatsapp_id: '8613812345678@c.us' }],
  ['99887766@LID', { whatsapp_id: '99887766@lid' }],
])('%s is an address', async (text, address) => {
  expect(await readExcludedAddress(text, fullNumberOf)).toEqual({
    full_number: '',
    email: '',
    whatsapp_id: '',
    ...address,
  })
})

test('a file has one on each line, or several; each is taken once and a line without any is counted', async () => {
  const { addresses, unread } = await read(
    'phone,reason\r\n+86 138 1234 5678,asked\n8613812345678\n\nnobody\nstop@example.com,"49 30 1234567"\n',
  )
  expect(addresses.map(({ full_number, email }) => full_number || email)).toEqual([
    '8613812345678',
    'stop@example.com',
    '49301234567',
  ])
  expect(unread).toBe(1)
})

test('the page may draw while a long file is read', async () => {
  let rests = 0
  const lines = Array.from({ length: 1_000 }, (_, n) => `1380000${n}`).join('\n')
  await readAddresses(lines, fullNumberOf, async () => void rests++)
  expect(rests).toBe(10)
})
