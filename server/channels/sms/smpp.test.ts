import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createServer as createTlsServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import { type LogFields, noLog } from '../../log.ts'
import { Inbox } from '../../sandbox/inbox.ts'
import { openMessageCentre } from '../../sandbox/messageCentre.ts'
import { certificate } from '../../testing/certificate.ts'
import { ProviderError } from '../channel.ts'
import { type BodyOf, encodePdu, type Pdu, type PduCommand, pduReader, status, tag } from './pdu.ts'
import { smppSms } from './smpp.ts'
import type { SmppSettings, SmppTimes } from './smppSession.ts'

const message = { to: '8613800138000', text: '【展客通】验证码 123456' }
const never = new AbortController().signal
const sending = { idempotencyKey: 'key-1', signal: never }
// A time that is long for a computer and short for a test: what must not run out is longer than any test.
const soon = 150
const timing: SmppTimes = { openMs: 30_000, answerMs: 30_000, silenceMs: 30_000, unbindMs: 1_000, backOffMs: [10, 100] }

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

function channelTo(settings: SmppSettings, changes: Partial<SmppTimes> = {}) {
  const logged: { message: string; fields?: LogFields | undefined }[] = []
  const channel = smppSms(settings, (message, fields) => logged.push({ message, fields }), { ...timing, ...changes })
  ends.push(channel.stop)
  return { ...channel, logged }
}

async function sandbox() {
  const inbox = new Inbox()
  const centre = await openMessageCentre(inbox, noLog)
  ends.push(centre.stop)
  return { inbox, settings: centre.settings }
}

type Say = <C extends PduCommand>(command: C, sequence: number, body: BodyOf<C>, told?: number) => void
type Link = { socket: Socket; say: Say; n: number }

/** A message centre that binds everybody and otherwise does what it is told to. `heard`: all that it was asked. */
async function scripted(conduct: (pdu: Pdu, link: Link) => void, { secure = false } = {}) {
  const heard: Pdu[] = []
  const links: Link[] = []
  const serve = (socket: Socket) => {
    const say: Say = (command, sequence, body, told = status.ok) =>
      socket.write(encodePdu({ command, status: told, sequence, body, tags: new Map() }))
    const link = { socket, say, n: links.length + 1 }
    links.push(link)
    const read = pduReader()
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      for (const pdu of read(piece)) {
        if (pdu.command === null) continue
        heard.push(pdu)
        if (pdu.command === 'unbind') say('unbind_resp', pdu.sequence, {})
        else conduct(pdu, link)
      }
    })
  }
  const server = secure ? createTlsServer(certificate, serve) : createServer(serve)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ends.push(() => {
    for (const { socket } of links) socket.destroy()
    return new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  const address = { host: '127.0.0.1', port, secure, systemId: 'us', password: 'secret' }
  const settings: SmppSettings = { ...address, from: 'Fairlead', long: 'parts', window: 10 }
  const count = (command: PduCommand) => heard.filter((pdu) => pdu.command === command).length
  return { settings, heard, links, count }
}

const bindsAnd =
  (answer: (pdu: Pdu, link: Link) => void) =>
  (pdu: Pdu, link: Link): void => {
    if (pdu.command === 'bind_transceiver') link.say('bind_transceiver_resp', pdu.sequence, { system_id: 'centre' })
    else answer(pdu, link)
  }
const takes = (pdu: Pdu, { say }: Link) => {
  if (pdu.command === 'submit_sm') say('submit_sm_resp', pdu.sequence, { message_id: `m${pdu.sequence}` })
  if (pdu.command === 'enquire_link') say('enquire_link_resp', pdu.sequence, {})
}
const refusesWith =
  (told: number) =>
  (pdu: Pdu, { say }: Link) =>
    pdu.command === 'submit_sm' && say('submit_sm_resp', pdu.sequence, { message_id: '' }, told)

const kindOf = (channel: ReturnType<typeof channelTo>) =>
  channel.send(message, sending).then(
    () => 'sent',
    (error: unknown) => (error instanceof ProviderError ? error.kind : `unexpected ${String(error)}`),
  )

describe('a message', () => {
  test.each([
    ['short', message.text],
    ['in the phones’ own alphabet', 'Your code is 123456 [Fairlead] €'],
    ['long', '展客通 '.repeat(60)],
    ['long, in letters', 'Meet us in hall 3. '.repeat(30)],
  ])('arrives as it was written, under the id that it was given: %s', async (_, text) => {
    const { inbox, settings } = await sandbox()
    const { providerId } = await channelTo(settings).send({ ...message, text }, sending)
    expect(providerId).toMatch(/^[0-9a-f]{16}( [0-9a-f]{16})*$/)
    expect(inbox.arrived).toHaveLength(1)
    expect(inbox.arrived[0]).toMatchObject({ kind: 'sms', to: message.to, from: 'Fairlead', text })
  })

  test('too long for one goes whole where the message centre cuts it itself', async () => {
    const centre = await scripted(bindsAnd(takes))
    const channel = channelTo({ ...centre.settings, long: 'payload' })
    const [long, short] = ['好'.repeat(71), '好'.repeat(70)]
    for (const text of [long, short]) await channel.send({ ...message, text }, sending)
    const octets = (text: string) => Buffer.from(text, 'utf16le').swap16()
    expect(centre.heard.filter(({ command }) => command === 'submit_sm')).toMatchObject([
      { body: { esm_class: 0, short_message: Buffer.alloc(0) }, tags: new Map([[tag.messagePayload, octets(long)]]) },
      { body: { esm_class: 0, short_message: octets(short) }, tags: new Map() },
    ])
  })

  test.each([
    ['+8613800138000', 1, 1, '8613800138000'],
    ['10690000', 3, 0, '10690000'],
    ['Fairlead', 5, 0, 'Fairlead'],
  ])('from %s says what kind of sender that is, and asks for a receipt', async (from, ton, npi, address) => {
    const centre = await scripted(bindsAnd(takes))
    await channelTo({ ...centre.settings, from }).send(message, sending)
    expect(centre.heard.find(({ command }) => command === 'submit_sm')!.body).toMatchObject({
      source_addr_ton: ton,
      source_addr_npi: npi,
      source_addr: address,
      destination_addr: message.to,
      registered_delivery: 1,
      data_coding: 8,
    })
  })

  test('of which the second part is refused must not be sent again', async () => {
    const centre = await scripted(
      bindsAnd((pdu, link) => (pdu.sequence === 2 ? takes(pdu, link) : refusesWith(status.throttled)(pdu, link))),
    )
    const long = { ...message, text: '好'.repeat(100) }
    await expect(channelTo(centre.settings).send(long, sending)).rejects.toMatchObject({ kind: 'uncertain' })
  })
})

describe('what goes wrong is told by what may be done about it', () => {
  test.each([
    ['throttled', status.throttled, 'limited'],
    ['the queue is full', status.queueFull, 'later'],
    ['no such number', status.invalidDestination, 'rejected'],
    ['the sender is not ours', status.invalidSource, 'credentials'],
    ['a number of the carrier’s own', 0x0400, 'rejected'],
  ])('%s', async (_, told, kind) => {
    const centre = await scripted(bindsAnd(refusesWith(told)))
    expect(await kindOf(channelTo(centre.settings))).toBe(kind)
  })

  test('not understood at all', async () => {
    const centre = await scripted(
      bindsAnd((pdu, { say }) => say('generic_nack', pdu.sequence, {}, status.invalidCommand)),
    )
    expect(await kindOf(channelTo(centre.settings))).toBe('rejected')
  })

  test('a wrong password, which is not shown again with every message', async () => {
    const { inbox, settings } = await sandbox()
    const channel = channelTo({ ...settings, password: 'wrong' }, { backOffMs: [30_000, 30_000] })
    expect([await kindOf(channel), await kindOf(channel)]).toEqual(['credentials', 'credentials'])
    expect(channel.logged).toEqual([
      { message: 'message centre not reached', fields: { kind: 'credentials', code: '0x0000000e' } },
    ])
    expect(inbox.arrived).toEqual([])
  })

  test('nobody listens', async () => {
    const { settings } = await sandbox()
    for (const end of ends.splice(0)) await end()
    expect(await kindOf(channelTo(settings))).toBe('unreachable')
  })

  test('the line breaks before the answer', async () => {
    const centre = await scripted(bindsAnd((_, { socket }) => socket.destroy()))
    expect(await kindOf(channelTo(centre.settings))).toBe('uncertain')
    expect(centre.count('submit_sm')).toBe(1)
  })

  test('the line breaks in the middle of the answer', async () => {
    const half = encodePdu({
      command: 'submit_sm_resp',
      status: 0,
      sequence: 2,
      body: { message_id: 'm2' },
      tags: new Map(),
    })
    const centre = await scripted(bindsAnd((_, { socket }) => socket.end(half.subarray(0, 12))))
    expect(await kindOf(channelTo(centre.settings))).toBe('uncertain')
  })

  test('no answer comes: it may have been taken, so it is not sent again', async () => {
    const centre = await scripted(bindsAnd((pdu, link) => pdu.command === 'enquire_link' && takes(pdu, link)))
    expect(await kindOf(channelTo(centre.settings, { answerMs: soon }))).toBe('uncertain')
    expect(centre.count('submit_sm')).toBe(1)
  })

  test('somebody else answers', async () => {
    const centre = await scripted((_, { socket }) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'))
    expect(await kindOf(channelTo(centre.settings))).toBe('unreachable')
  })

  test('over TLS, to whoever has a certificate that somebody vouches for, and no password to anybody else', async () => {
    const centre = await scripted(bindsAnd(takes), { secure: true })
    expect(await kindOf(channelTo(centre.settings))).toBe('unreachable')
    expect(centre.heard).toEqual([])
    const usual = getCACertificates()
    setDefaultCACertificates([certificate.cert])
    ends.push(async () => setDefaultCACertificates(usual))
    expect(await kindOf(channelTo(centre.settings))).toBe('sent')
  })
})

describe('the link', () => {
  test('is made again after it was cut, and the next message goes out', async () => {
    const centre = await scripted(bindsAnd((pdu, link) => (link.n === 1 ? link.socket.destroy() : takes(pdu, link))))
    const channel = channelTo(centre.settings)
    expect(await kindOf(channel)).toBe('uncertain')
    expect(await kindOf(channel)).toBe('sent')
    expect(centre.count('bind_transceiver')).toBe(2)
  })

  test('is made again by itself when the message centre takes its leave', async () => {
    const centre = await scripted(
      bindsAnd((pdu, link) => {
        if (pdu.command === 'submit_sm') takes(pdu, link)
      }),
    )
    const channel = channelTo(centre.settings)
    await channel.send(message, sending)
    centre.links[0]!.say('unbind', 1, {})
    await expect.poll(() => centre.count('bind_transceiver')).toBe(2)
    expect(centre.count('unbind_resp')).toBe(1)
  })

  test('speaks when nobody has spoken for a while, and ends where nobody answers', async () => {
    const alive = await scripted(bindsAnd(takes))
    channelTo(alive.settings, { silenceMs: soon })
    await expect.poll(() => alive.count('enquire_link')).toBeGreaterThan(1)
    expect(alive.links).toHaveLength(1)
    const dead = await scripted(bindsAnd(() => {}))
    channelTo(dead.settings, { silenceMs: soon, answerMs: soon })
    await expect.poll(() => dead.links.length).toBeGreaterThan(1)
  })

  test('answers the message centre’s own questions, and says what it does not know', async () => {
    const centre = await scripted(bindsAnd(takes))
    await channelTo(centre.settings).send(message, sending)
    const { say, socket } = centre.links[0]!
    say('enquire_link', 71, {})
    socket.write(Buffer.from('00000010000001030000000000000048', 'hex'))
    await expect
      .poll(() => centre.heard.slice(-2))
      .toMatchObject([
        { command: 'enquire_link_resp', sequence: 71, status: 0 },
        { command: 'generic_nack', sequence: 72, status: status.invalidCommand },
      ])
  })

  test('that does not come about holds up nobody who gives up', async () => {
    const centre = await scripted(() => {})
    const stopping = new AbortController()
    const sent = channelTo(centre.settings).send(message, { idempotencyKey: 'key-1', signal: stopping.signal })
    await expect.poll(() => centre.count('bind_transceiver')).toBe(1)
    stopping.abort()
    await expect(sent).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('lets no more messages wait for an answer than the window has room for', async () => {
    const waiting: (() => void)[] = []
    const centre = await scripted(bindsAnd((pdu, link) => waiting.push(() => takes(pdu, link))))
    const channel = channelTo({ ...centre.settings, window: 3 })
    const all = Array.from({ length: 7 }, () => channel.send(message, sending))
    let most = 0
    for (let sent = 0; sent < 7; sent++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      most = Math.max(most, waiting.length)
      waiting.shift()!()
    }
    expect(most).toBeLessThanOrEqual(3)
    expect(new Set((await Promise.all(all)).map(({ providerId }) => providerId)).size).toBe(7)
  })

  test('takes its leave at the end, after what is under way', async () => {
    const answers: (() => void)[] = []
    const centre = await scripted(bindsAnd((pdu, link) => answers.push(() => takes(pdu, link))))
    const channel = channelTo(centre.settings)
    const sent = channel.send(message, sending)
    await expect.poll(() => answers.length).toBe(1)
    const stopped = channel.stop()
    await expect(channel.send(message, sending)).rejects.toMatchObject({ kind: 'unreachable' })
    answers[0]!()
    expect((await sent).providerId).toBe('m2')
    await stopped
    expect(centre.heard.map(({ command }) => command)).toEqual(['bind_transceiver', 'submit_sm', 'unbind'])
  })
})

describe('a receipt', () => {
  const receipt = (centre: Awaited<ReturnType<typeof scripted>>, text: string) => {
    const submit = centre.heard.find((pdu) => pdu.command === 'submit_sm')
    if (submit?.command !== 'submit_sm') throw new Error('nothing was sent')
    const short_message = Buffer.from(text)
    centre.links[0]!.say('deliver_sm', 9, { ...submit.body, esm_class: 4, data_coding: 0, short_message })
  }

  test('that says that a message did not arrive is in the log, without the receiver', async () => {
    const centre = await scripted(bindsAnd(takes))
    const channel = channelTo(centre.settings)
    await channel.send(message, sending)
    receipt(
      centre,
      'id:m2 sub:001 dlvrd:000 submit date:2611211200 done date:2611211201 stat:UNDELIV err:011 text:code',
    )
    await expect
      .poll(() => channel.logged)
      .toEqual([{ message: 'message not delivered', fields: { channel: 'sms', id: 'm2', code: 'UNDELIV 011' } }])
    await expect.poll(() => centre.heard.at(-1)).toMatchObject({ command: 'deliver_sm_resp', sequence: 9, status: 0 })
  })

  test('of a message that arrived is answered and is nothing to tell', async () => {
    const { settings } = await sandbox()
    const channel = channelTo(settings)
    await channel.send(message, sending)
    await channel.send(message, sending)
    expect(channel.logged).toEqual([])
  })
})
