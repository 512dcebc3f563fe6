import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { shopSiteCalls as calls } from '#domain/shop/site/calls'
import { openDatabase } from '../../db/connect.ts'
import { makeLimiter, type Rates } from '../../http/limiter.ts'
import { listenOn } from '../../http/server.ts'
import { noLog } from '../../log.ts'
import { createCompany } from '../../operator.ts'
import { testPicture, upload } from '../../testing/blobs.ts'
import { Device } from '../../testing/device.ts'
import { lamp, lampShop } from '../../testing/lampShop.ts'
import { databaseUrlOf, startTestServer, type TestServer } from '../../testing/server.ts'
import { keepShopSnapshot } from '../../testing/shopSnapshot.ts'
import { unzip } from '../../testing/unzip.ts'
import { putSiteParts } from './parts.ts'
import { publishSite, showPublication, sweepSites } from './publishing/publish.ts'
import { openSiteThread, type SiteThread } from './publishing/siteThread.ts'
import { makeSiteServer } from './serving/siteServer.ts'

let server: TestServer
let boss: Device
let rival: Device
let account: string
let thread: SiteThread

beforeAll(async () => {
  server = await startTestServer({ shop: { port: 0, url: null, company: 'boss' } })
  await createCompany(server.database, { username: 'boss', password: 'a long password' })
  await createCompany(server.database, { username: 'rival', password: 'a long password' })
  boss = await new Device(server.url).signIn('boss', 'a long password')
  rival = await new Device(server.url).signIn('rival', 'a long password')
  account = boss.user.account
  thread = openSiteThread(noLog)
  await keepShopSnapshot(server.database, account, lampShop(40))
})
afterAll(async () => {
  await thread.stop()
  await server.stop()
})

const order = (): Parameters<typeof publishSite>[1] => ({
  account,
  by: null,
  origin: 'https://lamps.example',
  preview: null,
})
const publish = (between?: (step: string) => Promise<void>) =>
  publishSite({ database: server.database, thread, ...(between && { between }) }, order())
const retitle = (title: string, n = 0) =>
  putSiteParts(server.database.pool, account, [
    { kind: 'product', id: lamp(n).id, place: n, body: { ...lamp(n), title: { en: title, zh: title } } },
  ])
const see = (path: string, init: RequestInit = {}) => fetch(`${server.shopUrl}${path}`, { redirect: 'manual', ...init })
let hosts = 0
/** What a visitor sees under a name that nobody has asked for within a second: such an answer may be remembered. */
const seen = async (path = `/p/${lamp(0).slug}/`): Promise<string> => (await seeAt(`h${++hosts}.example`, path)).text

/** `fetch` says no other host than it goes to. */
async function seeAt(host: string, path = '/'): Promise<{ status: number; text: string }> {
  const asked = get(`${server.shopUrl}${path}`, { headers: { host } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode!, text: await new Response(Readable.toWeb(answer) as ReadableStream).text() }
}
const liveOf = async () =>
  (await server.database.pool.query<{ live: string }>('select live from shop_site where account_id = $1', [account]))
    .rows[0]!.live

test('what is published is seen on the port of shops, and nothing of it on the app’s', async () => {
  await publish()
  const page = await seen()
  expect(page).toContain(`<h1>${lamp(0).title.en}</h1>`)
  expect(
    await (await fetch(`${server.url}/p/${lamp(0).slug}/`, { headers: { accept: 'text/html' } })).text(),
  ).not.toContain(lamp(0).title.en!)
  expect((await see('/api/health')).status).toBe(404)
  expect((await see('/login')).status).toBe(404)
  const answer = await see('/zh/')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('what a browser has it need not read again, and files named by their content are kept for good', async () => {
  const first = await see('/')
  const etag = first.headers.get('etag')!
  const css = /href="(assets\/[^"]+\.css)"/.exec(await first.text())![1]!
  expect((await see('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  const styles = await see(`/${css}`)
  expect([styles.status, styles.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('given up addresses lead on, wrong ones say so in their language, hidden files are shown to nobody', async () => {
  const old = await see('/p/old-lamp/')
  expect([old.status, old.headers.get('location')]).toEqual([301, `/p/${lamp(0).slug}/`])
  expect((await see('/zh/p/old-lamp/')).headers.get('location')).toBe(`/zh/p/${lamp(0).slug}/`)
  expect((await see(`/p/${lamp(0).slug}`)).headers.get('location')).toBe(`/p/${lamp(0).slug}/`)
  const missing = await see('/zh/no/such/page/')
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('lang="zh"')
  for (const path of ['/_redirects', '/_form.html', '/../server/main.ts', '/%2e%2e/x', '//evil.example/'])
    expect((await see(path)).status, path).toBe(404)
})

test('of an unchanged site nothing is written again, and of one with a changed product little', async () => {
  const before = await publish()
  expect(before.written).toBe(0)
  await retitle('A lamp with another name')
  const after = await publish()
  expect(after.written).toBeGreaterThan(2)
  expect(after.written).toBeLessThan(after.files / 3)
  expect(await seen()).toContain('<h1>A lamp with another name</h1>')
})

const steps = ['begun', 'known', 'files', 'kept', 'written', 'buckets', 'inserted', 'switched']
test.each([...steps, 'files again', 'thread'])(
  'publishing that breaks off at "%s" leaves what visitors see',
  async (step) => {
    await retitle('Before')
    await publish()
    const live = await liveOf()
    await retitle(`Never seen: ${step}`, 0)
    const broken = openSiteThread(noLog)
    let files = 0
    const between = async (at: string) => {
      if (step === 'files again' && at === 'files' && files++ === 0) throw new Error('killed')
      if (step === 'thread' && at === 'files') await broken.stop()
      else if (at === step) throw new Error('killed')
    }
    await expect(publishSite({ database: server.database, thread: broken, between }, order())).rejects.toThrow()
    await broken.stop()
    expect(await liveOf()).toBe(live)
    expect(await seen()).not.toContain(`Never seen: ${step}<`)
    // And the next one finds nothing in its way.
    await publish()
    expect(await seen()).toContain(`Never seen: ${step}`)
  },
)

test('of two processes that publish at once one wins, and the other is told', async () => {
  const other = await openDatabase({ ...server.settings, databaseUrl: databaseUrlOf(server) }, noLog, () => {})
  const otherThread = openSiteThread(noLog)
  try {
    await retitle('Published twice')
    const both = Promise.withResolvers<void>()
    let waiting = 0
    const meet = async (step: string) => {
      if (step !== 'buckets') return
      if (++waiting === 2) both.resolve()
      await both.promise
    }
    const outcomes = await Promise.allSettled([
      publish(meet),
      publishSite({ database: other, thread: otherThread, between: meet }, order()),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((one) => one.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'siteOvertaken' })
    const won = outcomes.find((one) => one.status === 'fulfilled')!.value
    expect(await liveOf()).toBe(won.id)
  } finally {
    await otherThread.stop()
    await other.stop()
  }
})

test('any published state can be had again, and the sweep takes none that is live', async () => {
  await retitle('The first state')
  const first = await publish()
  await retitle('The second state')
  const second = await publish()
  await showPublication(server.database, account, first.id)
  expect(await seen()).toContain('The first state')
  await sweepSites(server.database, Date.now() + 400 * 24 * 3_600_000)
  expect(await seen()).toContain('The first state')
  expect((await see('/')).status).toBe(200)
  await showPublication(server.database, account, second.id)
  expect(await seen()).toContain('The second state')
  await expect(showPublication(server.database, rival.user.account, first.id)).rejects.toMatchObject({
    code: 'notFound',
  })
})

test('a preview is seen by who has its link, and by nobody else', async () => {
  await retitle('Only in the preview')
  const preview = 'p'.repeat(32)
  const secret = { hash: createHash('sha256').update(preview).digest('base64url'), until: Date.now() + 60_000 }
  await publishSite({ database: server.database, thread }, { ...order(), preview: secret })
  const path = `/preview/${preview}/p/${lamp(0).slug}/`
  const page = await see(path)
  expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
    200,
    'noindex',
    'no-store',
  ])
  const text = await page.text()
  expect(text).toContain('Only in the preview')
  // Its links stay within it.
  const related = /class="card" href="([^"]+)"/.exec(text)![1]!
  expect((await fetch(new URL(related, `${server.shopUrl}${path}`))).status).toBe(200)
  expect(await seen()).not.toContain('Only in the preview')
  expect((await see(`/preview/${'x'.repeat(32)}/`)).status).toBe(404)
  const { publications } = await boss.get(calls.state, {})
  await boss.get(calls.show, { id: publications[0]!.id })
  expect(await seen()).toContain('Only in the preview')
})

test('pictures are the company’s files, and as long as they are shown no sweep takes them', async () => {
  const picture = testPicture(3_000)
  await upload(boss, picture)
  const { ref } = picture
  const shown = { hash: ref.hash, mime: 'image/jpeg' as const, width: 8, height: 8, alt: { en: 'A lamp' } }
  await putSiteParts(server.database.pool, account, [
    { kind: 'product', id: lamp(1).id, place: 1, body: { ...lamp(1), pictures: [shown] } },
  ])
  await publish()
  const page = await seen(`/p/${lamp(1).slug}/`)
  const src = /<img src="([^"]+)"/.exec(page)![1]!
  const answer = await fetch(new URL(src, `${server.shopUrl}/p/${lamp(1).slug}/`))
  expect(answer.headers.get('content-type')).toBe(ref.mime)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(ref.hash)
  const { rows } = await server.database.pool.query<{ named: boolean }>('select blob_is_named($1, $2) as named', [
    account,
    ref.hash,
  ])
  expect(rows[0]!.named).toBe(true)
})

test('the zip has every page as it is shown', async () => {
  const { publications } = await boss.get(calls.state, {})
  const answer = await fetch(`${server.url}${calls.zip.path}?id=${publications.find(({ isLive }) => isLive)!.id}`, {
    headers: { cookie: boss.cookie, token: boss.token },
  })
  expect(answer.status).toBe(200)
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect(Buffer.from(files.get('index.html')!).toString()).toBe(await (await see('/')).text())
  expect(files.has(`zh/p/${lamp(3).slug}/index.html`)).toBe(true)
  expect(files.has('_redirects')).toBe(true)
  expect(files.has('_form.html')).toBe(false)
})

test('a host is the company’s whose records hold its token, and nobody else’s', async () => {
  const only = await startSecond()
  try {
    await boss.get(calls.setHost, { host: 'Shop.Lamps.Example' })
    const { host, proof } = await boss.get(calls.state, {})
    expect([host, proof.startsWith('fairlead-shop=')]).toEqual(['shop.lamps.example', true])
    expect((await only.at('shop.lamps.example')).status).toBe(404)
    // Two may name a host; the first one that proves it has it.
    await rival.get(calls.setHost, { host: 'shop.lamps.example' })
    const proven = 'update shop_site set host_verified_at = now() where account_id = $1'
    await server.database.pool.query(proven, [account])
    await expect(server.database.pool.query(proven, [rival.user.account])).rejects.toThrow('shop_site_host')
    only.forget()
    expect((await only.at('shop.lamps.example:8080')).text).toContain('Ningbo')
    expect((await only.at('other.example')).status).toBe(404)
    await rival.get(calls.setHost, { host: '' })
    await expect(rival.get(calls.setHost, { host: 'shop.lamps.example' })).rejects.toThrow('hostTaken')
    for (const forbidden of ['localhost', '127.0.0.1', 'shop', 'shop.lamps.example:80', 'a..b'])
      await expect(rival.get(calls.setHost, { host: forbidden })).rejects.toThrow('inputInvalid')
  } finally {
    await only.stop()
  }
})

/** Where no company has the port for itself. */
async function startSecond(rates: Rates = limits.rates) {
  const { server: site, hosts } = makeSiteServer({
    database: server.database,
    blobs: { get: async () => null, put: async () => {}, delete: async () => {} },
    forms: { show: async () => ({ status: 200, body: '' }), take: async () => ({ status: 200, body: '' }) },
    visits: { note: () => {}, senderOf: async () => '', flush: async () => {}, stop: async () => {} },
    log: noLog,
    limiter: makeLimiter(rates, noLog),
    own: null,
    label: null,
  })
  const url = await listenOn(site, { host: '127.0.0.1', port: 0 })
  return {
    forget: hosts.forget,
    async at(host: string, from = '10.9.0.1') {
      const headers = { host, 'x-forwarded-for': from }
      const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
      return {
        status: answer.statusCode!,
        headers: answer.headers,
        text: await new Response(Readable.toWeb(answer) as ReadableStream).text(),
      }
    },
    stop: () => new Promise((closed) => site.closeAllConnections() ?? site.close(closed)),
  }
}

test('a site has no other methods, and a broken request ends nothing', async () => {
  expect((await see('/', { method: 'DELETE' })).status).toBe(405)
  expect((await see('/', { method: 'POST', body: 'x' })).status).toBe(405)
  expect((await see('/', { method: 'HEAD' })).status).toBe(200)
  expect((await see(`/${'x'.repeat(5_000)}`)).status).toBe(404)
})

test('a flood from one address is told to wait, and whoever else comes is answered', async () => {
  const site = await startSecond({ ...limits.rates, shopVisitor: { burst: 3, perSecond: 0.01 } })
  try {
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await site.at('nobody.example')).status)
    expect(statuses).toEqual([404, 404, 404, 429])
    expect(Number((await site.at('nobody.example')).headers['retry-after'])).toBeGreaterThan(0)
    expect((await site.at('nobody.example', '10.9.0.2')).status).toBe(404)
  } finally {
    await site.stop()
  }
})
