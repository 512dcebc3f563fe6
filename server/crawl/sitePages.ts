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

/** The pages of the same company that this one links to, without their fragments; the more telling ones have more points. */
export function linkedPages(page: PageText, at: URL): SitePage[] {
  const base = (page.base && URL.parse(page.base, at.href)) || at
  const found = new Map<string, SitePage>()
  for (const link of page.links) {
    // Reading an address takes longest of all this, and many are none of a page.
    if (noPageAddress.test(link.href)) continue
    const url = URL.parse(link.href, base.href)
    if (!url || !isReadable(url) || !isSameSite(url, at)) continue
    if (url.hash) url.hash = ''
    const points = pagePoints(url, link)
    if ((found.get(url.href)?.points ?? -1_000) < points) found.set(url.href, { url, points })
  }
  return [...found.values()]
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

function pagePoints(url: URL, { text }: PageLink): number {
  const path = decoded(url.pathname).toLowerCase()
  const said = text.toLowerCase().slice(0, 80)
  const depth = path.split('/').filter(Boolean).length
  const points = worth.map(({ words, points }) => (words.test(said) || words.test(path) ? points : 0))
  // A long text is an article that happens to have the word.
  return points.reduce((sum, one) => sum + one, 0) - depth * 5 - (url.search ? 10 : 0) - (said.length > 40 ? 30 : 0)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
