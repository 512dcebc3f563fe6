import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageScopes } from '#domain/ownPages/facts'
import { openServiceCalls } from '../channels/callService.ts'
import { noLog } from '../log.ts'
import { type MetaGraph, openMetaGraph } from '../meta/graph.ts'
import { findMetaPages, readMetaAccount, readMetaPage } from '../meta/profiles.ts'
import { openSandboxMetaPages, publicMetaOf, type SandboxMetaPages } from './metaPages.ts'
import { samplePage } from './metaPageWorld.ts'

const services = openServiceCalls()
const { signal } = new AbortController()
let meta: SandboxMetaPages
let graph: MetaGraph
beforeAll(async () => {
  meta = await openSandboxMetaPages({ clock: Date.now, log: noLog })
  graph = openMetaGraph(publicMetaOf(meta), { call: services.call, clock: Date.now })
})
afterAll(async () => {
  services.stop()
  await meta.stop()
})
const reader = () => ({ graph, ...publicMetaOf(meta) })

/** As its owner lets the app in. */
async function pageToken(): Promise<string> {
  const query = {
    client_id: meta.app.id,
    client_secret: meta.app.secret,
    redirect_uri: 'https://fairlead.example',
    code: meta.world.grant(pageScopes.facebook, 'https://fairlead.example'),
  }
  const ask = (token: string, path: string, more: Record<string, string>) =>
    graph.ask({ token, path, query: more }, signal)
  const granted = await ask(meta.world.appToken, 'oauth/access_token', query)
  const user = (granted as { data: { access_token: string } }).data.access_token
  const pages = await ask(user, 'me/accounts', { fields: 'id,access_token' })
  return (pages as { data: { data: { access_token: string }[] } }).data.data[0]!.access_token
}

test('the page that is found is the one that can be connected, by its name and by its number', async () => {
  const found = await findMetaPages(reader(), { words: 'lamps ningbo', after: null, limit: 25 }, signal)
  expect(found).toMatchObject({ found: { pages: [{ id: samplePage.page, name: samplePage.name }] } })
  for (const written of [samplePage.page, 'ningbolamps'])
    expect(await readMetaPage(reader(), written, signal)).toMatchObject({ found: { id: samplePage.page } })
  expect(await readMetaAccount(reader(), samplePage.username, signal)).toMatchObject({
    found: { id: samplePage.profile },
  })
})

test('who only looks for pages reads nothing of their conversations, and a page’s token finds no other pages', async () => {
  const path = `${samplePage.page}/conversations`
  const query = { fields: 'messages{message}' }
  const mine = await pageToken()
  expect(await graph.ask({ token: mine, path, query }, signal)).toMatchObject({ kind: 'said' })
  expect(await graph.ask({ token: reader().token, path, query }, signal)).toMatchObject({ kind: 'gone' })
  const others = { graph, token: mine, instagram: null }
  expect(await findMetaPages(others, { words: 'lights', after: null, limit: 25 }, signal)).toMatchObject({
    kind: 'forbidden',
  })
})
