import type { Context } from 'hono'
import type { HttpApp } from '../http/route.ts'
import { type LinkStores, waitingLinks } from '../linked/links.ts'
import type { DemoClock } from './demoClock.ts'
import {
  type LinkedAct,
  type LinkedPageState,
  linkedPage,
  linkedState,
  linkedThreadLines,
  linkedThreadPage,
} from './linkedPage.ts'
import type { SandboxLinkedPhones } from './linkedPhones.ts'
import { samplePicture, sampleVoice } from './linkedSamples.ts'
import { type LinkedThread, linkedThreads } from './linkedThreads.ts'
import { answerPage, isOwnForm } from './pageAnswer.ts'
import type { PersonMessage, PhonesOverview } from './phones/protocol.ts'
import type { SandboxPhones } from './phones/simulator.ts'

type LinkedPageUses = {
  phones: SandboxLinkedPhones
  stores: LinkStores
  clock: Pick<DemoClock, 'now'>
  publicUrl: string | null
}
type Form = Readonly<Record<string, unknown>>

const textOf = (form: Form, name: string): string => (typeof form[name] === 'string' ? form[name].trim() : '')
/** '' where it is no number of a phone. */
const numberOf = (form: Form, name: string): string => {
  const digits = textOf(form, name).replace(/\D/g, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : ''
}
const jidOfNumber = (number: string) => `${number}@s.whatsapp.net`

/** What people who write to linked phones have on theirs in the demo, and the phones that read a QR code. */
export function linkedPhonePages({ phones, stores, clock, publicUrl }: LinkedPageUses) {
  /** Phones of before are there without anybody asking for them; none is begun by looking. */
  const overview = async (): Promise<PhonesOverview | null> =>
    phones.isWanted() ? (await phones.open()).ask('overview') : null
  const state = async (): Promise<LinkedPageState> => ({ waiting: await waitingLinks(stores), all: await overview() })

  /** A form of ours, and then the page again: with a word where it could not be done. */
  const form =
    (work: (open: SandboxPhones, form: Form, phone: string) => Promise<string | void>) =>
    async (c: Context): Promise<Response> => {
      if (!isOwnForm(c, publicUrl)) return c.text('forbidden', 403)
      try {
        const asked = await c.req.parseBody()
        return c.redirect(
          (await work(await phones.open(), asked, c.req.param('phone') ?? '')) ?? '/sandbox/linked',
          303,
        )
      } catch {
        return c.redirect('/sandbox/linked?failed=1', 303)
      }
    }

  return (app: HttpApp): void => {
    app.get('/sandbox/linked', async (c) => answerPage(c, linkedPage(await state(), c.req.query('failed') === '1')))
    app.get('/sandbox/linked/state', async (c) => answerPage(c, linkedState(await state())))
    app.get('/sandbox/linked/:phone/:peer', async (c) => {
      const [all, thread] = threadIn(await overview(), c)
      return all && thread ? answerPage(c, linkedThreadPage(all, thread)) : c.notFound()
    })
    app.get('/sandbox/linked/:phone/:peer/thread', async (c) => {
      const [, thread] = threadIn(await overview(), c)
      return thread ? answerPage(c, linkedThreadLines(thread)) : c.notFound()
    })
    app.post(
      '/sandbox/linked/scan',
      form(async (open, asked) => {
        const phone = numberOf(asked, 'phone') || numberOf(asked, 'known')
        const waiting = await waitingLinks(stores)
        await open.ask('scan', waiting.find(({ uuid }) => uuid === asked.uuid)?.link.qr ?? '', mustBe(phone))
      }),
    )
    app.post(
      '/sandbox/linked/code',
      form((open, asked) => {
        const code = textOf(asked, 'code').replaceAll('-', '').toUpperCase()
        return open.ask('enterCode', mustBe(code), mustBe(numberOf(asked, 'phone')))
      }),
    )
    app.post('/sandbox/linked/:phone/write', form(write))
    app.post('/sandbox/linked/:phone/change', form(change))
    app.post('/sandbox/linked/:phone/rule', form(setRule))
    app.post('/sandbox/linked/:phone/group', form(makeGroup))
    app.post(
      '/sandbox/linked/:phone/act',
      form((open, asked, phone) => acts[textOf(asked, 'act') as LinkedAct](open, phone, clock.now())),
    )
  }
}

function mustBe(text: string): string {
  if (!text) throw new Error('the form says nothing there')
  return text
}

function threadIn(all: PhonesOverview | null, c: Context): [PhonesOverview | null, LinkedThread | null] {
  const { phone = '', peer = '' } = c.req.param()
  const view = all?.phones.find((one) => one.phone === phone)
  if (!all || !view) return [all, null]
  return [all, linkedThreads(all, view).find((one) => one.peer === peer) ?? null]
}

const pathTo = (phone: string, peer: string) => `/sandbox/linked/${phone}/${encodeURIComponent(peer)}`

async function write(open: SandboxPhones, asked: Form, phone: string): Promise<string> {
  const from = mustBe(numberOf(asked, 'from'))
  const group = textOf(asked, 'group')
  const text = textOf(asked, 'text').slice(0, 4_000)
  const envelope = { from, to: phone, ...(group && { group }) }
  await open.ask('say', { ...envelope, ...contentFor(textOf(asked, 'kind'), text) } as PersonMessage)
  return pathTo(phone, group || from)
}

function contentFor(kind: string, text: string) {
  if (kind === 'picture')
    return { file: { media: 'image', bytes: samplePicture, mime: 'image/png', ...(text && { caption: text }) } }
  if (kind === 'voice') return { file: { media: 'audio', bytes: sampleVoice(), mime: 'audio/wav', isVoice: true } }
  return { message: { conversation: mustBe(text) } }
}

const editOfProtocol = 14
const removalOfProtocol = 0

async function change(open: SandboxPhones, asked: Form, phone: string): Promise<string> {
  const [peer, id] = [mustBe(numberOf(asked, 'peer')), mustBe(textOf(asked, 'message'))]
  const text = textOf(asked, 'text').slice(0, 4_000)
  const emoji = textOf(asked, 'emoji').slice(0, 40)
  const ours = { remoteJid: jidOfNumber(peer), fromMe: false, id }
  const own = { remoteJid: jidOfNumber(phone), fromMe: true, id }
  const messages: Record<string, () => Record<string, unknown>> = {
    reply: () => ({
      extendedTextMessage: {
        text: mustBe(text),
        contextInfo: { stanzaId: id, participant: jidOfNumber(phone), quotedMessage: { conversation: '' } },
      },
    }),
    edit: () => ({
      protocolMessage: { key: own, type: editOfProtocol, editedMessage: { conversation: mustBe(text) } },
    }),
    remove: () => ({ protocolMessage: { key: own, type: removalOfProtocol } }),
    react: () => ({ reactionMessage: { key: ours, text: emoji, senderTimestampMs: Date.now() } }),
  }
  const message = messages[emoji ? 'react' : textOf(asked, 'change')]?.()
  if (!message) throw new Error('the form names no change')
  await open.ask('say', { from: peer, to: phone, message })
  return pathTo(phone, peer)
}

async function setRule(open: SandboxPhones, asked: Form, phone: string): Promise<string> {
  const number = mustBe(numberOf(asked, 'number'))
  const answer = textOf(asked, 'answer').slice(0, 1_000)
  await open.ask('setRule', number, {
    ...(asked.unregistered === 'yes' && { isRegistered: false }),
    ...(asked.blocks === 'yes' && { blocks: true }),
    ...(asked.reads === 'yes' && { reads: true }),
    ...(asked.refuses === 'yes' && { refusal: 463 }),
    ...(answer && { answer: { text: answer, afterMs: 1_000 } }),
  })
  return pathTo(phone, number)
}

async function makeGroup(open: SandboxPhones, asked: Form, phone: string): Promise<void> {
  const now = Date.now()
  const members = textOf(asked, 'members').match(/[1-9]\d{6,14}/g) ?? []
  await open.ask('setGroup', {
    id: `120363${now}@g.us`,
    subject: mustBe(textOf(asked, 'subject').slice(0, 100)),
    invitation: `Demo${now.toString(36)}`,
    members: [{ number: phone, isAdmin: true }, ...members.map((number) => ({ number }))],
  })
}

const hourMs = 60 * 60 * 1_000
const acts: Record<LinkedAct, (open: SandboxPhones, phone: string, now: number) => Promise<void>> = {
  lockHour: (open, phone, now) => open.ask('lock', phone, now + hourMs),
  lockDay: (open, phone, now) => open.ask('lock', phone, now + 24 * hourMs),
  unlock: (open, phone) => open.ask('lock', phone, null),
  signOff: (open, phone) => open.ask('kick', phone, 401),
  replace: (open, phone) => open.ask('kick', phone, 440),
  ban: (open, phone) => open.ask('kick', phone, 403),
  cut: (open, phone) => open.ask('cut', phone),
}
