import { expect, test } from 'vitest'
import { takeFile } from './attachment.ts'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mp4 = new Uint8Array([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70])
const fileOf = (head: Uint8Array<ArrayBuffer>, size: number, type = '') =>
  new Blob([head, new Uint8Array(size - head.length)], { type })

test('a file is what its bytes are, not what it says', async () => {
  const made = await takeFile(fileOf(png, 100, 'text/html'))
  expect(made).toMatchObject({ kind: 'made', file: { ref: { mime: 'image/png', size: 100 } } })
  const page = new Blob(['<script>alert(1)</script>'], { type: 'image/png' })
  expect(await takeFile(page)).toMatchObject({ file: { ref: { mime: 'application/octet-stream' } } })
})

test('each kind has its own size', async () => {
  const limitOf = async (file: Blob) => {
    const made = await takeFile(file)
    return made.kind === 'failed' ? made.values?.limit : null
  }
  expect(await limitOf(fileOf(png, 5_000_001))).toBe(5)
  expect(await limitOf(fileOf(mp4, 16_000_001))).toBe(16)
  expect(await limitOf(fileOf(new Uint8Array([1]), 10_000_001))).toBe(10)
  expect(await limitOf(fileOf(mp4, 16_000_000))).toBeNull()
})

test('an empty file, and one that cannot be read, are told', async () => {
  expect(await takeFile(new Blob())).toMatchObject({ code: 'fileEmpty' })
  const moved = Object.assign(fileOf(png, 9), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }) })
  expect(await takeFile(moved as unknown as Blob)).toMatchObject({ code: 'fileUnreadable' })
})
