import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { linkedCalls } from '#domain/linked/calls'
import { createCompany } from '../operator.ts'
import { Device } from '../testing/device.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

const [owner, customer] = ['8613800138101', '4915112345678']
let server: TestServer
let device: Device
beforeAll(async () => {
  server = await startTestServer({ demo: true })
  await createCompany(server.database, { username: 'demo', password: 'a long password' })
  device = await new Device(server.url).signIn('demo', 'a long password')
})
afterAll(() => server.stop())

const page = async (path = '/sandbox/linked') => (await fetch(server.url + path)).text()
const submit = (path: string, fields: Record<string, string>, origin = server.url) =>
  fetch(`${server.url}/sandbox/linked${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
const shows = (path: string, text: string) =>
  vi.waitFor(async () => expect(await page(path)).toContain(text), { timeout: 20_000, interval: 300 })
const thread = `/sandbox/linked/${owner}/${customer}`
/** The id of the message that says so. */
async function idOf(text: string): Promise<string> {
  const bubble = (await page(thread)).split('<li class="bubble').find((one) => one.includes(`<pre>${text}</pre>`))
  return /name="message" value="([^"]+)"/.exec(bubble ?? '')![1]!
}

test('a code on the screen is scanned with one of the invented phones, and a customer writes to it', async () => {
  expect(await page()).toContain('No code waits for a phone')
  const { uuid } = await device.get(linkedCalls.begin, { sees: 'business', consent: true })
  await shows('/sandbox/linked/state', 'Scan it with')
  const foreign = await submit('/scan', { uuid, known: owner }, 'http://elsewhere.example')
  expect(foreign.status).toBe(403)
  expect((await submit('/scan', { uuid, known: owner })).headers.get('location')).toBe('/sandbox/linked')
  await shows('/sandbox/linked/state', 'Connected')
  await vi.waitFor(
    async () => expect(await device.get(linkedCalls.link, { uuid })).toMatchObject({ step: 'open', qr: null }),
    { timeout: 20_000 },
  )

  const written = await submit(`/${owner}/write`, { from: `+${customer}`, text: '<b>Hello</b>', kind: 'text' })
  expect(written.headers.get('location')).toBe(thread)
  expect(await page(thread)).toContain('&lt;b&gt;Hello&lt;/b&gt;')
  await submit(`/${owner}/write`, { from: customer, text: 'To be edited', kind: 'text' })
  const message = await idOf('To be edited')
  await submit(`/${owner}/change`, { peer: customer, message, change: 'edit', text: 'Edited now' })
  expect(await page(thread)).toMatch(/<pre>Edited now<\/pre>[^]*已修改/)
  await submit(`/${owner}/change`, { peer: customer, message, change: 'remove' })
  expect(await page(thread)).not.toContain('Edited now')
  await submit(`/${owner}/write`, { from: customer, text: 'A plan', kind: 'picture' })
  await submit(`/${owner}/write`, { from: customer, text: '', kind: 'voice' })
  const shown = await page(thread)
  expect(shown).toContain('🖼 A plan')
  expect(shown).toContain('🎤')
}, 60_000)

test('a number follows its rule, and a group has its members', async () => {
  await submit(`/${owner}/rule`, { number: customer, unregistered: 'yes', refuses: 'yes', answer: 'I am away' })
  const shown = await page(thread)
  expect(shown).toMatch(/name="unregistered" value="yes" checked/)
  expect(shown).not.toMatch(/name="blocks" value="yes" checked/)
  expect(shown).toContain('value="I am away"')
  await submit(`/${owner}/group`, { subject: 'Canton fair', members: `${customer}, 4915112345679` })
  const group = /<option value="(\d+@g\.us)">Canton fair/.exec(await page())![1]!
  await submit(`/${owner}/write`, { from: customer, group, text: 'To all of you', kind: 'text' })
  expect(await page(`/sandbox/linked/${owner}/${encodeURIComponent(group)}`)).toContain('To all of you')
}, 60_000)

test('a phone is locked, and then takes the device off its list', async () => {
  await submit(`/${owner}/act`, { act: 'lockHour' })
  expect(await page()).toContain('New people locked until')
  await submit(`/${owner}/act`, { act: 'unlock' })
  expect(await page()).not.toContain('New people locked until')
  await submit(`/${owner}/act`, { act: 'signOff' })
  expect(await page()).toContain('No phone has been linked yet')
  const refused = await submit(`/${owner}/write`, { from: customer, text: 'Nobody there', kind: 'text' })
  expect(refused.headers.get('location')).toBe('/sandbox/linked?failed=1')
}, 60_000)
