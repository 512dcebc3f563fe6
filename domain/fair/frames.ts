import { fromBase45, toBase45 } from './base45.ts'

/**
 * Many bytes as a series of QR codes that are shown one after the other, again and again, until the other phone has seen
 * all of them in any order. What they say is sealed; a part that was misread shows when it is opened.
 */
export type Series = { id: string; of: number; parts: ReadonlyMap<number, string> }

const mark = 'FL1'
const mostFrames = 200
const frame = /^FL1\/([0-9A-F]{8})\/(\d{1,3})\/(\d{1,3})\/([0-9A-Z $%*+\-./:]+)$/

/** `id`: eight capital hex digits that tell this series from others. `signs`: of each code; more are harder to scan. */
export function framesOf(bytes: Uint8Array, id: string, signs = 480): string[] | null {
  const text = toBase45(bytes)
  const of = Math.max(1, Math.ceil(text.length / signs))
  if (of > mostFrames) return null
  return Array.from({ length: of }, (_, n) => `${mark}/${id}/${n + 1}/${of}/${text.slice(n * signs, (n + 1) * signs)}`)
}

export const isFrame = (text: string) => frame.test(text)

/** What has been seen with this code too; a code of another series begins anew. Null where it is no such code. */
export function withFrame(series: Series | null, text: string): Series | null {
  const found = frame.exec(text)
  if (!found) return null
  const [, id = '', number, total, data = ''] = found
  const [n, of] = [Number(number), Number(total)]
  if (n < 1 || n > of || of > mostFrames) return null
  const known = series?.id === id && series.of === of ? series : { id, of, parts: new Map<number, string>() }
  return known.parts.get(n) === data ? known : { ...known, parts: new Map(known.parts).set(n, data) }
}

/** All bytes, once every part is there. */
export function bytesOfSeries({ of, parts }: Series): Uint8Array<ArrayBuffer> | null {
  if (parts.size < of) return null
  return fromBase45(Array.from({ length: of }, (_, n) => parts.get(n + 1)).join(''))
}
