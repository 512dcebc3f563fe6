import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const mail = { SMTP_URL: 'smtp://us:p%40ss@mail.example.com', SMTP_FROM: 'Fairlead <no-reply@example.com>' }
const sms = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'secret', SMS_FROM: '+15005550006' }

describe('mails', () => {
  test('are set up by an address and a sender', () => {
    expect(readSettings(mail).smtp).toEqual({
      host: 'mail.example.com',
      port: 587,
      secure: false,
      user: 'us',
      password: 'p@ss',
      from: { name: 'Fairlead', address: 'no-reply@example.com' },
    })
    const bare = readSettings({ SMTP_URL: 'smtps://[::1]', SMTP_FROM: 'sales@example.com' }).smtp
    expect(bare).toMatchObject({ host: '::1', port: 465, secure: true, from: { address: 'sales@example.com' } })
    expect(readSettings({}).smtp).toBeNull()
  })

  test.each([
    [{ SMTP_URL: mail.SMTP_URL }, 'Mails need SMTP_FROM as well.'],
    [{ ...mail, SMTP_URL: 'mail.example.com:25' }, 'SMTP_URL must be an address'],
    [{ ...mail, SMTP_FROM: 'nobody' }, 'SMTP_FROM must be an address'],
    [{ ...mail, SMTP_FROM: 'a@b.com, c@d.com' }, 'SMTP_FROM must be an address'],
  ])('%o is refused', (env, words) => {
    expect(() => readSettings(env)).toThrow(words)
  })

  test('and no message repeats the password', () => {
    const wrong = { ...mail, SMTP_URL: 'http://us:secret@mail.example.com' }
    expect(() => readSettings(wrong)).toThrow(/^(?!.*secret)/)
  })
})

describe('grants of mailboxes', () => {
  const app = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' }
  const url = { FAIRLEAD_URL: 'https://fair.example' }

  test('are offered by the providers that know this server, of one directory where that is wanted', () => {
    expect(readSettings({}).grants).toEqual({})
    expect(readSettings({ ...app, ...url }).grants).toMatchObject({
      microsoft: { tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token' },
    })
    const ours = readSettings({ ...app, ...url, MICROSOFT_TENANT: 'harbour.com' }).grants
    expect(ours.microsoft?.authorizeUrl).toBe('https://login.microsoftonline.com/harbour.com/oauth2/v2.0/authorize')
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
    expect(readSettings({ ...google, ...url }).grants).toMatchObject({
      google: {
        authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
      },
    })
  })

  test.each([
    [{ MICROSOFT_CLIENT_ID: 'id', ...url }, 'Grants of Microsoft mailboxes need MICROSOFT_CLIENT_SECRET as well.'],
    [app, 'Grants of mailboxes need FAIRLEAD_URL'],
    [{ ...app, ...url, MICROSOFT_TENANT: '../evil' }, 'MICROSOFT_TENANT must be'],
  ])('%o is refused', (env, words) => {
    expect(() => readSettings(env)).toThrow(words)
  })
})

describe('text messages', () => {
  test('are set up by an account', () => {
    expect(readSettings(sms).sms).toMatchObject({ url: 'https://api.twilio.com', account: 'AC1' })
    expect(readSettings({ ...sms, SMS_URL: 'http://127.0.0.1:9/' }).sms).toMatchObject({ url: 'http://127.0.0.1:9' })
  })

  test.each([
    [{ SMS_ACCOUNT: 'AC1' }, 'Text messages need SMS_TOKEN and SMS_FROM as well.'],
    [{ ...sms, SMS_URL: 'ftp://x' }, 'SMS_URL must be an address'],
  ])('%o is refused', (env, words) => {
    expect(() => readSettings(env)).toThrow(words)
  })
})

test('registering is closed until the operator opens it', () => {
  expect(readSettings({}).register).toBe('closed')
  expect(readSettings({ FAIRLEAD_REGISTER: 'open' }).register).toBe('open')
  expect(() => readSettings({ FAIRLEAD_REGISTER: 'yes' })).toThrow('FAIRLEAD_REGISTER must be open or closed')
})

test('a key is 32 bytes, and several stand in a row', () => {
  const [one, other] = [randomBytes(32), randomBytes(32)]
  const FAIRLEAD_KEY = `${one.toString('base64')}, ${other.toString('base64')}`
  expect(readSettings({ FAIRLEAD_KEY }).keys).toEqual([one, other])
  expect(() => readSettings({ FAIRLEAD_KEY: 'short' })).toThrow('FAIRLEAD_KEY must be 32 random bytes')
})
