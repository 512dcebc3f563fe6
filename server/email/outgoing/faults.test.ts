import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSmtpServer } from '../testing/smtpServer.ts'
import { composeFor } from './compose.ts'
import { prepareMail } from './prepare.ts'
import { campaign, nearby, receiver, surroundings } from './testing.ts'
import { openTransports } from './transports.ts'

const good: Record<string, string> = { EHLO: '250-stub\r\n250 PIPELINING', DATA: '354 go on', '.': '250 taken' }
/** What a server says instead; `null`: what it should. None says that it took what it has not got: nobody could tell. */
const faults = [
  ...Array(12).fill(null),
  'drop',
  'hang',
  '421 closing',
  '451 later',
  '550 5.1.1 nobody',
  '554 5.7.1 spam',
  'nonsense',
  'split',
  ['250-o', 'drop'],
  ['354 go on\r\n', 'drop'],
] as const

const idOf = (i: number) => `019aa000-0000-7000-8000-${String(i).padStart(12, '0')}`

test('whatever a server does, no mail is there twice, and none that is said not to be sent is there', async () => {
  const prepared = await prepareMail(campaign, surroundings)
  if (prepared.kind !== 'prepared') throw new Error(prepared.problem.code)
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...faults), { minLength: 80, maxLength: 80 }), async (script) => {
      let said = 0
      const whole: string[] = []
      const server = await openSmtpServer((line) => {
        const fault = script[said++ % script.length]
        if (line === '.') whole.push(/^Message-ID: <(.*?)@/im.exec(server.mails.at(-1) ?? '')?.[1] ?? '')
        // A mail that was refused is not there.
        if (line === '.' && /^[45]/.test(String(fault))) whole.pop()
        const usual =
          Object.entries(good).find(([start]) => line.startsWith(start))?.[1] ?? (line ? '250 ok' : '220 stub')
        return fault === 'split' ? [usual.slice(0, 5), `${usual.slice(5)}\r\n`] : (fault ?? usual)
      })
      const transports = openTransports({ ...nearby, greetingMs: 80, talkMs: 120, answerMs: 80, mostConnections: 3 })
      const announced: string[] = []
      const send = async (i: number) => {
        const id = idOf(i)
        const mail = composeFor(prepared.mail, { ...receiver, id })
        const sender = {
          id: campaign.sender.id,
          version: '1',
          smtp: { host: '127.0.0.1', port: server.port, socket: 'none' as const, user: '' },
          credential: async () => '',
        }
        const beforeEndOfData = async () => void announced.push(id)
        return transports.deliver(sender, mail, { beforeEndOfData, signal: new AbortController().signal })
      }
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)))
      transports.stop()
      await server.stop()
      expect(new Set(whole).size).toBe(whole.length)
      for (const [i, { kind }] of outcomes.entries()) {
        seen.add(kind)
        const id = idOf(i)
        if (kind === 'accepted') expect(whole).toContain(id)
        if (kind !== 'accepted' && kind !== 'uncertain') expect(whole).not.toContain(id)
        // Who goes down meanwhile finds it in the ledger.
        if (whole.includes(id)) expect(announced).toContain(id)
      }
      expect(new Set(announced).size).toBe(announced.length)
    }),
    { numRuns: 25 },
  )
  expect([...seen].toSorted()).toEqual(['accepted', 'later', 'refused', 'sender', 'uncertain'])
})
