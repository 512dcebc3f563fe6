import { expect, test } from 'vitest'
import { serverPages } from './serverPages.ts'

const isTheServers = (address: string) => serverPages.some((page) => page.test(address))

test('what the server draws is left to it, also where something is asked behind the path; the rest is the app', () => {
  for (const address of [
    '/sandbox',
    '/sandbox?q=ana%40buyer.example',
    '/sandbox/mail/1?lang=en',
    '/f/AAAAAAAAAAAAAAAAAAAAAA',
    '/f/AAAAAAAAAAAAAAAAAAAAAA?lang=zh-CN',
    '/api/health?deep=1',
    '/static/cities.0123456789.json',
  ])
    expect(isTheServers(address), address).toBe(true)
  for (const address of ['/', '/?from=/sandbox', '/login#setup=f', '/statistics/fair?q=/f/', '/sandboxes', '/fair'])
    expect(isTheServers(address), address).toBe(false)
})
