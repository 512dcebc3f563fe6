import type { Context } from 'hono'
import type { HttpApp } from '../http/route.ts'
import type { SandboxGraphs } from './graph/graphs.ts'
import { type GraphWorld, type PhoneManner, phoneManners } from './graph/world.ts'
import { answerPage, isOwnForm } from './pageAnswer.ts'
import { personPage, personThread, whatsappPage, whatsappState } from './whatsappPage.ts'

const verdicts = { approve: 'APPROVED', reject: 'REJECTED', pause: 'PAUSED' } as const
const isVerdict = (text: unknown): text is keyof typeof verdicts => typeof text === 'string' && text in verdicts
const isManner = (text: unknown): text is PhoneManner => (phoneManners as readonly unknown[]).includes(text)

/** The fields of a form; '' where one is missing, or is a file. */
function textsIn<N extends string>(body: Readonly<Record<string, unknown>>, names: readonly N[]): Record<N, string> {
  const textOf = (name: N) => (typeof body[name] === 'string' ? body[name] : '')
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<N, string>
}

/** What people with WhatsApp have on their phones in the demo, and what Meta decides of templates. */
export function whatsappPages(graphs: SandboxGraphs, publicUrl: string | null) {
  const worldOf = (c: Context): GraphWorld | null =>
    graphs.worlds.find(({ number }) => number === c.req.param('number')) ?? null
  const personOf = (c: Context, world: GraphWorld) =>
    world.people.find(({ phone }) => phone === c.req.param('phone')) ?? null

  return (app: HttpApp): void => {
    app.get('/sandbox/whatsapp', (c) => answerPage(c, whatsappPage(graphs.worlds)))
    app.get('/sandbox/whatsapp/state', (c) => answerPage(c, whatsappState(graphs.worlds)))
    app.get('/sandbox/whatsapp/:number/:phone', (c) => {
      const world = worldOf(c)
      const person = world && personOf(c, world)
      return world && person ? answerPage(c, personPage(world, person)) : c.notFound()
    })
    app.get('/sandbox/whatsapp/:number/:phone/thread', (c) => {
      const world = worldOf(c)
      const person = world && personOf(c, world)
      return world && person ? answerPage(c, personThread(world, person)) : c.notFound()
    })
    app.post('/sandbox/whatsapp/:number/write', async (c) => {
      const world = worldOf(c)
      const { phone, text, manner, hides } = await c.req.parseBody()
      if (!world || !isOwnForm(c, publicUrl) || typeof phone !== 'string' || typeof text !== 'string')
        return c.text('forbidden', 403)
      const number = phone.replace(/\D/g, '')
      if (!/^[1-9]\d{6,14}$/.test(number)) return c.text('forbidden', 403)
      if (isManner(manner)) world.person(number, { manner, hidesNumber: hides === 'yes' })
      if (text.trim()) world.write(number, { type: 'text', text: { body: text.slice(0, 4_000) } })
      return c.redirect(`/sandbox/whatsapp/${world.number}/${number}`, 303)
    })
    app.post('/sandbox/whatsapp/:number/tap', async (c) => {
      const world = worldOf(c)
      const { phone, message, choice } = textsIn(await c.req.parseBody(), ['phone', 'message', 'choice'])
      if (!world || !isOwnForm(c, publicUrl) || !world.tap(phone, message, choice)) return c.text('forbidden', 403)
      return c.redirect(`/sandbox/whatsapp/${world.number}/${phone}`, 303)
    })
    app.post('/sandbox/whatsapp/:number/react', async (c) => {
      const world = worldOf(c)
      const { phone, message, emoji } = textsIn(await c.req.parseBody(), ['phone', 'message', 'emoji'])
      const shown = world?.shown.find(({ id, person }) => id === message && person.phone === phone)
      if (!world || !isOwnForm(c, publicUrl) || !shown) return c.text('forbidden', 403)
      world.write(phone, { type: 'reaction', reaction: { message_id: message, emoji: emoji.slice(0, 40) } })
      return c.redirect(`/sandbox/whatsapp/${world.number}/${phone}`, 303)
    })
    app.post('/sandbox/whatsapp/:number/template', async (c) => {
      const world = worldOf(c)
      const { template, verdict } = await c.req.parseBody()
      if (!world || !isOwnForm(c, publicUrl) || typeof template !== 'string' || !isVerdict(verdict))
        return c.text('forbidden', 403)
      if (!world.templates.has(template)) return c.text('forbidden', 403)
      world.judgeTemplate(template, verdicts[verdict], verdict === 'reject' ? 'INVALID_FORMAT' : 'NONE')
      return c.redirect('/sandbox/whatsapp', 303)
    })
  }
}
