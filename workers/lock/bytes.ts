/**
 * Values as bytes: JSON, and behind it the bytes of arrays that JSON has no form for. IndexedDB's own way of writing them
 * cannot be called.
 */
export function toBytes(value: unknown, hasArrays: boolean): Uint8Array<ArrayBuffer> {
  const arrays: ArrayBufferView[] = []
  const text = new TextEncoder().encode(JSON.stringify(value, hasArrays ? keepOf(arrays) : undefined))
  const views = arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength))
  const bytes = new Uint8Array(4 + text.length + views.reduce((sum, { length }) => sum + length, 0))
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, 4)
  let at = 4 + text.length
  for (const view of views) {
    bytes.set(view, at)
    at += view.length
  }
  return bytes
}

export function fromBytes(bytes: Uint8Array): unknown {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + length))
  return 4 + length === bytes.length && !text.includes(escapedMark)
    ? JSON.parse(text)
    : JSON.parse(text, giveFrom(bytes, 4 + length))
}

// No text of a user contains it: control characters are refused where they come in.
const mark = '\u0001kept'
const escapedMark = JSON.stringify(mark).slice(1, -1)

const kinds = { Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array, Float32Array, Float64Array }
type Kind = keyof typeof kinds
type BytesMark = { [mark]: [Kind, length: number] | 'NaN' | 'Infinity' | '-Infinity' }

const keepOf = (arrays: ArrayBufferView[]) => (_: string, value: unknown) => {
  if (ArrayBuffer.isView(value)) {
    arrays.push(value)
    return { [mark]: [value.constructor.name, value.byteLength] }
  }
  if (isForeign(value)) throw new TypeError(`A ${value.constructor.name} cannot be sealed`)
  return typeof value === 'number' && !Number.isFinite(value) ? { [mark]: String(value) } : value
}

/** IndexedDB would keep it; as JSON it would be something else when it is read. */
function isForeign(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind !== null && kind !== Object.prototype
}

/** In the order in which they were met: JSON is read as it was written. */
function giveFrom(bytes: Uint8Array, from: number) {
  let at = from
  return (_: string, value: unknown) => {
    const kept = (value as Partial<BytesMark> | null)?.[mark]
    if (kept === undefined) return value
    if (typeof kept === 'string') return Number(kept)
    const [kind, length] = kept
    const copy = bytes.slice(at, at + length)
    at += length
    return new kinds[kind](copy.buffer)
  }
}
