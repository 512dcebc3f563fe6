import { expect, test, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => {})
const { hasPrivateFiles } = await import('./privateFiles.ts')

test.each([
  ['without navigator.storage', undefined, false],
  ['without a private file system', {}, false],
  [
    'in a private window of WebKit',
    { getDirectory: () => Promise.reject(new DOMException('', 'UnknownError')) },
    false,
  ],
  ['in an ordinary window', { getDirectory: async () => ({}) as FileSystemDirectoryHandle }, true],
])('%s: %#', async (_, storage, has) => {
  expect(await hasPrivateFiles(storage)).toBe(has)
})
