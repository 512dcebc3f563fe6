/** The beginning of a page that is looked at before its characters are: the standard asks for 1,024 bytes, many say it later. */
const headBytes = 8_192

export type TextReader = { write: (bytes: Uint8Array) => string; end: () => string }

/**
 * Reads the bytes of a page as text: by its mark, its header, its `meta`, whatever the bytes do not contradict. A page that
 * says nothing, or what is not so, is read as its language is usually written.
 */
export function makeTextReader(contentType: string): TextReader {
  let head: Uint8Array[] | null = []
  let length = 0
  let decoder: InstanceType<typeof TextDecoder>

  function begin(): string {
    const bytes = Buffer.concat(head ?? [])
    head = null
    decoder = new TextDecoder(pageEncoding(bytes, contentType))
    return decoder.decode(bytes, { stream: true })
  }

  return {
    write(bytes) {
      if (!head) return decoder.decode(bytes, { stream: true })
      head.push(Buffer.from(bytes))
      length += bytes.length
      return length >= headBytes ? begin() : ''
    },
    end: () => (head ? begin() : '') + decoder.decode(),
  }
}

export function pageEncoding(bytes: Uint8Array, contentType: string): string {
  const marked = markOf(bytes)
  if (marked) return marked
  const ascii = Buffer.from(bytes).toString('latin1')
  const said = known(/charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1]) ?? metaOf(ascii)
  const isBeyondAscii = bytes.some((byte) => byte >= 0x80)
  if (!isBeyondAscii) return said ?? 'utf-8'
  // Text in another writing is hardly ever valid UTF-8, so the bytes say more than the page does.
  if (said?.startsWith('utf-16') || isUtf8(bytes)) return said?.startsWith('utf-16') ? said : 'utf-8'
  return said && said !== 'utf-8' ? said : usualOf(ascii)
}

function markOf([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** What can be read in ASCII is not written in pairs of bytes, whatever it says. */
function metaOf(ascii: string): string | null {
  const encoding = known(/<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(ascii)?.[1])
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding
}

/** The standard's name; null: nobody knows it. */
function known(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null
  } catch {
    return null
  }
}

/** A character that the sample cuts at its end is none that is wrong. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** How pages were written before UTF-8, by their language; all others in the West. */
const usual: Record<string, string> = {
  zh: 'gb18030',
  ja: 'shift_jis',
  ko: 'euc-kr',
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  tr: 'windows-1254',
  ar: 'windows-1256',
  fa: 'windows-1256',
  he: 'windows-1255',
  el: 'windows-1253',
  pl: 'iso-8859-2',
  cs: 'windows-1250',
  hu: 'windows-1250',
  th: 'windows-874',
  vi: 'windows-1258',
}

function usualOf(ascii: string): string {
  const lang = /<html[^>]{0,300}?\slang\s*=\s*["']?([a-z]{2,3})(-tw|-hk|-hant)?/i.exec(ascii)
  if (lang) return lang[2] ? 'big5' : (usual[lang[1]!.toLowerCase()] ?? 'windows-1252')
  return isLikelyChinese(ascii) ? 'gb18030' : 'windows-1252'
}

/** Bytes beyond ASCII in long even runs: letters with accents stand alone. */
const isLikelyChinese = (latin1: string) => {
  const runs = latin1.match(/[\x80-\xff]+/g) ?? []
  const even = runs.filter((run) => run.length % 2 === 0)
  return even.some((run) => run.length >= 4) && even.length > runs.length * 0.9
}
