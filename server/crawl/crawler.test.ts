import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { isPublicAddress } from '../email/verify/publicAddress.ts'
import { openCrawler } from './crawler.ts'
import type { SiteReport } from './crawlSite.ts'
import { openLocalWeb } from './testing/localWeb.ts'

type Web = Awaited<ReturnType<typeof openLocalWeb>>
type Sites = Parameters<typeof openLocalWeb>[0]
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function webOf(sites: Sites, options: Partial<Parameters<typeof openCrawler>[0]> = {}) {
  const web = await openLocalWeb(sites)
  const crawler = openCrawler({
    contact: 'https://fairlead.example/crawler',
    allowedAt: web.allowedAt,
    lookUp: web.lookUp,
    leastGapMs: 5,
    timeoutMs: 5_000,
    ...options,
  })
  closing.push(() => web.close(), crawler.stop)
  const read = async (...urls: URL[]) => {
    const reports = new Map<string, SiteReport>()
    await crawler.crawl(urls, (url, report) => reports.set(url.href, report), new AbortController().signal)
    return urls.map((url) => reports.get(url.href)!)
  }
  return { web, crawler, read, readOne: async (url: URL) => (await read(url))[0]! }
}

const emails = ({ values }: SiteReport) => values.filter(({ kind }) => kind === 'email').map(({ value }) => value)
const paths = (web: Web, host: string) => web.heard.filter((one) => one.host === host).map(({ path }) => path)
const page = (body: string) => `<html lang="en"><body>${body}</body></html>`

test('a site is read from its front page to the pages that say whom to write to, and each value names its page', async () => {
  const { web, readOne } = await webOf({
    'shop.example.com': {
      '/': page(
        '<a href="/news/1">A story</a><a href="/contact">Contact</a><a href="https://other.example.net/">x</a>',
      ),
      '/contact': page('<p>Write to <a href="mailto:sales@shop-example.com">Anna</a></p>'),
      '/news/1': page('News'),
    },
  })
  const report = await readOne(web.url('shop.example.com'))
  expect(report).toMatchObject({
    end: 'done',
    values: [{ kind: 'email', value: 'sales@shop-example.com', snippet: 'Anna' }],
  })
  expect(report.values[0]!.page).toBe(web.url('shop.example.com', '/contact').href)
  expect(paths(web, 'shop.example.com')).toEqual(['/robots.txt', '/', '/contact', '/news/1'])
  expect(web.heard[0]!.agent).toBe('FairleadBot/1.0 (+https://fairlead.example/crawler)')
  expect(web.heard.some(({ host }) => host === 'other.example.net')).toBe(false)
})

test('no more than twenty pages of a site are asked for', async () => {
  const links = Array.from({ length: 60 }, (_, n) => `<a href="/p${n}">p</a>`).join('')
  const pages = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`/p${n}`, page(links)]))
  const { web, readOne } = await webOf({ 'many.example.com': { '/': page(links), ...pages } })
  expect((await readOne(web.url('many.example.com'))).end).toBe('enough')
  expect(paths(web, 'many.example.com').filter((path) => path !== '/robots.txt')).toHaveLength(20)
})

test('a host gets one request at a time over one line and its rest after each, and other hosts do not wait for it', async () => {
  const links = ['/a', '/b', '/c'].map((path) => `<a href="${path}">x</a>`).join('')
  let inside = 0
  let most = 0
  const slow = (_: unknown, response: import('node:http').ServerResponse) => {
    most = Math.max(most, ++inside)
    setTimeout(() => {
      inside--
      response.writeHead(200, { 'content-type': 'text/html' }).end('x')
    }, 20)
  }
  const { web, read } = await webOf(
    { 'one.example.com': { '/': page(links), '/a': slow, '/b': slow, '/c': slow } },
    { leastGapMs: 60 },
  )
  const first = web.url('one.example.com')
  // The same site twice at once is still one host.
  await read(first, new URL('/?again', first))
  const at = web.heard.map((one) => one.at)
  expect(at.length).toBeGreaterThan(5)
  for (const [n, time] of at.slice(1).entries()) expect(time - at[n]!).toBeGreaterThan(55)
  expect(most).toBe(1)
  expect(web.linesOf.get('one.example.com')!.size).toBe(1)
})

test('what robots.txt forbids is not asked for; one that fails forbids all, one that is not there nothing', async () => {
  const front = page('<a href="/contact">Contact</a><a href="/private/team">Team</a>')
  const status = (code: number) => (_: unknown, response: import('node:http').ServerResponse) =>
    void response.writeHead(code).end()
  const robots = 'User-agent: *\nDisallow: /\n\nUser-agent: FairleadBot\nDisallow: /private/\n'
  const { web, read } = await webOf({
    'rules.example.com': { '/robots.txt': robots, '/': front, '/contact': page('ok'), '/private/team': page('no') },
    'closed.example.com': { '/robots.txt': 'User-agent: *\nDisallow: /', '/': front },
    'broken.example.com': { '/robots.txt': status(500), '/': front },
    'busy.example.com': { '/robots.txt': status(429), '/': front },
    'free.example.com': { '/robots.txt': status(403), '/': front },
  })
  const names = ['rules', 'closed', 'broken', 'busy', 'free'].map((name) => `${name}.example.com`)
  const reports = await read(...names.map((name) => web.url(name)))
  expect(reports.map(({ end }) => end)).toEqual(['done', 'disallowed', 'disallowed', 'disallowed', 'done'])
  expect(reports[0]!.disallowed).toBe(1)
  expect(paths(web, 'rules.example.com')).toEqual(['/robots.txt', '/', '/contact'])
  for (const name of names.slice(1, 4)) expect(paths(web, name)).toEqual(['/robots.txt'])
})

test('a host that says it has had enough is left at once, with what it told before', async () => {
  const { web, readOne } = await webOf({
    'tired.example.com': {
      '/': page('<p>info@tired-lamps.com</p><a href="/contact">c</a><a href="/about">a</a>'),
      '/contact': (_, response) => void response.writeHead(429, { 'retry-after': '60' }).end(),
    },
  })
  const report = await readOne(web.url('tired.example.com'))
  expect(report.end).toBe('refused')
  expect(emails(report)).toEqual(['info@tired-lamps.com'])
  expect(paths(web, 'tired.example.com')).toEqual(['/robots.txt', '/', '/contact'])
})

test('nothing inside of the network is reached: by its address, by a name, by a redirect, however it is written', async () => {
  const inside = createServer((_, response) => response.end('secret@inside-network.com'))
  let reached = 0
  inside.on('connection', () => reached++)
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  closing.push(() => inside.close())
  const { port } = inside.address() as AddressInfo
  const targets = [
    `http://127.0.0.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://inside.example.net:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_x',
  ]
  const sites: Sites = {}
  for (const [n, to] of targets.entries())
    sites[`r${n}.example.com`] = { '/': (_, response) => void response.writeHead(302, { location: to }).end() }
  const { web, read } = await webOf(sites)
  const guard = (at: number) => (address: string) =>
    web.allowedAt(at)(address) || ((at === 80 || at === 443) && isPublicAddress(address))
  const crawler = openCrawler({ contact: 'x', allowedAt: guard, lookUp: web.lookUp, leastGapMs: 1, timeoutMs: 5_000 })
  closing.push(crawler.stop)
  const direct = targets.slice(0, 7).map((text) => new URL(text))
  const redirected = targets.map((_, n) => web.url(`r${n}.example.com`))
  const reports: SiteReport[] = []
  await crawler.crawl(
    [...direct, ...redirected],
    (_, report) => void reports.push(report),
    new AbortController().signal,
  )
  expect(reports).toHaveLength(16)
  expect(reports.flatMap(({ pages, values }) => [...pages, ...values])).toEqual([])
  expect(reached).toBe(0)
  expect(await read()).toEqual([])
})

test('a name that leads into the network at the second question is asked once and stays where it was', async () => {
  const { web, readOne } = await webOf({
    'turn.example.com': { '/': page('<a href="/contact">c</a>'), '/contact': page('info@turn-lamps.com') },
  })
  web.names.set('turn.example.com', ['127.0.0.1', '10.0.0.1'])
  const report = await readOne(web.url('turn.example.com'))
  expect(emails(report)).toEqual(['info@turn-lamps.com'])
  expect(web.asked).toEqual(['turn.example.com'])
  web.names.set('first.example.com', ['10.0.0.1', '127.0.0.1'])
  expect((await readOne(web.url('first.example.com'))).pages).toEqual([])
})

test('a page that never ends, one that drips and one that is packed a thousand times are cut off, and what came is read', async () => {
  const start = page('<p>early@cut-lamps.com</p>')
  const chunk = Buffer.alloc(64_000, 'x')
  const packed = gzipSync(Buffer.concat([Buffer.from(start), Buffer.alloc(60_000_000, 32)]))
  let sent = 0
  const { web, read } = await webOf(
    {
      'endless.example.com': {
        '/': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' })
          response.write(start)
          const more = () => {
            while (!response.destroyed && response.write(chunk)) sent += chunk.length
            sent += chunk.length
          }
          response.on('drain', more)
          more()
        },
      },
      'bomb.example.com': {
        '/': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed)
        },
      },
      'broken.example.com': {
        '/': (_, response) =>
          void response
            .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
            .end('no gzip at all'),
      },
      'drip.example.com': {
        '/': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' })
          response.write(start)
          const timer = setInterval(() => response.write('x'), 10)
          response.on('close', () => clearInterval(timer))
        },
      },
      'silent.example.com': { '/': () => {} },
    },
    { timeoutMs: 2_000 },
  )
  const names = ['endless', 'bomb', 'broken', 'drip', 'silent'].map((name) => web.url(`${name}.example.com`))
  const [endless, bomb, broken, drip, silent] = await read(...names)
  expect(emails(endless!)).toEqual(['early@cut-lamps.com'])
  expect(emails(bomb!)).toEqual(['early@cut-lamps.com'])
  // The lines between two processes hold a little more than what was read.
  expect(sent).toBeLessThan(20_000_000)
  expect(emails(drip!)).toEqual(['early@cut-lamps.com'])
  expect(broken).toMatchObject({ end: 'unreachable', code: 'Z_DATA_ERROR' })
  expect(silent).toMatchObject({ end: 'unreachable', code: 'tooSlow' })
})

test('what is no page is not read, and a circle of redirects ends', async () => {
  const { web, read } = await webOf({
    'file.example.com': {
      '/': (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('a@pdf-lamps.com'),
    },
    'circle.example.com': { '/': (_, response) => void response.writeHead(301, { location: '/' }).end() },
  })
  const reports = await read(web.url('file.example.com'), web.url('circle.example.com'))
  expect(reports.map(({ end }) => end)).toEqual(['noPage', 'noPage'])
  expect(paths(web, 'circle.example.com').length).toBeLessThanOrEqual(7)
})

test('stopping ends every wait at once, pausing lets no request begin until it goes on', async () => {
  const sites = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`s${n}.example.com`, { '/': () => {} }]))
  const { web, crawler } = await webOf(
    { ...sites, 'live.example.com': { '/': page('hello@live-lamps.com') } },
    { timeoutMs: 600_000 },
  )
  const ending = new AbortController()
  const running = crawler.crawl(
    Object.keys(sites).map((host) => web.url(host)),
    () => {},
    ending.signal,
  )
  await expect.poll(() => web.heard.filter(({ path }) => path === '/').length).toBe(20)
  ending.abort(new Error('nobody wants it any more'))
  await expect(running).rejects.toThrow('nobody wants it any more')

  crawler.pause()
  const before = web.heard.length
  const reports: SiteReport[] = []
  const paused = crawler.crawl(
    [web.url('live.example.com')],
    (_, report) => void reports.push(report),
    new AbortController().signal,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(web.heard).toHaveLength(before)
  crawler.goOn()
  await paused
  expect(emails(reports[0]!)).toEqual(['hello@live-lamps.com'])
})

test('a site on which we fail ourselves costs that site alone', async () => {
  const { web, read } = await webOf({
    'good.example.com': { '/': page('<a href="mailto:sales@good-example.com">Write</a>') },
    'bad.example.com': { '/': page('Hello') },
  })
  const bad = web.url('bad.example.com')
  // Whatever is asked of this address throws.
  const broken = new Proxy(bad, {
    get(target, name) {
      if (name === 'protocol') throw new RangeError('a fault of ours')
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const [failed, good] = await read(broken, web.url('good.example.com'))
  expect(failed).toMatchObject({ end: 'failed', code: 'RangeError', values: [] })
  expect(emails(good!)).toEqual(['sales@good-example.com'])
})
