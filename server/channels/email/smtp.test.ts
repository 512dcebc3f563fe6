import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { Inbox } from '../../sandbox/inbox.ts'
import { openSandboxMailbox } from '../../sandbox/mailbox.ts'
import { type DeliveryChannel, type OutgoingEmail, ProviderError } from '../channel.ts'
import { type SmtpSettings, smtpChannel } from './smtp.ts'

const mail = { to: 'lin@fair.example', subject: '展会 hello', text: 'plain 文本', html: '<p>rich 文本</p>' }
const sending = (idempotencyKey = 'key-1') => ({ idempotencyKey, signal: new AbortController().signal })

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

function channelTo(settings: SmtpSettings): DeliveryChannel<OutgoingEmail> {
  const channel = smtpChannel(settings)
  ends.push(channel.stop)
  return channel
}

async function mailbox() {
  const inbox = new Inbox()
  const opened = await openSandboxMailbox(inbox)
  ends.push(opened.stop)
  return { inbox, settings: opened.settings }
}

const usual: Record<string, string> = {
  EHLO: '250-scripted\r\n250 AUTH PLAIN',
  AUTH: '235 in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  RSET: '250 ok',
  QUIT: '221 bye',
}

/** A mail server that says what it is told to: an answer by the beginning of a command; null hangs up. */
async function scripted(answers: Record<string, string | null>): Promise<SmtpSettings & { heard: string[] }> {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let inData = false
    const say = (command: string, otherwise: string) => {
      const line = answers[command] === undefined ? otherwise : answers[command]
      if (line === null) socket.destroy()
      else socket.write(`${line}\r\n`)
    }
    socket.on('error', () => {})
    say('connect', '220 scripted')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        if (inData) {
          if (line !== '.') continue
          inData = false
          say('.', '250 taken')
          continue
        }
        heard.push(line)
        const command = Object.keys(usual).find((verb) => line.startsWith(verb)) ?? ''
        if (command === 'DATA' && !answers.DATA) inData = true
        say(command, usual[command] ?? '502 unknown')
      }
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ends.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  const from = { name: 'Fairlead', address: 'no-reply@fair.example' }
  return { host: '127.0.0.1', port, secure: false, user: '', password: '', from, heard }
}

async function kindOf(settings: SmtpSettings, message: OutgoingEmail = mail): Promise<string> {
  return channelTo(settings)
    .send(message, sending())
    .then(
      () => 'sent',
      (error: unknown) => (error instanceof ProviderError ? error.kind : `unexpected ${String(error)}`),
    )
}

describe('a mail', () => {
  test('arrives as it was written, from the operator’s sender', async () => {
    const { inbox, settings } = await mailbox()
    const { providerId } = await channelTo(settings).send(mail, sending('abc'))
    expect(providerId).toBe('<abc@sandbox.example>')
    const { from, to, subject, text, html } = inbox.arrived[0]!
    expect({ from, to, subject, text: text.trim(), html: html.trim() }).toEqual({
      ...mail,
      from: 'no-reply@sandbox.example',
    })
  })

  test.each([
    'a@b.com,evil@x.com',
    'a@b.com;evil@x.com',
    'group: a@b.com, evil@x.com;',
    'a@b.com\r\nRCPT TO:<evil@x.com>',
    'Lin <a@b.com>',
    '"a@b.com" <evil@x.com>',
  ])('to %j goes to nobody', async (to) => {
    const { inbox, settings } = await mailbox()
    expect(await kindOf(settings, { ...mail, to })).toBe('rejected')
    expect(inbox.arrived).toEqual([])
  })

  test('brings no header of its own in its subject', async () => {
    const { inbox, settings } = await mailbox()
    await channelTo(settings).send({ ...mail, subject: 'hello\r\nBcc: evil@x.com' }, sending())
    expect(inbox.arrived.map(({ to }) => to)).toEqual(['lin@fair.example'])
  })
})

describe('what goes wrong is told by what may be done about it', () => {
  test.each([
    ['the server greets with an error for now', { connect: '421 too busy' }, 'later'],
    ['the sender is not taken', { MAIL: '550 not you' }, 'credentials'],
    ['the sender is not taken for now', { MAIL: '451 later' }, 'later'],
    ['greylisted', { RCPT: '450 come again' }, 'later'],
    ['there is no such receiver', { RCPT: '550 nobody' }, 'rejected'],
    ['the mailbox is full', { RCPT: '452 full' }, 'later'],
    ['the text is refused', { '.': '554 spam' }, 'rejected'],
    ['the text is refused for now', { '.': '451 scanning' }, 'later'],
    ['the line breaks after the text', { '.': null }, 'uncertain'],
  ])('%s', async (_, answers, kind) => {
    expect(await kindOf(await scripted(answers))).toBe(kind)
  })

  test('the password is wrong', async () => {
    const settings = await scripted({ AUTH: '535 no' })
    expect(await kindOf({ ...settings, user: 'us', password: 'wrong' })).toBe('credentials')
  })

  test('nobody listens', async () => {
    const { settings } = await mailbox()
    for (const end of ends.splice(0)) await end()
    expect(await kindOf(settings)).toBe('unreachable')
  })

  test('what broke off after the text is not sent again by itself', async () => {
    const settings = await scripted({ '.': null })
    await kindOf(settings)
    expect(settings.heard.filter((line) => line.startsWith('DATA'))).toHaveLength(1)
  })

  test('the error names nobody', async () => {
    const error = await channelTo(await scripted({ RCPT: '550 <lin@fair.example> unknown' }))
      .send(mail, sending())
      .catch((caught: unknown) => caught as ProviderError)
    expect(error).toBeInstanceOf(ProviderError)
    expect((error as ProviderError).message).toBe('rejected (550)')
  })
})

test('a password goes over no open network: without TLS nothing is sent', async () => {
  const settings = await scripted({})
  // The same server, by a name that is not known to be this machine.
  const kind = await kindOf({ ...settings, host: '0.0.0.0', user: 'us', password: 'secret' })
  expect(kind).toBe('unreachable')
  expect(settings.heard.filter((line) => line.startsWith('AUTH'))).toEqual([])
})

test('who is told to stop sends nothing', async () => {
  const { inbox, settings } = await mailbox()
  const stopped = AbortSignal.abort()
  await expect(channelTo(settings).send(mail, { idempotencyKey: 'x', signal: stopped })).rejects.toThrow(ProviderError)
  expect(inbox.arrived).toEqual([])
})
