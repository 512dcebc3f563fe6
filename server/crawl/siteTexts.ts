import type { MessageFile } from '#domain/email/render/message'
import { makePageReader, type PageReader, type PageText } from './pageReader.ts'
import { type CrawlTools, fetchPolitely } from './politePage.ts'
import { isSameSite, linkedPages } from './sitePages.ts'

/** `file`: of a text that was read from one, and was kept */
export type SiteText = { url: string; title: string; text: string; file: MessageFile | null }
export type SiteTexts = {
  end: 'read' | 'disallowed' | 'refused' | 'unreachable' | 'noPage'
  pages: SiteText[]
}

/** Files that are read as well, by the end of their address. */
export type SiteFiles = {
  ending: RegExp
  most: number
  mostBytes: number
  read: (bytes: Uint8Array<ArrayBuffer>, name: string) => Promise<{ text: string; file: MessageFile | null } | null>
}

/** Says that it has had enough; what it has told so far is kept. */
const enoughStatuses = new Set([403, 429])

/** What a site says in words, page by page, as its rules allow: the front page first, then those that it links to. */
export async function readSiteTexts(
  start: URL,
  tools: CrawlTools,
  { most, files, signal }: { most: number; files: SiteFiles | null; signal: AbortSignal },
): Promise<SiteTexts> {
  const open = [start]
  const known = new Set([start.href])
  const read: ReadPage[] = []
  let end: SiteTexts['end'] = 'noPage'
  while (open.length > 0 && known.size - open.length < most * 2 && read.length < most) {
    const found = await readPage(open.shift()!, read[0]?.url ?? null, tools, signal)
    if (typeof found === 'string') {
      if (!read.length) end = found
      if (found === 'refused') break
      continue
    }
    if (read.some(({ url }) => url.href === found.url.href)) continue
    read.push(found)
    known.add(found.url.href)
    for (const { url } of linkedPages(found.page, found.url))
      if (!known.has(url.href) && known.size < most * 10) {
        known.add(url.href)
        open.push(url)
      }
  }
  const fromFiles = files && read.length ? await readFiles(read, files, tools, signal) : []
  return { end: read.length ? 'read' : end, pages: [...withoutFrames(read), ...fromFiles] }
}

type ReadPage = { url: URL; page: PageText }

async function readFiles(pages: readonly ReadPage[], files: SiteFiles, tools: CrawlTools, signal: AbortSignal) {
  const found = new Map<string, { url: URL; title: string }>()
  for (const { url: at, page } of pages)
    for (const { href, text } of page.links) {
      const url = URL.parse(href, page.base ? new URL(page.base, at).href : at.href)
      if (url && files.ending.test(url.pathname) && isSameSite(url, at)) found.set(url.href, { url, title: text })
    }
  const texts: SiteText[] = []
  for (const { url, title } of [...found.values()].slice(0, files.most)) {
    const parts: Buffer[] = []
    const fetched = await fetchPolitely(
      url,
      {
        signal,
        accepts: () => true,
        mostBytes: files.mostBytes,
        mayMoveTo: (to) => isSameSite(to, url),
        onBytes: (bytes) => void parts.push(Buffer.from(bytes)),
      },
      tools,
    )
    if (fetched.kind !== 'answered' || fetched.answer.kind !== 'read') continue
    const name = nameIn(url)
    const found = await files.read(Buffer.concat(parts), name)
    if (found) texts.push({ url: fetched.url.href, title: title || name, ...found })
  }
  return texts
}

/** The end of its address, as its writer typed it. */
function nameIn({ pathname }: URL): string {
  const name = pathname.split('/').at(-1)!
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

async function readPage(from: URL, site: URL | null, tools: CrawlTools, signal: AbortSignal) {
  let reader = null as PageReader | null
  const fetched = await fetchPolitely(
    from,
    {
      signal,
      mayMoveTo: (to) => site === null || isSameSite(to, site),
      onBytes(bytes, contentType) {
        reader ??= makePageReader(contentType)
        reader.write(bytes)
      },
    },
    tools,
  )
  if (fetched.kind === 'disallowed') return 'disallowed'
  if (fetched.kind === 'lost') return 'noPage'
  const { answer, url } = fetched
  if (answer.kind === 'nothing') return enoughStatuses.has(answer.status) ? 'refused' : 'noPage'
  if (!reader) return answer.kind === 'failed' ? 'unreachable' : 'noPage'
  return { url, page: reader.end() }
}

/** A line that stands on more than half of the pages is their frame: menus, notes about cookies. So are single words. */
function withoutFrames(read: readonly ReadPage[]): SiteText[] {
  const count = new Map<string, number>()
  for (const { page } of read) for (const line of new Set(page.lines)) count.set(line, (count.get(line) ?? 0) + 1)
  const isFrame = (line: string) => read.length >= 4 && count.get(line)! > read.length / 2
  return read
    .map(({ url, page }) => ({
      url: url.href,
      title: page.title,
      file: null,
      text: page.lines.filter((line) => !isFrame(line) && isSentence(line)).join('\n'),
    }))
    .filter(({ text }) => text !== '')
}

const isSentence = (line: string) =>
  line.length >= 25 ||
  /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Hangul}].{5,}/u.test(line) ||
  /[:：?？]$/u.test(line)
