import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import {
  attachmentMimeOf,
  attachmentMimes,
  type BlobMime,
  beginsAs,
  blobKinds,
  chunkAt,
  mostBytesOf,
  PictureRef,
} from './blob.ts'
import { filesOf } from './fileOf.ts'

const bytes = (hex: string) => new Uint8Array(hex.split(' ').map((byte) => Number.parseInt(byte, 16)))
const heads: Record<BlobMime, Uint8Array> = {
  'image/jpeg': bytes('ff d8 ff e0'),
  'image/png': bytes('89 50 4e 47 0d 0a 1a 0a'),
  'audio/webm': bytes('1a 45 df a3'),
  'audio/mp4': bytes('00 00 00 20 66 74 79 70'),
  'audio/ogg': bytes('4f 67 67 53'),
  'video/mp4': bytes('00 00 00 20 66 74 79 70'),
  'application/octet-stream': bytes('25 50 44 46'),
}
const mimes = Object.keys(blobKinds) as BlobMime[]
const told = mimes.filter((mime) => mime !== 'application/octet-stream')
/** The same container holds sound and pictures. */
const isMp4 = (mime: BlobMime) => mime.endsWith('/mp4')

test.each(told)('%s is told by how it begins, and by nothing else', (mime) => {
  for (const other of mimes) expect(beginsAs(mime, heads[other])).toBe(other === mime || (isMp4(mime) && isMp4(other)))
  expect(beginsAs(mime, new Uint8Array())).toBe(false)
  expect(beginsAs(mime, bytes('3c 68 74 6d 6c 3e'))).toBe(false)
})

test('a chosen file is what it begins as, whatever it is called; what nobody knows is kept as bytes', () => {
  expect(attachmentMimeOf(heads['image/png'])).toBe('image/png')
  expect(attachmentMimeOf(heads['image/jpeg'])).toBe('image/jpeg')
  expect(attachmentMimeOf(heads['video/mp4'])).toBe('video/mp4')
  for (const head of [heads['audio/ogg'], bytes('3c 73 76 67'), bytes('3c 68 74 6d 6c 3e'), new Uint8Array()])
    expect(attachmentMimeOf(head)).toBe('application/octet-stream')
  expect(attachmentMimes.map(mostBytesOf)).toEqual([5_000_000, 5_000_000, 16_000_000, 10_000_000])
})

test('a picture is no sound, no script, and not too large', () => {
  const fine = { hash: 'a'.repeat(64), size: 10, mime: 'image/png' }
  const takes = (change: object) => z.safeParse(PictureRef, { ...fine, ...change }).success
  expect(takes({})).toBe(true)
  for (const wrong of [
    { mime: 'audio/webm' },
    { mime: 'image/svg+xml' },
    { size: limits.pictureBytes + 1 },
    { size: 0 },
  ])
    expect(takes(wrong)).toBe(false)
  for (const hash of ['A'.repeat(64), 'a'.repeat(63), '../../x']) expect(takes({ hash })).toBe(false)
})

test('a file is cut into whole chunks and a rest', () => {
  const size = 2 * limits.blobChunkBytes + 7
  expect([0, 1, 2].map((n) => chunkAt(size, n * limits.blobChunkBytes))).toEqual([
    limits.blobChunkBytes,
    limits.blobChunkBytes,
    7,
  ])
})

test('a row names its files, where it has some', () => {
  const ref = { hash: 'a'.repeat(64), size: 1, mime: 'image/jpeg' as const }
  expect(filesOf('contact', { id: 'x', picture: ref })).toEqual([ref])
  // Made before there were pictures.
  expect(filesOf('contact', { id: 'x' })).toEqual([])
  expect(filesOf('tag', { id: 'x', name: 'y' })).toEqual([])
  expect(filesOf('voice_note', { id: 'x', ...ref, contact_id: 'y' })).toEqual([ref])
  expect(filesOf('attachment', { id: 'x', ...ref, name: '报价.jpg', contact_id: 'y' })).toEqual([ref])
})

test('a message names the pictures of its blocks, those of columns too, and its attachments', () => {
  const ref = (letter: string) => ({ hash: letter.repeat(64), size: 1, mime: 'image/png' as const })
  const picture = (letter: string) => ({
    kind: 'picture',
    ...ref(letter),
    alt: '',
    width: 100,
    link: '',
    align: 'left',
  })
  const content = [
    { id: 'b1', block: picture('a') },
    { id: 'b2', block: { kind: 'columns', columns: [[picture('b')], [{ kind: 'space', height: 8 }]] } },
  ]
  for (const entity of ['email_message', 'email_version'])
    expect(filesOf(entity, { id: 'x', content, attachments: [{ ...ref('c'), name: 'x.png' }] })).toEqual(
      ['a', 'b', 'c'].map(ref),
    )
  expect(filesOf('email_sender', { id: 'x', signature: { logo: null } })).toEqual([])
})
