import { AppError } from '#domain/errors'
import { cellText, decodedTo, endsName, richText, rootPrefix, tagEnd } from './xml.ts'

/**
 * The table of texts that cells point into, read only as far as the rows at hand need it: programs number texts as they
 * meet them, so the first rows are there long before the table is. Texts stay XML until a cell asks for one.
 */
export type SharedStrings = {
  /** how many are there now */
  count(): number
  /** Reads on until text `index` is there, or the table ends. */
  readTo(index: number): Promise<void>
  /** '' beyond the end. */
  text(index: number): string
  close(): Promise<void>
}

/** Characters kept at most; more is no list of contacts. */
const maxLength = 400_000_000

export function sharedStrings(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>> | null): SharedStrings {
  const pages: string[] = []
  /** whether anything on the page is escaped at all */
  const escaped: boolean[] = []
  let pageOf = new Uint32Array(4_096)
  let starts = new Uint32Array(4_096)
  let ends = new Uint32Array(4_096)
  /** Texts that rows share, such as countries, are met early; they are made once. */
  const often = new Array<string | undefined>(4_096)
  let count = 0
  let length = 0
  let done = !chunks
  let rest = ''
  const pieces = chunks && decodedTo('si>', chunks)
  let names: { open: string; close: string } | null = null

  function add(start: number, end: number) {
    if (count === starts.length) [pageOf, starts, ends] = [grown(pageOf), grown(starts), grown(ends)]
    pageOf[count] = pages.length
    starts[count] = start
    ends[count++] = end
  }

  /** Notes where the texts of this page are; gives the place of the first that is not complete. */
  function scan(page: string, { open, close }: { open: string; close: string }): number {
    for (let at = 0; ; ) {
      const start = page.indexOf(open, at)
      if (start < 0) return Math.max(at, page.length - open.length)
      const inner = tagEnd(page, start)
      if (inner < 0) return start
      if (!endsName(page.charCodeAt(start + open.length))) {
        at = inner
        continue
      }
      if (page.charCodeAt(inner - 2) === 0x2f) {
        add(inner, inner)
        at = inner
        continue
      }
      const end = page.indexOf(close, inner)
      if (end < 0) return start
      add(inner, end)
      at = end + close.length
    }
  }

  async function readMore() {
    const { value, done: ended } = await pieces!.next()
    if (ended) {
      done = true
      return
    }
    rest += value
    if (!names) {
      const prefix = rootPrefix(rest, 'sst')
      if (prefix === null) return
      names = { open: `<${prefix}si`, close: `</${prefix}si>` }
    }
    const before = count
    const used = scan(rest, names)
    if (count > before) {
      pages.push(rest)
      escaped.push(rest.includes('&') || rest.includes('_x'))
      length += rest.length
    }
    rest = rest.slice(used)
    if (length > maxLength) throw new AppError('fileBomb')
  }

  return {
    count: () => count,
    async readTo(index) {
      for (;;) {
        if (done || count > index) return
        await readMore()
      }
    },
    text(index) {
      if (index >= count) return ''
      if (index >= often.length) return read(index)
      return (often[index] ??= read(index))
    },
    async close() {
      await pieces?.return(undefined)
    },
  }

  function read(index: number): string {
    const number = pageOf[index]!
    const page = pages[number]!
    const start = starts[index]!
    const end = ends[index]!
    const text = onlyText(page, start, end)
    if (text === null) return richText(page.slice(start, end))
    return escaped[number] ? cellText(text) : text
  }
}

/** What stands in a single <t> without runs, as nearly all texts do. */
function onlyText(page: string, start: number, end: number): string | null {
  if (!page.startsWith('<t', start) || !endsName(page.charCodeAt(start + 2))) return null
  const inner = page.indexOf('>', start) + 1
  if (page.charCodeAt(inner - 2) === 0x2f || page.indexOf('<', inner) !== end - 4) return null
  return page.slice(inner, end - 4)
}

const grown = (array: Uint32Array<ArrayBuffer>) => {
  const larger = new Uint32Array(array.length * 2)
  larger.set(array)
  return larger
}
