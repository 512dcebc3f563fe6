import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { openServiceCalls } from '../channels/callService.ts'
import { noLog } from '../log.ts'
import { openSandboxMetaGraph, type SandboxMetaGraph } from '../sandbox/metaGraph.ts'
import { metaWorldRoutes, sandboxMetaInstagram, sandboxMetaToken, sandboxMetaTokens } from '../sandbox/metaWorld.ts'
import { openMetaGraph } from './graph.ts'
import { readHashtag } from './hashtags.ts'

let now = Date.parse('2026-11-28T08:00:00Z')
const clock = () => now
const services = openServiceCalls()
const { signal } = new AbortController()
let sandbox: SandboxMetaGraph
beforeAll(async () => {
  sandbox = await openSandboxMetaGraph({
    log: noLog,
    clock,
    routes: metaWorldRoutes(),
    tokens: sandboxMetaTokens,
    perHour: 10_000,
  })
})
afterAll(async () => {
  services.stop()
  await sandbox.stop()
})

test('30 hashtags are searched in 7 days, no more is asked then, and the next ones when these are past', async () => {
  const address = { url: sandbox.url, version: 'v25.0', appSecret: null }
  const graph = openMetaGraph(address, { call: services.call, clock })
  const look = (words: string) =>
    readHashtag({ graph, token: sandboxMetaToken, instagram: sandboxMetaInstagram }, words, signal)
  for (let n = 0; n < limits.metaHashtags; n++)
    expect(await look(`lamps${n}`)).toMatchObject({ kind: 'found', found: { left: limits.metaHashtags - n - 1 } })
  expect(await look('one_more')).toEqual({ kind: 'spent' })
  expect(sandbox.asked.filter((one) => one.includes('one_more'))).toEqual([])
  now += limits.metaHashtagDays * 86_400_000 + 1
  expect(await look('one_more')).toMatchObject({ kind: 'found' })
})

test('without an own account or the permission it is told, and is never an empty list', async () => {
  const graph = openMetaGraph({ url: sandbox.url, version: 'v25.0', appSecret: null }, { call: services.call, clock })
  expect(await readHashtag({ graph, token: sandboxMetaToken, instagram: null }, 'x', signal)).toMatchObject({
    kind: 'forbidden',
  })
  sandbox.tokens.set('less', { app: 'less', permissions: ['instagram_basic'], ends_at: null })
  const less = { graph, token: 'less', instagram: sandboxMetaInstagram }
  expect(await readHashtag(less, 'x', signal)).toMatchObject({ kind: 'forbidden', code: '10' })
})
