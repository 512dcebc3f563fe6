import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownPageCalls as calls } from '#domain/ownPages/calls'
import { pageScopes } from '#domain/ownPages/facts'
import { noLog } from '../../log.ts'
import { metaVerifyToken } from '../../ownPages/connect.ts'
import { openSandboxMetaPages, type SandboxMetaPages } from '../../sandbox/metaPages.ts'
import { samplePage, signedRequestOf } from '../../sandbox/metaPageWorld.ts'
import { openSecrets, type Secrets } from '../../secrets.ts'
import { signedInCompany } from '../../testing/company.ts'
import { Device } from '../../testing/device.ts'
import { metaCall } from '../../testing/ownPages.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { areas } from '../index.ts'

const base = 'https://fairlead.example'
let meta: SandboxMetaPages
let server: TestServer
let secrets: Secrets
let main: Device
let sub: Device
beforeAll(async () => {
  meta = await openSandboxMetaPages({ clock: Date.now, log: noLog })
  server = await startTestServer({ url: base, metaApp: meta.app })
  secrets = await openSecrets(server.database, areas, server.settings)
})
afterAll(async () => {
  await server.stop()
  await meta.stop()
})
beforeEach(async () => {
  await server.database.pool.query('delete from channel_account')
  await server.database.pool.query('delete from raw_event')
  ;({
    main,
    subs: [sub],
  } = (await signedInCompany(server, 1)) as { main: Device; subs: [Device] })
})

/** What Meta's page comes back with. */
async function allowed(device: Device, channel: 'facebook' | 'instagram' = 'facebook', scopes = pageScopes[channel]) {
  const { url } = await device.get(calls.begin, { channel })
  const { searchParams } = new URL(url, base)
  return {
    state: searchParams.get('state')!,
    code: meta.world.grant(scopes, searchParams.get('redirect_uri')!),
  }
}
const connected = async (device: Device) => (await device.get(calls.finish, await allowed(device))).connected[0]!
const hook = (path = '') => `${server.url}/hooks/meta${path}`
const tell = (body: object | string, secret?: string) =>
  fetch(hook(), metaCall(meta, typeof body === 'string' ? body : JSON.stringify(body), secret))
const kept = async () => (await server.database.pool.query('select from raw_event')).rowCount
const secretsKept = async () => (await server.database.pool.query('select from channel_secret')).rowCount

const comment = (id: string, page: string = samplePage.page) => ({
  object: 'page',
  entry: [
    {
      id: page,
      time: 1,
      changes: [
        {
          field: 'feed',
          value: { item: 'comment', verb: 'add', comment_id: id, from: { id: '1', name: 'A' }, message: id },
        },
      ],
    },
  ],
})

test('what comes back from Meta is good for who began it, in the same session, once', async () => {
  const { main: stranger } = (await signedInCompany(server, 0)) as { main: Device }
  const back = await allowed(main)
  await expect(stranger.get(calls.finish, back)).rejects.toThrow('grantStale')
  await expect(main.get(calls.finish, { ...back, state: 'made.up' })).rejects.toThrow('grantStale')
  await expect(sub.get(calls.begin, { channel: 'facebook' })).rejects.toThrow('forbidden')
  main = await new Device(server.url).signIn(main.user.username, 'a long password')
  await expect(main.get(calls.finish, back), 'begun before they signed in anew').rejects.toThrow('grantStale')
  const mine = await allowed(main)
  expect((await main.get(calls.finish, mine)).connected).toMatchObject([{ name: samplePage.name }])
  await expect(main.get(calls.finish, mine)).rejects.toThrow('grantStale')
  expect(await secretsKept()).toBe(2)
  const row = [...(await main.readAll()).values()].find(({ entity }) => entity === 'channel_account')!
  expect(row).toMatchObject({ channel: 'facebook', secrets: ['token', 'userToken'] })
  expect(JSON.stringify(row)).not.toContain('EAA')
  const sealed = await server.database.pool.query<{ sealed: string }>('select sealed from channel_secret')
  expect(sealed.rows.every(({ sealed: text }) => !text.includes('EAA'))).toBe(true)
})

test('who grants no page, or no account of Instagram, is told so', async () => {
  const some = pageScopes.instagram.filter((scope) => scope !== 'instagram_basic') as never
  await expect(main.get(calls.finish, await allowed(main, 'instagram', some))).rejects.toThrow('noPageGranted')
})

test('what Meta signed is kept once, however often it is told; forged and foreign calls leave nothing', async () => {
  await connected(main)
  for (let times = 0; times < 3; times++) expect((await tell(comment('1'))).status).toBe(200)
  expect(await kept()).toBe(1)
  expect((await tell(comment('2'), 'guessed')).status).toBe(401)
  const { headers, body } = metaCall(meta, JSON.stringify(comment('3')))
  expect((await fetch(hook(), { method: 'POST', headers, body: body.replace('"3"', '"4"') })).status).toBe(401)
  expect((await fetch(hook(), { method: 'POST', body })).status).toBe(401)
  expect((await tell(comment('5', '104200000000009'))).status).toBe(200)
  for (const strange of ['', '{}', '[]', 'null', '{"object":"page"}', '{"object":"user","entry":[{"id":"1"}]}'])
    expect((await tell(strange)).status).toBe(200)
  expect(await kept()).toBe(1)
  expect((await tell('x'.repeat(4_000_000))).status).toBe(413)
})

test('Meta makes sure of the address by its own token, and nobody else learns that it is there', async () => {
  const ask = (token: string) => fetch(hook(`?hub.mode=subscribe&hub.challenge=77&hub.verify_token=${token}`))
  const answer = await ask(metaVerifyToken(secrets))
  expect([answer.status, await answer.text()]).toEqual([200, '77'])
  expect((await ask('guessed')).status).toBe(404)
  await connected(main)
  expect(meta.world.state.callback).toEqual({ url: `${base}/hooks/meta`, verifyToken: metaVerifyToken(secrets) })
})

test('who wants what they granted deleted is obeyed, and nobody can ask it for them', async () => {
  await connected(main)
  const wish = (text: string, path = '/deletion') =>
    fetch(hook(path), { method: 'POST', body: new URLSearchParams({ signed_request: text }) })
  expect((await wish(signedRequestOf('guessed', samplePage.user))).status).toBe(401)
  expect((await wish('')).status).toBe(401)
  expect(await secretsKept()).toBe(2)
  const answer = await wish(signedRequestOf(meta.world.state.secret, samplePage.user))
  const { url, confirmation_code } = (await answer.json()) as { url: string; confirmation_code: string }
  expect(url).toBe(`${base}/hooks/meta/deletion?code=${confirmation_code}`)
  expect((await fetch(hook(`/deletion?code=${confirmation_code}`))).status).toBe(200)
  expect(await secretsKept()).toBe(0)
})

test('another company’s page is none of ours, and without an app nothing is connected', async () => {
  const { id } = await connected(main)
  const { main: stranger } = (await signedInCompany(server, 0)) as { main: Device }
  await expect(stranger.get(calls.disconnect, { id })).rejects.toThrow('notFound')
  await expect(stranger.get(calls.check, { id })).rejects.toThrow('notFound')
  expect(await main.get(calls.check, { id })).toEqual({ ok: true })
  await main.get(calls.disconnect, { id })
  expect(await secretsKept()).toBe(0)
  expect(await main.get(calls.app, {})).toMatchObject({ is_set: true, webhook: `${base}/hooks/meta` })
})
