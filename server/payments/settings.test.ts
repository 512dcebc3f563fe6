import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { paymentsOf } from './settings.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const alipay = { ALIPAY_APP_ID: '2021', ALIPAY_PRIVATE_KEY: privateKey, ALIPAY_PUBLIC_KEY: publicKey }
const url = { FAIRLEAD_URL: 'https://fairlead.example.com' }

test('without settings there is no way to pay', () => {
  expect(paymentsOf({})).toEqual({ stripe: null, alipay: null, wechat: null })
})

test('half a way to pay, or one that nobody can be told about, stops the start with a sentence', () => {
  expect(() => paymentsOf({ ...url, STRIPE_SECRET_KEY: 'sk' })).toThrow('Stripe needs STRIPE_WEBHOOK_SECRET as well.')
  expect(() => paymentsOf(alipay)).toThrow('Payments need FAIRLEAD_URL')
})

test('a key is taken as one line as well, and a broken one is not repeated in the message', () => {
  const oneLine = privateKey.replaceAll('\n', '\\n')
  expect(paymentsOf({ ...url, ...alipay, ALIPAY_PRIVATE_KEY: oneLine }).alipay).toMatchObject({ appId: '2021' })
  const broken = '-----BEGIN PRIVATE KEY-----secret'
  const read = () => paymentsOf({ ...url, ...alipay, ALIPAY_PRIVATE_KEY: broken })
  expect(read).toThrow('ALIPAY_PRIVATE_KEY must be a key in PEM, or the file of one.')
  expect(read).not.toThrow('secret')
})
