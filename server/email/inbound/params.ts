import { decodeWords } from 'postal-mime'
import { lettersIn } from './letters.ts'

// Of one header; the longest file name in letters of three bytes, each written as nine characters, is shorter.
const longest = 4_000

/** `text/plain; charset=utf-8` taken apart, with long and coded values put together (RFC 2231). The first of two counts. */
export function paramsIn(raw: string): { value: string; params: Map<string, string> } {
  const text = raw.slice(0, longest)
  const [value = ''] = text.split(/[;(]/, 1)
  const pieces = new Map<string, { at: number; isCoded: boolean; text: string }[]>()
  for (const [, key = '', quoted, bare = ''] of text.matchAll(
    /;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g,
  )) {
    const [, name = key, at, star] = /^(.*?)(?:\*(\d{1,3}))?(\*)?$/.exec(key.toLowerCase()) ?? []
    const list = pieces.get(name) ?? []
    pieces.set(name, list)
    const piece = quoted === undefined ? withoutComment(bare) : quoted.replaceAll(/\\(.)/g, '$1')
    if (!list.some((one) => one.at === Number(at ?? 0)))
      list.push({ at: Number(at ?? 0), isCoded: Boolean(star), text: piece })
  }
  const params = new Map<string, string>()
  for (const [name, list] of pieces) params.set(name, joined(list.toSorted((a, b) => a.at - b.at)))
  return { value: value.trim().toLowerCase(), params }
}

function joined(pieces: readonly { isCoded: boolean; text: string }[]): string {
  const [first] = pieces
  if (!first?.isCoded) return decodeWords(pieces.map(({ text }) => text).join(''))
  const [, charset = 'utf-8', start] = /^([^']{0,40})'[^']{0,40}'(.*)$/s.exec(first.text) ?? []
  const rest = pieces.slice(1).map(({ isCoded, text }) => (isCoded ? text : text.replaceAll('%', '%25')))
  return lettersIn(percentBytes([start ?? first.text, ...rest].join('')), charset)
}

const percentBytes = (text: string): Uint8Array =>
  Buffer.from(
    Buffer.from(text, 'utf8')
      .toString('latin1')
      .replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const withoutComment = (value: string): string => (/^(.*?)\s\(/s.exec(value)?.[1] ?? value).trim()
