import { expect, test } from 'vitest'
import { fileRefusal } from '../conversations/channelFiles.ts'
import { pageFileKind } from './pageFiles.ts'

test.each([
  ['facebook', 'lamp.png', 'image/png', 'image'],
  ['facebook', 'film.mp4', 'video/mp4', 'video'],
  ['facebook', 'voice.m4a', 'video/mp4', 'audio'],
  ['facebook', 'song.mp3', 'application/octet-stream', 'audio'],
  ['facebook', 'prices.xlsx', 'application/octet-stream', 'file'],
  ['facebook', 'drawing.dwg', 'application/octet-stream', 'file'],
  ['facebook', 'setup.exe', 'application/octet-stream', null],
  ['instagram', 'lamp.jpg', 'image/jpeg', 'image'],
  ['instagram', 'lamp.webp', 'image/webp', null],
  ['instagram', 'offer.pdf', 'application/octet-stream', 'file'],
  ['instagram', 'prices.xlsx', 'application/octet-stream', null],
] as const)('in a message of %s, %s (%s) goes as: %s', (channel, name, mime, kind) => {
  expect(pageFileKind(channel, { name, mime })).toBe(kind)
})

test('what is larger than Meta takes is told before it is sent', () => {
  const file = (size: number) => ({ name: 'lamp.png', mime: 'image/png', size })
  expect(fileRefusal('instagram', file(8_000_001), [])).toMatchObject({ code: 'filesTooHeavy', values: { limit: 8 } })
  expect(fileRefusal('facebook', file(8_000_001), [])).toBeNull()
  expect(fileRefusal('facebook', file(20_000_000), [file(5_000_001)])).toMatchObject({ values: { limit: 25 } })
})
