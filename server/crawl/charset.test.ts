import { expect, test } from 'vitest'
import { makeTextReader, pageEncoding } from './charset.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
// 中文
const gbk = [0xd6, 0xd0, 0xce, 0xc4]
const read = (all: Uint8Array, contentType: string, step = all.length) => {
  const reader = makeTextReader(contentType)
  let text = ''
  for (let at = 0; at < all.length; at += step) text += reader.write(all.subarray(at, at + step))
  return text + reader.end()
}

test('a mark counts more than the header, the header more than the page itself', () => {
  expect(read(bytes([0xef, 0xbb, 0xbf], 'é'), 'text/html; charset=gbk')).toBe('é')
  expect(read(bytes([0xff, 0xfe, 0x2d, 0x4e]), 'text/html; charset=utf-8')).toBe('中')
  expect(read(bytes('<meta charset="shift_jis">', gbk), 'text/html; charset="GBK"')).toContain('中文')
  expect(read(bytes('<meta charset=gb2312>', gbk), 'text/html')).toContain('中文')
  expect(read(bytes('<meta http-equiv="Content-Type" content="text/html; charset=gbk">', gbk), '')).toContain('中文')
})

test('a page that says what its bytes contradict is read as they are', () => {
  expect(read(bytes('<meta charset="iso-8859-1">Größe 中文'), 'text/html')).toContain('Größe 中文')
  expect(read(bytes('<html lang="zh-CN">', gbk), 'text/html; charset=utf-8')).toContain('中文')
  expect(read(bytes('<html lang="de">Gr', [0xf6, 0xdf], 'e'), 'text/html; charset=utf-8')).toContain('Größe')
  expect(read(bytes('<html lang="ru">', [0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0]), '')).toContain('Москва')
  expect(pageEncoding(bytes('<meta charset="utf-16">plain'), 'text/html; charset=nonsense')).toBe('utf-8')
})

test('a character that two pieces share is whole, however the pages comes in', () => {
  const text = `<p>${'中文é'.repeat(4_000)}</p>`
  for (const step of [1, 3, 7, 8_191, 8_192, 100_000]) expect(read(Buffer.from(text), '', step)).toBe(text)
})
