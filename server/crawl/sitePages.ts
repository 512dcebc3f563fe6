import { getDomain } from 'tldts'
import type { PageLink, PageText } from './pageReader.ts'
import { anyWord, pageWords } from './pageWords.ts'

/** Files, whatever their page is called. */
const noPage =
  /\.(?:pdf|jpe?g|png|gif|webp|svg|avif|ico|css|js|mjs|json|xml|rss|zip|rar|7z|gz|docx?|xlsx?|pptx?|mp[34]|mov|avi|webm|woff2?|ttf|exe|dmg|apk|ics|vcf|txt)$/i
const noPageAddress = /^(?:#|mailto:|tel:|javascript:|data:|sms:|whatsapp:|skype:)/i
const longestAddress = 500

const worth = [
  { words: new RegExp(anyWord(pageWords.imprint)), points: 90 },
  { words: new RegExp(anyWord(pageWords.contact)), points: 100 },
  { words: new RegExp(anyWord(pageWords.about)), points: 60 },
  { words: new RegExp(anyWord(pageWords.other)), points: -40 },
]

export type SitePage = { url: URL; points: number }

/** More than are ever read of a site: of a page with thousands of goods these are the likeliest. */
const mostLinks = 60

/** The pages of the same company that this one links to, without their fragments; the more telling ones have more points. */
export function linkedPages(page: PageText, at: URL): SitePage[] {
  const base = (page.base && URL.parse(page.base, at.href)) || at
  const found = new Map<string, SitePage>()
  for (const { link, points } of likelyLinks(page.links)) {
    if (found.size >= mostLinks) break
    // Reading an address takes longest of all this.
    const url = URL.parse(link.href, base.href)
    if (!url || !isReadable(url) || !isSameSite(url, at)) continue
    if (url.hash) url.hash = ''
    if (!found.has(url.href)) found.set(url.href, { url, points })
  }
  return [...found.values()]
}

/** Each address once, by what it is called and how it is written, the most telling first. */
function likelyLinks(links: readonly PageLink[]): { link: PageLink; points: number }[] {
  const best = new Map<string, { link: PageLink; points: number }>()
  for (const link of links) {
    if (noPageAddress.test(link.href)) continue
    const points = pagePoints(link)
    if ((best.get(link.href)?.points ?? Number.NEGATIVE_INFINITY) < points) best.set(link.href, { link, points })
  }
  return [...best.values()].toSorted((one, other) => other.points - one.points)
}

const isReadable = (url: URL) =>
  /^https?:$/.test(url.protocol) &&
  url.href.length <= longestAddress &&
  !url.username &&
  !url.password &&
  !noPage.test(url.pathname)

/** What one owner registered: `www.` and `shop.` of the same domain. */
export function isSameSite(one: URL, other: URL): boolean {
  if (one.hostname === other.hostname) return one.port === other.port || one.protocol !== other.protocol
  const domain = siteDomain(one)
  return domain !== null && domain === siteDomain(other)
}

/** With the private part of the list: two shops of a host of shops are two owners. */
export const siteDomain = ({ hostname }: URL): string | null => getDomain(hostname, { allowPrivateDomains: true })

function pagePoints({ href, text }: PageLink): number {
  const [, address = '', search] = /^(?:[a-z]+:)?(?:\/\/[^/?#]*)?([^?#]*)(\?)?/i.exec(href) ?? []
  const path = decoded(address).toLowerCase()
  const said = text.toLowerCase().slice(0, 80)
  const depth = path.split('/').filter(Boolean).length
  let points = 0
  for (const { words, points: more } of worth) if (words.test(said) || words.test(path)) points += more
  // A long text is an article that happens to have the word.
  return points - depth * 5 - (search ? 10 : 0) - (said.length > 40 ? 30 : 0)
}

function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
