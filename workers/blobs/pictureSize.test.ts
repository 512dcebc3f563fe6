import { expect, test } from 'vitest'
import { pictureSize } from './pictureSize.ts'

const bytes = (hex: string) => new Uint8Array(hex.split(' ').map((byte) => Number.parseInt(byte, 16)))

test('a PNG says its size in its first chunk', () => {
  const png = '89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52 00 00 75 30 00 00 00 02'
  expect(pictureSize('image/png', bytes(png))).toEqual({ width: 30_000, height: 2 })
  expect(pictureSize('image/png', bytes('89 50 4e 47'))).toBeNull()
})

test('a JPEG says its size after whatever its camera wrote before', () => {
  const app1 = 'ff e1 00 06 45 78 69 66'
  const frame = 'ff c2 00 11 08 03 20 05 00 03 01'
  expect(pictureSize('image/jpeg', bytes(`ff d8 ${app1} ${frame}`))).toEqual({ width: 1_280, height: 800 })
  expect(pictureSize('image/jpeg', bytes('ff d8 00 00 00 00 00 00 00 00 00 00'))).toBeNull()
})

test('a table before the frame of a JPEG is not taken for it', () => {
  const tables = 'ff c4 00 0b 00 11 22 33 44 55 66 77 88 ff cc 00 04 12 34 ff c8 00 04 12 34'
  const frame = 'ff c0 00 11 08 03 20 05 00 03 01'
  expect(pictureSize('image/jpeg', bytes(`ff d8 ${tables} ${frame}`))).toEqual({ width: 1_280, height: 800 })
})
