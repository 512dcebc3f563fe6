import { afterEach, expect, test, vi } from 'vitest'
import { copyOf } from './secondCopy.ts'

/** A private file system with one file; `isFull`: nothing can be written. */
function oneFile() {
  const disk = { bytes: null as Uint8Array<ArrayBuffer> | null, isFull: false }
  const file = {
    getFile: async () => ({ arrayBuffer: async () => disk.bytes!.slice().buffer }),
    async createWritable() {
      let next = new Uint8Array()
      return {
        async write(bytes: Uint8Array<ArrayBuffer>) {
          if (disk.isFull) throw new Error('QuotaExceededError')
          next = bytes
        },
        close: async () => void (disk.bytes = next),
        abort: async () => {},
      }
    },
  }
  const root = {
    async getFileHandle(_: string, { create }: { create: boolean }) {
      if (!disk.bytes && create) disk.bytes = new Uint8Array()
      if (!disk.bytes) throw new Error('NotFoundError')
      return file
    },
    removeEntry: async () => void (disk.bytes = null),
  }
  const locks = { request: (_: string, work: () => Promise<void>) => work() }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => root }, locks })
  return disk
}
afterEach(() => vi.unstubAllGlobals())

test('what was kept is read again, and an old copy does not stay when a new one cannot be written', async () => {
  const disk = oneFile()
  const { read, keep } = copyOf<{ session: string[] }>('device')
  expect(await read()).toBe(null)
  await keep(async () => ({ session: ['ann'] }))
  expect(await read()).toEqual({ session: ['ann'] })
  disk.isFull = true
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  await keep(async () => ({ session: [] }))
  errors.mockRestore()
  expect(await read()).toBe(null)
})

test('where there are no such files nothing is kept', async () => {
  vi.stubGlobal('navigator', {})
  const { read, keep } = copyOf('device')
  await keep(async () => 1)
  expect(await read()).toBe(null)
})
