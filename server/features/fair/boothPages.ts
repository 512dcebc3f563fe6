import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { AppError, errors } from '#domain/errors'
import { BoothKey } from '#domain/fair/boothPage'
import { limits } from '#domain/limits'
import type { Language } from '#domain/texts/errorText'
import type { Database } from '../../db/connect.ts'
import { clientAddress } from '../../http/address.ts'
import { readAll } from '../../http/body.ts'
import type { Limiter } from '../../http/limiter.ts'
import { Buckets } from '../../http/limiter.ts'
import { isOwnOrigin } from '../../http/origin.ts'
import type { HttpApp } from '../../http/route.ts'
import type { Log } from '../../log.ts'
import { errorFields } from '../../log.ts'
import type { Settings } from '../../settings.ts'
import { readForm } from './form.ts'
import { closedPage, formPage, thanksPage } from './page.ts'
import { type OpenPage, openPage, receive } from './receive.ts'
import { boothWords, visitorLanguage } from './words.ts'

/** entries at a booth's page: a hall full of people may have one address */
export const boothEntryRates = {
  address: { burst: 60, perSecond: 0.1 },
  page: { burst: 120, perSecond: 0.5 },
} as const

const path = '/f/:key'

/**
 * Where a visitor of a booth leaves an address, behind the QR code on the table. Nobody is signed in there, nothing can
 * be read but the booth's name, and what comes in is somebody's contact by the next sync.
 */
export function boothPages(
  app: HttpApp,
  { database, settings, limiter, log }: { database: Database; settings: Settings; limiter: Limiter; log: Log },
): void {
  const perAddress = new Buckets(boothEntryRates.address)
  const perPage = new Buckets(boothEntryRates.page)

  app.get(path, async (c) => {
    limiter.admit('address', clientAddress(c))
    const { language, page } = await asked(c)
    if (!page) return answer(c, closedPage(language), 404)
    return answer(c, formPage(page, language, { uid: randomUUID() }))
  })

  app.post(path, async (c) => {
    limiter.admit('address', clientAddress(c))
    if (!isOwn(c)) throw new AppError('originRefused')
    const { language, page, key } = await asked(c)
    if (!page) return answer(c, closedPage(language), 404)
    const sent = new URLSearchParams((await readAll(c.req.raw, limits.anonymousBodyBytes)).toString('utf8'))
    const read = readForm(sent)
    if (read.kind === 'machine') return answer(c, thanksPage(language))
    const uid = sent.get('uid')!
    if (read.kind === 'wrong') return answer(c, formPage(page, language, { ...read, uid }), errors.inputInvalid.status)
    // Whoever is to wait takes nothing from what the page has for others.
    const waits =
      perAddress.take(clientAddress(c), performance.now()).seconds || perPage.take(key, performance.now()).seconds
    const again = (problem: string) => formPage(page, language, { uid, typed: read.typed, problem })
    if (waits) {
      c.header('retry-after', String(waits))
      return answer(c, again(boothWords[language].busy), errors.tooManyRequests.status)
    }
    try {
      await receive(database, page, read.entry, language)
    } catch (error) {
      log('request failed', { route: path, ...errorFields(error) })
      return answer(c, again(boothWords[language].failed), errors.serverBusy.status)
    }
    return answer(c, thanksPage(language))
  })

  async function asked(c: Context): Promise<{ language: Language; page: OpenPage | null; key: string }> {
    c.set('route', path)
    const language = visitorLanguage(c.req.query('lang'), c.req.header('accept-language'))
    const key = z.safeParse(BoothKey, c.req.param('key'))
    const page = key.success ? await openPage(database.pool, key.data) : null
    return { language, page, key: key.data ?? '' }
  }

  const isOwn = (c: Context) =>
    isOwnOrigin(
      { origin: c.req.header('origin'), host: c.req.header('host'), site: c.req.header('sec-fetch-site') },
      settings.url,
    )

  async function answer(c: Context, page: ReturnType<typeof closedPage>, status = 200): Promise<Response> {
    for (const [name, value] of Object.entries(ownHeaders)) c.header(name, value)
    return c.html(await page, status as 200)
  }
}

const ownHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // The browser tells a form's origin only to a page that lets it.
  'referrer-policy': 'same-origin',
}
