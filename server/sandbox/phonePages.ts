import type { Context } from 'hono'
import type { HttpApp } from '../http/route.ts'
import type { MessageCentre } from './messageCentre.ts'
import { answerPage, isOwnForm, pageQuery } from './pageAnswer.ts'
import { phoneList, phonePage, phonesPage, phoneThread } from './phonesPage.ts'

/** The phones of the demo, on which anybody who reaches it may read and answer. */
export function phonePages({ settings, network }: MessageCentre, publicUrl: string | null) {
  const { phones } = network
  const numberOf = (c: Context) => /^\d{5,15}$/.exec(c.req.param('number') ?? '')?.[0] ?? null

  return (app: HttpApp): void => {
    app.get('/sandbox/phones', (c) => answerPage(c, phonesPage(phones, settings, pageQuery(c))))
    app.get('/sandbox/phones/list', (c) => answerPage(c, phoneList(phones, pageQuery(c))))
    app.get('/sandbox/phones/:number', (c) => {
      const number = numberOf(c)
      return number ? answerPage(c, phonePage(phones, number)) : c.notFound()
    })
    app.get('/sandbox/phones/:number/thread', (c) => {
      const number = numberOf(c)
      return number ? answerPage(c, phoneThread(phones, number)) : c.notFound()
    })
    app.post('/sandbox/phones/:number', async (c) => {
      const number = numberOf(c)
      const { to, text } = await c.req.parseBody()
      if (!number || !isOwnForm(c, publicUrl) || typeof to !== 'string' || typeof text !== 'string')
        return c.text('forbidden', 403)
      if (!network.write(number, to, text.slice(0, 1_000))) return c.text('forbidden', 403)
      return c.redirect(`/sandbox/phones/${number}`, 303)
    })
  }
}
