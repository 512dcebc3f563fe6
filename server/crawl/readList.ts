import { selectAll, selectOne } from 'css-select'
import type { AnyNode, Document, Element } from 'domhandler'
import { DomHandler } from 'domhandler'
import { textContent } from 'domutils'
import { Parser } from 'htmlparser2'
import type { ListRecipe } from '#domain/leadSources/recipe/listRecipe'
import { addressFields } from '#domain/leadSources/recipe/rowsOfRecipe'
import { limits } from '#domain/limits'
import { makeTextReader } from './charset.ts'
import { type CrawlTools, fetchPolitely } from './politePage.ts'
import { isSameSite } from './sitePages.ts'

/** One entry of a list: what its fields say, and for those that are links or pictures where they lead. */
export type ListEntry = Record<string, string>

/** `next`: the page after it, where it is one of the same site. */
export type ListPage =
  | { kind: 'read'; entries: ListEntry[]; next: URL | null }
  /** its rules or the host keep us out: nobody knows what is there */
  | { kind: 'refused'; code: string }
  | { kind: 'unread'; code: string }
  /** a selector is none */
  | { kind: 'badRecipe' }

const mostEntries = 1_000

/** Reads one page of a list by a recipe, under the rules of every page: what its host allows, one at a time, at its turn. */
export async function readListPage(
  url: URL,
  recipe: Pick<ListRecipe, 'entry' | 'next' | 'fields'>,
  tools: CrawlTools,
  signal: AbortSignal,
): Promise<ListPage> {
  const page = await fetchDocument(url, tools, signal)
  if (page.kind !== 'read') return page
  try {
    const entries = selectAll<AnyNode, Element>(recipe.entry, page.document)
      .slice(0, mostEntries)
      .map((entry) => entryOf(entry, recipe.fields, page.url))
      .filter((entry) => Object.keys(entry).length > 0)
    return { kind: 'read', entries, next: nextOf(page.document, recipe.next, page.url) }
  } catch (error) {
    // Its users write selectors; the parser throws plain errors for what is none.
    if (error instanceof RangeError) throw error
    return { kind: 'badRecipe' }
  }
}

function entryOf(entry: Element, fields: ListRecipe['fields'], base: URL): ListEntry {
  const said = Object.entries(fields).flatMap(([field, selector]) => {
    const found = selector === '' ? entry : selectOne<AnyNode, Element>(selector, entry)
    const text = found ? saidBy(found, field, base) : ''
    return text ? [[field, text]] : []
  })
  return Object.fromEntries(said) as ListEntry
}

/** Of a website the address and not the word "Website"; of an email what stands behind `mailto:`. */
function saidBy(found: Element, field: string, base: URL): string {
  const text = textContent(found).replace(/\s+/g, ' ').trim()
  const address = (field === 'image' ? found.attribs.src : found.attribs.href)?.trim()
  if (!addressFields.has(field) || !address) return text.slice(0, limits.paragraphLength)
  const [, scheme = '', rest = ''] = /^(mailto|tel):([^?]*)/i.exec(address) ?? []
  if (scheme) return rest
  return /^[a-z][a-z\d+.-]*:/i.test(address) && !/^https?:/i.test(address)
    ? text
    : (URL.parse(address, base.href)?.href ?? text)
}

function nextOf(document: Document, selector: string, base: URL): URL | null {
  const link = selector ? selectOne<AnyNode, Element>(selector, document) : null
  const next = link?.attribs.href ? URL.parse(link.attribs.href, base.href) : null
  if (!next || !/^https?:$/.test(next.protocol) || !isSameSite(next, base)) return null
  next.hash = next.username = next.password = ''
  return next
}

type DocumentAnswer = { kind: 'read'; document: Document; url: URL } | Extract<ListPage, { code: string }>

/** The host has had enough of us, or wants us to sign in. */
const shutStatuses = new Set([401, 403, 429])

export async function fetchDocument(from: URL, tools: CrawlTools, signal: AbortSignal): Promise<DocumentAnswer> {
  const reader = makeDocumentReader()
  const request = { signal, onBytes: reader.write, mayMoveTo: (to: URL) => isSameSite(to, from) }
  const fetched = await fetchPolitely(from, request, tools)
  if (fetched.kind === 'disallowed') return { kind: 'refused', code: 'robots' }
  if (fetched.kind === 'lost') return { kind: 'unread', code: 'moved' }
  const { answer, url } = fetched
  if (answer.kind === 'read') return { kind: 'read', document: reader.end(), url }
  if (answer.kind === 'failed') return { kind: 'unread', code: answer.code }
  return { kind: shutStatuses.has(answer.status) ? 'refused' : 'unread', code: String(answer.status) }
}

function makeDocumentReader() {
  const handler = new DomHandler()
  const parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true })
  let text: ReturnType<typeof makeTextReader> | null = null
  return {
    write(bytes: Uint8Array, contentType: string) {
      text ??= makeTextReader(contentType)
      parser.write(text.write(bytes))
    },
    end(): Document {
      parser.end(text?.end() ?? '')
      return handler.root
    },
  }
}
