import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FoundKind, uniqueFoundValues } from '../../domain/leadSources/foundValue.ts'
import { findContacts } from '../../server/crawl/findContacts.ts'
import { makePageReader } from '../../server/crawl/pageReader.ts'

type Truth = { kind: FoundKind; value: string }
/** `bytes`: as its server sends them, in the writing that it has. */
export type SitePageTruth = { language: string; url: URL; html: string; bytes: Buffer; truths: Truth[] }

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
  const [url = '', ...facts] = head.split('\n')
  const charset = facts.find((line) => line.startsWith('charset '))?.slice('charset '.length) ?? 'utf-8'
  const truths = facts.filter((line) => !line.startsWith('charset ')).map(truthOf)
  return { language, url: new URL(url), html, bytes: encoded(html, charset), truths }
}

/** The platform only reads other writings: what each of their codes says is asked of it. */
function encoded(text: string, charset: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text)
  const codes = codesOf(charset)
  return Buffer.concat([...text].map((sign) => codes.get(sign) ?? Buffer.from('?')))
}

const codeTables = new Map<string, Map<string, Buffer>>()
function codesOf(charset: string): Map<string, Buffer> {
  const known = codeTables.get(charset)
  if (known) return known
  const decoder = new TextDecoder(charset)
  const codes = new Map<string, Buffer>()
  const note = (code: Buffer) => {
    const sign = decoder.decode(code)
    if ([...sign].length === 1 && sign !== '\ufffd' && !codes.has(sign)) codes.set(sign, code)
  }
  for (let one = 0; one < 256; one++) note(Buffer.from([one]))
  if (/^(?:gb|big5)/.test(charset))
    for (let first = 0x81; first < 0xff; first++)
      for (let second = 0x40; second < 0xff; second++) note(Buffer.from([first, second]))
  codeTables.set(charset, codes)
  return codes
}

const truthOf = (line: string): Truth => ({
  kind: line.slice(0, line.indexOf(' ')) as FoundKind,
  value: line.slice(line.indexOf(' ') + 1),
})

export function valuesOf({ url, bytes }: Pick<SitePageTruth, 'url' | 'bytes'>) {
  const reader = makePageReader('text/html')
  reader.write(bytes)
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
