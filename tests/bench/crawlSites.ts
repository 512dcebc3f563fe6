import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FoundKind, uniqueFoundValues } from '../../domain/leadSources/foundValue.ts'
import { findContacts } from '../../server/crawl/findContacts.ts'
import { makePageReader } from '../../server/crawl/pageReader.ts'

type Truth = { kind: FoundKind; value: string }
export type SitePageTruth = { language: string; url: URL; html: string; truths: Truth[] }

/** Pages written by hand, and what somebody who reads them would note. */
export function pagesWithTruth(): SitePageTruth[] {
  const folder = join(import.meta.dirname, 'sites')
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map((text) => pageOf(file.slice(0, 2), text)),
  )
}

function pageOf(language: string, text: string): SitePageTruth {
  const [head = '', html = ''] = text.split('\n---\n')
  const [url = '', ...truths] = head.split('\n')
  return { language, url: new URL(url), html, truths: truths.map(truthOf) }
}

const truthOf = (line: string): Truth => ({
  kind: line.slice(0, line.indexOf(' ')) as FoundKind,
  value: line.slice(line.indexOf(' ') + 1),
})

export function valuesOf({ url, html }: Pick<SitePageTruth, 'url' | 'html'>) {
  const reader = makePageReader('text/html; charset=utf-8')
  reader.write(Buffer.from(html))
  return uniqueFoundValues(findContacts(reader.end(), url, 0))
}

export type Score = { found: number; right: number; wanted: number; met: number }

/** `told`: hears each value that is wrong or missing. */
export function scoreOf(page: SitePageTruth, told: (line: string) => void): Record<FoundKind, Score> {
  const values = valuesOf(page)
  const scores = {} as Record<FoundKind, Score>
  const of = (kind: FoundKind) => (scores[kind] ??= { found: 0, right: 0, wanted: 0, met: 0 })
  for (const value of values) {
    const isRight = page.truths.some((truth) => isSame(truth, value))
    of(value.kind).found++
    of(value.kind).right += Number(isRight)
    if (!isRight) told(`${page.url.host}: wrong ${value.kind} ${value.value} (${value.snippet.slice(0, 80)})`)
  }
  for (const truth of page.truths) {
    const isMet = values.some((value) => isSame(truth, value))
    of(truth.kind).wanted++
    of(truth.kind).met += Number(isMet)
    if (!isMet) told(`${page.url.host}: missing ${truth.kind} ${truth.value}`)
  }
  return scores
}

/** Addresses are written in many ways, and may be longer by a country; everything else has to be the same. */
function isSame(truth: Truth, { kind, value }: Truth): boolean {
  if (truth.kind !== kind) return false
  const [one, other] = [bare(truth.value), bare(value)]
  return (
    one === other ||
    (kind === 'address' &&
      one.length > 8 &&
      (other.includes(one) || (one.includes(other) && other.length > one.length * 0.7)))
  )
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** What a page on the web weighs by itself, without pictures. */
const pageBytes = 100_000

/** The same page between the menus, goods and scripts of a shop. */
export function paddedPage(html: string): string {
  const menu = Array.from(
    { length: 120 },
    (_, n) => `<li class="menu-item"><a href="/c/${n}" title="Category">Category ${n}</a></li>`,
  )
  const card = (n: number) =>
    `<article class="card"><a href="/product/${n}?ref=list"><img src="/i/${n}.webp" alt="Lamp ${n}" loading="lazy"></a><h3>Brass lamp ${n}, 24 W</h3><p>Hand made, ${n + 10} in stock, delivered within 3 to 5 days. Art. ${100_000 + n}.</p><span class="price">€ ${n},90</span></article>`
  const script = `<script>window.data=${JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, name: `Lamp ${id}`, price: id * 3 })))}</script>`
  const cards: string[] = []
  for (
    let length = html.length + menu.join('').length + script.length;
    length < pageBytes;
    length += cards.at(-1)!.length
  )
    cards.push(card(cards.length))
  return html.replace(/<body[^>]*>/, (body) => `${body}<ul>${menu.join('')}</ul>${cards.join('')}${script}`)
}
