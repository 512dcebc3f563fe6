export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252'

/**
 * How a text is written. It is UTF-8 when all of it can be, so all of it is looked at; else what Chinese
 * Windows writes, and else what Western Windows does.
 */
export async function encodingOf(file: Blob, start: Uint8Array): Promise<Encoding> {
  const wide = wideEncoding(start)
  if (wide) return wide
  if (await isWritten(file, 'utf-8')) return 'utf-8'
  return (await isWritten(file, 'gb18030')) && (await isInPairs(file)) ? 'gb18030' : 'windows-1252'
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

async function isWritten(file: Blob, encoding: Encoding): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    // A file that was cut within its last character is written like the rest of it.
    for await (const bytes of bytesOf(file)) decoder.decode(bytes, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Chinese characters are two bytes beyond ASCII each, and stand together; letters with accents stand alone. */
async function isInPairs(file: Blob): Promise<boolean> {
  let beyond = 0
  let paired = 0
  let isSecond = false
  for await (const bytes of bytesOf(file))
    for (const byte of bytes) {
      if (byte >= 0x80) beyond++
      if (byte >= 0x80 && isSecond) paired += 2
      isSecond = byte >= 0x80 && !isSecond
    }
  return paired > beyond / 2
}

/** The bytes of a file, some at a time. */
export async function* bytesOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

export async function* textOf(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of bytesOf(file)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}
