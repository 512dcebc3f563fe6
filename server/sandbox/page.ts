import type { Context } from 'hono'
import type { HttpApp } from '../http/route.ts'
import { acts, type Inbox, isAct } from './inbox.ts'
import { arrivedList, listPage } from './listPage.ts'
import { mailPage, sandboxMail, views } from './mailPage.ts'
import { answerPage, isOwnForm, pageQuery, plainPage } from './pageAnswer.ts'
import type { ActResult, Ask, openReceivers } from './receivers.ts'
import { mostOfAct, type SampleActs, type SampleRequest } from './sampleActs.ts'
import { toldWords } from './words.ts'

export type InboxPageContext = {
  inbox: Inbox
  receivers: ReturnType<typeof openReceivers>
  some: SampleActs
  publicUrl: string | null
}

/**
 * Shows what the sandbox's carriers took, and acts as who got it; anybody who reaches the demo may. Only what was delivered
 * here can be acted on.
 */
export function inboxPages({ inbox, receivers, some, publicUrl }: InboxPageContext) {
  return (app: HttpApp): void => {
    const mailOf = (c: Context) => inbox.get(Number(c.req.param('id')))
    const askFor =
      (c: Context): Ask =>
      async (path, init) =>
        app.request(path, init, c.env)

    app.get('/sandbox', (c) => answerPage(c, listPage(inbox, some.progress(), pageQuery(c))))
    app.get('/sandbox/arrived', (c) => answerPage(c, arrivedList(inbox, some.progress(), pageQuery(c))))

    app.get('/sandbox/mail/:id', (c) => {
      const mail = mailOf(c)
      const view = views.find((each) => each === c.req.query('view')) ?? 'html'
      return mail ? answerPage(c, mailPage(mail, view, toldOf(c.req.query('told')))) : c.notFound()
    })
    app.get('/sandbox/mail/:id/shown', (c) => {
      const mail = mailOf(c)
      if (!mail) return c.notFound()
      // Its own pictures are fetched: the one that nobody sees among them.
      if (mail.html) inbox.note(mail.id, 'open')
      c.header('content-security-policy', shownPolicy)
      c.header('referrer-policy', 'no-referrer')
      return plainPage(c, sandboxMail(mail))
    })

    app.post('/sandbox/mail/:id', async (c) => {
      const mail = mailOf(c)
      if (!mail) return c.notFound()
      const { act, text } = await formOf(c)
      if (!isOwnForm(c, publicUrl) || !isAct(act) || mail.kind !== 'email') return c.text('forbidden', 403)
      const told = await receivers.act(mail, act, {
        ask: askFor(c),
        text: typeof text === 'string' ? text.slice(0, 5_000) : '',
      })
      return c.redirect(`/sandbox/mail/${mail.id}?view=text&told=${told}`, 303)
    })
    app.post('/sandbox/some', async (c) => {
      const wish = wishOf(await formOf(c))
      if (!isOwnForm(c, publicUrl) || !inbox.tasks().some(({ task }) => task === wish.task))
        return c.text('forbidden', 403)
      some.start(wish, askFor(c))
      return c.redirect('/sandbox', 303)
    })
  }
}

const formOf = (c: Context) => c.req.parseBody()

const toldOf = (text = ''): ActResult | null => (Object.hasOwn(toldWords, text) ? (text as ActResult) : null)

function wishOf(form: Record<string, unknown>): SampleRequest {
  const number = (name: string, least: number, highest: number) =>
    Math.min(highest, Math.max(least, Math.trunc(Number(form[name])) || 0))
  const counts = Object.fromEntries(acts.map((act) => [act, number(act, 0, mostOfAct)])) as SampleRequest['counts']
  return { task: String(form.task), seed: number('seed', 0, 999_999), counts }
}

/** It may show pictures and open links, and nothing else. */
const shownPolicy = [
  "default-src 'none'",
  'img-src http: https: data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')
