import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noLog } from '../log.ts'
import { openSandboxRdap } from '../sandbox/sources/rdap.ts'
import type { SandboxSource } from '../sandbox/sources/service.ts'
import { askRdap, type RdapSetting } from './rdap.ts'
import { rdapServers } from './rdapServers.ts'
import { neverAborted as signal, testNow, testReach } from './testing/reach.ts'

let registry: SandboxSource
let setting: RdapSetting
let stop: () => void
beforeAll(async () => {
  registry = await openSandboxRdap(noLog)
  const reach = testReach(registry)
  stop = reach.stop
  setting = { ...reach, servers: new Map([['example', `${registry.url}/registry/`]]) }
})
afterAll(async () => {
  stop()
  await registry.stop()
})
beforeEach(() => {
  registry.next.length = 0
  registry.asked.length = 0
})

const ask = (host: string, servers = setting.servers!) => askRdap({ ...setting, servers }, host, signal)
const rdapJson = { 'content-type': 'application/rdap+json' }

test('dates and registrar come from the registry, the company from the registrar, and no person from either', async () => {
  const answer = await ask('www.luz-e-sombra.example')
  expect(answer).toMatchObject({
    kind: 'answered',
    isWhole: true,
    found: {
      kind: 'registered',
      registration: {
        domain: 'luz-e-sombra.example',
        registrar: 'Sandbox Domains GmbH',
        expires_at: Date.UTC(2027, 3, 12, 8, 30),
        states: ['active', 'client transfer prohibited'],
        name_servers: ['ns1.sandbox.example'],
        holder: 'luz e sombra Ltd',
        evidence: {
          source: 'rdap',
          mayStore: true,
          at: testNow,
          url: `${registry.url}/registry/domain/luz-e-sombra.example`,
        },
      },
    },
  })
  expect(JSON.stringify(answer)).not.toContain('Ana Silva')
})

test('a holder that is hidden is no company', async () => {
  expect(await ask('private-lamps.example')).toMatchObject({ found: { registration: { holder: '' } } })
})

test('only a registry can say that a domain is free', async () => {
  expect(await ask('frei.example')).toEqual({
    kind: 'answered',
    isWhole: true,
    found: { kind: 'free', domain: 'frei.example' },
  })
  const wrong = new Map([['example', `${registry.url}/wrong/`]])
  expect(await ask('frei.example', wrong)).toMatchObject({ kind: 'failed', problem: 'unreadable', code: '404' })
})

test('an ending that nobody answers for is said to be so', async () => {
  expect(await ask('lampen.de', rdapServers)).toMatchObject({
    kind: 'failed',
    problem: 'notCovered',
  })
  expect(await ask('localhost')).toMatchObject({ problem: 'notCovered' })
  expect(await ask('127.0.0.1')).toMatchObject({ problem: 'notCovered' })
  expect(registry.asked).toEqual([])
})

test('a redirect of a registry is followed', async () => {
  const moved = new Map([['example', `${registry.url}/moved/`]])
  expect(await ask('luz.example', moved)).toMatchObject({ found: { registration: { domain: 'luz.example' } } })
})

test.each([
  ['to the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
  ['to this machine', 'http://127.0.0.1:1/registry/domain/luz.example'],
  ['to a file', 'file:///etc/passwd'],
  ['with a password in it', 'http://user:secret@registry.example/'],
  ['to nowhere', 'http://'],
])('a redirect %s is not', async (_, location) => {
  registry.next.push({ status: 302, headers: { location }, body: '' })
  expect(await ask('luz.example')).toMatchObject({ kind: 'failed', problem: 'forbidden' })
})

test('redirects without end end', async () => {
  const again = { status: 302, headers: { location: '/registry/domain/luz.example' }, body: '' }
  registry.next.push(again, again, again, again, again)
  expect(await ask('luz.example')).toMatchObject({ kind: 'failed', problem: 'unreadable', code: 'redirects' })
})

test('a referral to a private address is not followed, and what the registry said stands as a part', async () => {
  const said = (href: string) => ({
    headers: rdapJson,
    body: {
      rdapConformance: ['rdap_level_0'],
      objectClassName: 'domain',
      ldhName: 'luz.example',
      links: [{ rel: 'related', type: 'application/rdap+json', href }],
    },
  })
  for (const href of ['http://10.0.0.1/domain/luz.example', 'javascript:alert(1)', 'not an address']) {
    registry.next.push(said(href))
    const answer = await ask('luz.example')
    expect(answer).toMatchObject({
      isWhole: false,
      missing: 'registrar',
      found: { registration: { domain: 'luz.example' } },
    })
  }
})

test('an answer about another domain, or of another kind, is none', async () => {
  registry.next.push({ headers: rdapJson, body: { objectClassName: 'domain', ldhName: 'other.example' } })
  expect(await ask('luz.example')).toMatchObject({ kind: 'failed', problem: 'unreadable', code: 'anotherDomain' })
  registry.next.push({ headers: rdapJson, body: { objectClassName: 'entity' } })
  expect(await ask('luz.example')).toMatchObject({ kind: 'failed', problem: 'unreadable' })
})

test('a registry that is asked too often says when it may be asked again', async () => {
  registry.next.push({ status: 429, headers: { 'retry-after': 'Sat, 28 Nov 2026 04:01:00 GMT' }, body: '' })
  expect(await ask('luz.example')).toEqual({ kind: 'later', problem: 'rate', until: testNow + 60_000, code: '429' })
})

test('two hundred endings have a server, each of them reached by https and ended by a slash', () => {
  expect(rdapServers.size).toBeGreaterThanOrEqual(200)
  const wrong = [...rdapServers].filter(
    ([ending, url]) => !/^[a-z0-9-]+$/.test(ending) || !/^https:\/\/[^{}\s]+\/$/.test(url),
  )
  expect(wrong).toEqual([])
  expect(rdapServers.get('com')).toBe('https://rdap.verisign.com/com/v1/')
  expect(rdapServers.get('hamburg')).toBe('https://rdap.nic.hamburg/v1/')
})
