import { type Encoding, encodings } from './encodings.ts'

export type { Encoding }

/**
 * How a text is written. It is UTF-8 when all of it can be, or nearly all: one broken byte is no other writing. Else it
 * is guessed by what its letters are; all of it is looked at, because a list may turn Chinese only after a megabyte.
 */
export async function encodingOf(file: Blob, start: Uint8Array): Promise<Encoding> {
  const wide = wideEncoding(start)
  if (wide) return wide
  const { letters, broken, sample } = await lookThrough(file)
  // Letters of other writings hardly ever make one of UTF-8.
  if (broken === 0 || letters > broken * 4) return 'utf-8'
  const guessed = await guess(sample)
  return (guessed === null || latin.has(guessed)) && standInPairs(sample) && canBe('gb18030', sample)
    ? 'gb18030'
    : (guessed ?? 'windows-1252')
}

/** UTF-16 by its mark, or because every second byte of Latin text in it is NUL, which no other text has. */
export function wideEncoding(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const look = start.subarray(0, start.length & ~1).subarray(0, 1_024)
  const zeros = [0, 0]
  for (let at = 0; at < look.length; at++) if (look[at] === 0) zeros[at & 1]!++
  const enough = look.length / 8
  if (zeros[1]! > enough && zeros[0] === 0) return 'utf-16le'
  return zeros[0]! > enough && zeros[1] === 0 ? 'utf-16be' : null
}

/** Of lines with other bytes than ASCII so many are enough for a guess. */
const sampleBytes = 64_000

/** Letters of UTF-8 beyond ASCII, bytes that are none, and the first lines in which there are such bytes. */
async function lookThrough(file: Blob) {
  const sample = new Uint8Array(sampleBytes)
  let taken = 0
  let letters = 0
  let broken = 0
  // A letter may be cut between two pieces: how many bytes it still needs.
  let needs = 0
  for await (const bytes of fileBytes(file)) {
    let line = 0
    let isWanted = false
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!
      if (byte < 0x80) {
        if (needs > 0) broken++
        needs = 0
        if (byte !== 0x0a && byte !== 0x0d) continue
        if (isWanted) take(bytes.subarray(line, at + 1))
        isWanted = false
        line = at + 1
        continue
      }
      isWanted = true
      const follows = byte < 0xc0
      if (follows && needs > 0) {
        if (--needs === 0) letters++
        continue
      }
      if (needs > 0 || follows) broken++
      needs = byte >= 0xc2 && byte < 0xe0 ? 1 : byte >= 0xe0 && byte < 0xf0 ? 2 : byte >= 0xf0 && byte < 0xf5 ? 3 : 0
      if (!follows && needs === 0) broken++
    }
    if (isWanted) take(bytes.subarray(line))
  }
  return { letters, broken, sample: sample.subarray(0, taken) }

  function take(line: Uint8Array) {
    const some = line.subarray(0, sampleBytes - taken)
    sample.set(some, taken)
    taken += some.length
  }
}

/** The names that the library has for what a decoder can read; of others the next likely one counts. */
const decodable = new Map<string, Encoding>([
  ...encodings.map((encoding) => [encoding, encoding] as const),
  ['cp932', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['johab', 'euc-kr'],
  ['big5hkscs', 'big5'],
  ['gbk', 'gb18030'],
  ['gb2312', 'gb18030'],
  ['euc-jis-2004', 'euc-jp'],
  ['shift_jis_2004', 'shift_jis'],
  ['cp874', 'windows-874'],
  ['tis-620', 'windows-874'],
  ['koi8-u', 'koi8-r'],
  ['koi8-t', 'koi8-r'],
  ['cp866', 'ibm866'],
  ['macroman', 'macintosh'],
  ['mac-roman', 'macintosh'],
  ['maccyrillic', 'x-mac-cyrillic'],
  ['iso-8859-1', 'windows-1252'],
  ['iso-8859-15', 'windows-1252'],
  ['iso-8859-7', 'windows-1253'],
  ['iso-8859-9', 'windows-1254'],
])
const latin = new Set<Encoding>([
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1257',
  'windows-1258',
  'iso-8859-2',
  'macintosh',
])

async function guess(sample: Uint8Array): Promise<Encoding | null> {
  try {
    const { detectAll } = await import('jschardet')
    const likely = detectAll(sample).flatMap(({ encoding, confidence }) => {
      const known = decodable.get((encoding ?? '').toLowerCase())
      return known && known !== 'utf-8' && canBe(known, sample) ? [{ encoding: known, confidence }] : []
    })
    const [first] = likely
    // Of short Latin texts the likeliest is often a rarer writing by a hair.
    const western = likely.find(({ encoding }) => encoding === 'windows-1252')
    const isWestern =
      first &&
      western &&
      first.encoding !== 'macintosh' &&
      latin.has(first.encoding) &&
      western.confidence >= first.confidence * hair
    return (isWestern ? western : first)?.encoding ?? null
  } catch (error) {
    // Its models are large and come with the first such list; without a network the rest of it has to do.
    console.error(error)
    return null
  }
}

const hair = 0.6
/** Nobody writes a word in two scripts. */
const mixedWord =
  /[a-z][\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}][a-z]/u

function canBe(encoding: Encoding, sample: Uint8Array): boolean {
  try {
    // A line that was cut within its last character is written like the rest of it.
    return !mixedWord.test(new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true }))
  } catch {
    return false
  }
}

/** Chinese characters are two bytes beyond ASCII each, and several stand together; letters with accents stand alone. */
function standInPairs(sample: Uint8Array): boolean {
  let run = 0
  let longest = 0
  let odd = 0
  let even = 0
  for (let at = 0; at <= sample.length; at++) {
    if ((sample[at] ?? 0) >= 0x80) {
      run++
      continue
    }
    if (run % 2 === 1) odd++
    else if (run > 0) even++
    longest = Math.max(longest, run)
    run = 0
  }
  return longest >= 4 && odd <= even / 10
}

/** The bytes of a file, some at a time. */
export async function* fileBytes(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

export async function* textOf(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of fileBytes(file)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}
