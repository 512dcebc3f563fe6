import { type FetchPage, openPageFetch } from '../../crawl/fetchPage.ts'
import type { Log } from '../../log.ts'
import { openSandboxSource, type SandboxSource, type SourceRequest, type SourceResponse } from './service.ts'
import { type SandboxStore, sandboxStores } from './stores.ts'

/** The web of the sandbox: a site for each store that has one, and the list of a fair's exhibitors. */
export const openSandboxSites = (log: Log, port = 0): Promise<SandboxSource> =>
  openSandboxSource(log, answerAsSite, { port, spares: ['/robots.txt'] })

/** Leads every name under `.example` to the sandbox's web, and no other name anywhere. */
export function sandboxPageFetch({ url }: SandboxSource): { fetchPage: FetchPage; stop: () => void } {
  const { port } = new URL(url)
  const { fetchPage, stop } = openPageFetch({
    agentName: 'FairleadBot/1.0 (+https://fairlead.example)',
    allowedAt: (at) => (address) => at === Number(port) && address === '127.0.0.1',
    lookUp: (host, _options, give) =>
      host.endsWith('.example')
        ? give(null, [{ address: '127.0.0.1', family: 4 }])
        : give(Object.assign(new Error('not in the sandbox'), { code: 'ENOTFOUND' }), []),
  })
  return { fetchPage: (request) => fetchPage({ ...request, url: atPort(request.url, port) }), stop }
}

function atPort(url: URL, port: string): URL {
  const near = new URL(url)
  near.protocol = 'http:'
  near.port = port
  return near
}

function answerAsSite({ path, query, headers }: SourceRequest): SourceResponse {
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  if (path === '/robots.txt') return { body: 'User-agent: *\nDisallow: /intern/\n' }
  const exhibitors = host === 'fair.example' && exhibitorsAt[path]
  if (exhibitors) return html(exhibitorPage(exhibitors, Number(query.get('page') ?? 1)))
  if (host === 'harbour-lighting.example') return ownPages[path] ? html(ownPages[path]) : { status: 404, body: '' }
  const store = storesByHost.get(host)
  const page = store && pages[path]?.(store.tags, host)
  return page ? html(page) : { status: 404, body: '' }
}

const html = (body: string): SourceResponse => ({ headers: { 'content-type': 'text/html; charset=utf-8' }, body })

const hostOf = ({ tags }: SandboxStore): string => (tags.website ? new URL(tags.website).hostname : '')
const storesByHost: ReadonlyMap<string, SandboxStore> = new Map(
  sandboxStores.filter(hostOf).map((store) => [hostOf(store), store]),
)

/** The site of the demo's own company, which its bot can read. */
const ownPages: Record<string, string> = {
  '/': `<html lang="en"><title>Harbour Lighting, Ningbo</title><h1>Harbour Lighting</h1>
    <p>We make LED lamps for shops, offices and gardens in Ningbo, China, since 2004. Our factory has 260 workers and two laboratories.</p>
    <a href="/service">Service and samples</a> <a href="/catalogue">Catalogue</a></html>`,
  '/service': `<html lang="en"><title>Service</title><h1>Service and samples</h1>
    <p>A sample of each lamp is sent within five working days. Its price is taken off the first order.</p>
    <p>Spare parts of each model are kept for seven years after its last delivery.</p></html>`,
  '/catalogue': `<html lang="en"><title>Catalogue</title><h1>Catalogue</h1>
    <p>48 new lamps: dimmable panels, garden lights with IP67, and desk lamps with a charging plate for telephones.</p></html>`,
}

type StorePage = (tags: SandboxStore['tags'], host: string) => string

const pages: Record<string, StorePage> = {
  '/': (tags) =>
    pageOf(
      tags,
      `<h1>${tags.name!}</h1><p>${tags['name:en']!}: wholesale and retail.</p>
       <a href="/contact">Contact</a> <a href="/team">Our team</a> <a href="/intern/prices">Prices</a>
       <a href="https://www.facebook.com/${tags.name!.replaceAll(' ', '')}">Facebook</a>`,
    ),
  '/contact': (tags, host) =>
    pageOf(
      tags,
      `<h1>Contact</h1><p>${tags['addr:street']!} ${tags['addr:housenumber']!}, ${tags['addr:postcode']!} ${tags['addr:city']!}</p>
       ${tags.phone ? `<p>Tel: ${tags.phone}</p>` : ''}<p>sales [at] ${host}</p>`,
    ),
  '/team': (tags, host) =>
    pageOf(
      tags,
      `<h1>Our team</h1><ul>${teamOf(host)
        .map(([name, role]) => `<li>${role}: ${name}<br><a href="mailto:${mailName(name)}@${host}">write</a></li>`)
        .join('')}<li>Head of Export: Dr. Carla van der Berg</li></ul>`,
    ),
}

const firstNames = [
  'Ana',
  'Bruno',
  'Carla',
  'Diogo',
  'Elsa',
  'Filipe',
  'Greta',
  'Henrik',
  'Ines',
  'Joana',
  'Karl',
  'Luis',
]
const lastNames = [
  'Silva',
  'Petersen',
  'Costa',
  'Hansen',
  'Rocha',
  'Brandt',
  'Lopes',
  'Vogel',
  'Matos',
  'Krüger',
  'Faria',
]
/** Two people of each store; hardly any two stores have the same. */
function teamOf(host: string): (readonly [string, string])[] {
  const n = Number(/\d+/.exec(host)?.[0] ?? 1) - 1
  const person = (at: number) => `${firstNames[at % 12]!} ${lastNames[at % 11]!}`
  return [
    [person(n), 'Managing Director'],
    [n === 0 ? 'Jonas Petersen' : person(n * 7 + 5), 'Purchasing Manager'],
  ]
}
const mailName = (name: string) => name.toLowerCase().replace(' ', '.').replace('ü', 'ue')

const pageOf = (tags: SandboxStore['tags'], body: string): string =>
  `<!doctype html><html lang="en"><head><title>${tags.name!}</title><meta name="generator" content="WordPress 6.8">
   <script src="https://www.googletagmanager.com/gtag/js?id=G-1"></script></head><body>${body}</body></html>`

const exhibiting = (city: number, upTo: number) =>
  sandboxStores.filter(
    ({ tags, id }) =>
      tags.website && tags.shop === 'lighting' && Math.floor(id / 1_000_000) === city && id % 1_000 < upTo,
  )

/** Of several countries, as at any fair; the one of autumn is large. */
const exhibitorsAt: Readonly<Record<string, readonly SandboxStore[]>> = {
  '/exhibitors': [...exhibiting(1, 40), ...exhibiting(2, 40)].slice(0, 50),
  '/autumn/exhibitors': [...exhibiting(1, 45), ...exhibiting(2, 120), ...exhibiting(3, 83)],
}
const perPage = 20

/** A list as fairs print it: a card for each exhibitor, and a link to the next page. */
function exhibitorPage(exhibitors: readonly SandboxStore[], page: number): string {
  const from = (page - 1) * perPage
  const cards = exhibitors.slice(from, from + perPage).map(
    (
      { tags },
      n,
    ) => `<li class="card"><h3 class="name">${tags.name!}</h3><span class="country">${tags['addr:country']!}</span>
      <span class="hall">Hall ${((from + n) % 5) + 1}</span> <b class="booth">${String.fromCodePoint(65 + (n % 6))}${from + n + 10}</b>
      <a class="site" href="${tags.website!}">Website</a></li>`,
  )
  const next = from + perPage < exhibitors.length ? `<a rel="next" href="?page=${page + 1}">Next</a>` : ''
  return `<!doctype html><html lang="en"><title>Exhibitors</title><ul>${cards.join('')}</ul>${next}</html>`
}
