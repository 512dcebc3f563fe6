import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors'

const server = vi.hoisted(() => ({ version: (): string => '1.0.0' }))
vi.mock('../lib/http.ts', () => ({ request: async () => ({ version: server.version() }) }))
const heard: (() => void)[] = []
vi.stubGlobal('document', {
  hidden: false,
  addEventListener: (_: string, listener: () => void) => heard.push(listener),
})
vi.stubGlobal('navigator', { onLine: true })

const { askForVersions, isUpdateWaiting } = await import('./pwa.ts')

test('where no service worker is, an update is offered when the server says another version than at first', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const look = async () => {
    heard[0]?.()
    await vi.dynamicImportSettled()
  }
  askForVersions()
  await vi.dynamicImportSettled()
  await look()
  expect(isUpdateWaiting()).toBe(false)
  server.version = () => {
    throw new AppError('network')
  }
  await look()
  expect(isUpdateWaiting(), 'no answer is no update').toBe(false)
  server.version = () => '1.1.0'
  await look()
  expect(isUpdateWaiting()).toBe(true)
  vi.useRealTimers()
})
