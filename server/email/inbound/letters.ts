// What the Encoding Standard does not call by these names.
const aliases: Readonly<Record<string, string>> = {
  cp936: 'gbk',
  ms936: 'gbk',
  'windows-936': 'gbk',
  cp932: 'shift_jis',
  cp949: 'euc-kr',
  cp950: 'big5',
  'iso-2022-jp-ms': 'iso-2022-jp',
  cp50220: 'iso-2022-jp',
  utf8mb4: 'utf-8',
}

/** The letters of bytes in this charset; Windows-1252 where nobody knows it, and a guess where it is not named. */
export function lettersIn(bytes: Uint8Array, charset: string): string {
  const label = charset.trim().toLowerCase().replace(/^"|"$/g, '')
  if (!label || label === 'unknown-8bit' || label === 'us-ascii' || label === 'default') return guessed(bytes)
  return decoderOf(label).decode(bytes)
}

type Decoder = InstanceType<typeof TextDecoder>

function decoderOf(label: string): Decoder {
  for (const name of [label, aliases[label] ?? label, label.replace(/^x-/, '')]) {
    const decoder = knownDecoder(name)
    if (decoder) return decoder
  }
  return new TextDecoder('windows-1252')
}

const decoders = new Map<string, Decoder | null>()

function knownDecoder(name: string): Decoder | null {
  const before = decoders.get(name)
  if (before !== undefined) return before
  let decoder: Decoder | null = null
  try {
    decoder = new TextDecoder(name)
  } catch {
    // This is how one asks whether there is such a charset.
  }
  // A mail makes up as many names as it likes.
  if (decoders.size < 500) decoders.set(name, decoder)
  return decoder
}

/** UTF-8 where it can be. What old programs write instead is GB 2312, in pairs, or Windows-1252. */
export function guessed(bytes: Uint8Array): string {
  const utf8 = new TextDecoder().decode(bytes)
  if (!utf8.includes('\ufffd')) return utf8
  return new TextDecoder(isPaired(bytes) ? 'gb18030' : 'windows-1252').decode(bytes)
}

function isPaired(bytes: Uint8Array): boolean {
  let run = 0
  for (const byte of bytes) {
    if (byte >= 0xa1 && byte !== 0xff) run++
    else if (byte >= 0x80 || run % 2 === 1) return false
    else run = 0
  }
  return run % 2 === 0
}
