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
  /** 1: from start to end there is the text itself, not XML */
  let bare = new Uint8Array(4_096)
  /** Texts that rows share, such as countries, are met early; they are made once. */
  const often = new Array<string | undefined>(4_096)
  let count = 0
  let length = 0
  let done = !chunks
  let rest = ''
  const pieces = chunks && decodedTo('si>', chunks)
  let names: Names | null = null

  function add(start: number, end: number, isBare: boolean) {
    if (count === starts.length) {
      const room = count * 2
      pageOf = grown(pageOf, new Uint32Array(room))
      starts = grown(starts, new Uint32Array(room))
      ends = grown(ends, new Uint32Array(room))
      bare = grown(bare, new Uint8Array(room))
    }
    pageOf[count] = pages.length
    starts[count] = start
    bare[count] = isBare ? 1 : 0
    ends[count++] = end
  }

  /** Notes where the texts of this page are; gives the place of the first that is not complete. */
  function scan(page: string, { open, close, closeBoth }: Names): number {
    for (let at = 0; ; ) {
      const start = page.indexOf(open, at)
      if (start < 0) return Math.max(at, page.length - open.length)
      const inner = tagEnd(page, start)
      if (inner < 0) return start
      if (!endsName(page.charCodeAt(start + open.length))) {
        at = inner
        continue
      }
      if (page.charCodeAt(inner - 2) === slash) {
        add(inner, inner, true)
        at = inner
        continue
      }
      const text = textStart(page, inner)
      const textEnd = text < 0 ? -1 : page.indexOf('<', text)
      if (textEnd >= 0 && page.startsWith(closeBoth, textEnd)) {
        add(text, textEnd, true)
        at = textEnd + closeBoth.length
        continue
      }
      let end = page.indexOf(close, inner)
      while (end >= 0 && !endsName(page.charCodeAt(end + close.length))) end = page.indexOf(close, end + 1)
      const next = end < 0 ? -1 : page.indexOf('>', end) + 1
      if (next <= 0) return start
      add(inner, end, false)
      at = next
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
      names = { open: `<${prefix}si`, close: `</${prefix}si`, closeBoth: `</t></${prefix}si>` }
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
    const page = pageOf[index]!
    const text = pages[page]!.slice(starts[index], ends[index])
    if (!bare[index]) return richText(text)
    return escaped[page] ? cellText(text) : text
  }
}

type Names = { open: string; close: string; closeBoth: string }

/** Where the text begins when all there is may be one <t> without runs, as nearly always; -1 when it is not so. */
function textStart(page: string, inner: number): number {
  if (!page.startsWith('<t', inner) || !endsName(page.charCodeAt(inner + 2))) return -1
  const start = page.indexOf('>', inner) + 1
  return page.charCodeAt(start - 2) === slash ? -1 : start || -1
}

const slash = 0x2f

function grown<A extends Uint8Array | Uint32Array>(array: A, larger: A): A {
  larger.set(array)
  return larger
}
