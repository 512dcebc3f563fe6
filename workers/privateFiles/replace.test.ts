import { afterEach, expect, test, vi } from 'vitest'
import { replaceFile } from './replace.ts'

/** A file as Safari 17 gives it to a worker: written in place, without `createWritable`. */
function fileOfWorker({ room = Infinity } = {}) {
  const disk = { bytes: new Uint8Array([1, 2, 3, 4, 5]), isOpen: false }
  const file = {
    async createSyncAccessHandle() {
      disk.isOpen = true
      return {
        truncate: (size: number) => (disk.bytes = disk.bytes.slice(0, size)),
        write(bytes: Uint8Array<ArrayBuffer>) {
          disk.bytes = bytes.slice(0, room)
          return disk.bytes.length
        },
        flush() {},
        close: () => (disk.isOpen = false),
      }
    },
  } as unknown as FileSystemFileHandle
  const folder = { getDirectoryHandle: async () => folder, getFileHandle: async () => file }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } })
  return { disk, file }
}
afterEach(() => vi.unstubAllGlobals())

test('without createWritable a worker writes in place', async () => {
  const { disk, file } = fileOfWorker()
  await replaceFile(['folder', 'name'], file, new Uint8Array([7, 8]))
  expect([...disk.bytes]).toEqual([7, 8])
  expect(disk.isOpen).toBe(false)
})

test('on a full disk nothing is left of what was written in part', async () => {
  const { disk, file } = fileOfWorker({ room: 1 })
  await expect(replaceFile(['name'], file, new Uint8Array([7, 8]))).rejects.toThrow('full')
  expect([...disk.bytes]).toEqual([])
  expect(disk.isOpen).toBe(false)
})
