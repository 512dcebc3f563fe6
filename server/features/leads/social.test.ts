import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadCalls } from '#domain/leads/calls'
import { contactIdOfLead, contactOfLead, type LeadRow, newLead } from '#domain/leads/lead'
import { leadValues } from '#domain/leads/leadValues'
import { limits } from '#domain/limits'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import { leadSettingsOf } from '../../leads/settings.ts'
import { noLog } from '../../log.ts'
import { grantProduct } from '../../operator.ts'
import { openSandboxMetaGraph, type SandboxMetaGraph } from '../../sandbox/metaGraph.ts'
import {
  metaWorldRoutes,
  sandboxMetaInstagram,
  sandboxMetaToken,
  sandboxMetaTokens,
  sandboxPages,
} from '../../sandbox/metaWorld.ts'
import { signedInCompany } from '../../testing/company.ts'
import type { Device } from '../../testing/device.ts'
import { put } from '../../testing/emailCompany.ts'
import { putLeadJob, readLeads } from '../../testing/leads.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expireLeadValues } from './expireValues.ts'

let meta: SandboxMetaGraph
let server: TestServer
let main: Device
let actor: Actor
beforeAll(async () => {
  meta = await openSandboxMetaGraph({ log: noLog, clock: Date.now, routes: metaWorldRoutes(), perHour: 10_000 })
  const own = [{ address: '127.0.0.1', port: Number(new URL(meta.url).port) }]
  const env = { META_TOKEN: sandboxMetaToken, META_URL: meta.url, META_INSTAGRAM_ID: sandboxMetaInstagram }
  server = await startTestServer({ leads: leadSettingsOf(env, own) })
  main = (await signedInCompany(server, 0)).main
  actor = { account: main.user.account, user: main.user.id, role: 'main' }
  await grantProduct(server.database, main.user.username, {
    products: [products.fbHome, products.insData],
    expires: null,
  })
})
afterAll(async () => {
  await server.stop()
  await meta.stop()
})
beforeEach(() => {
  for (const [text, token] of sandboxMetaTokens) meta.tokens.set(text, token)
})

const find = { by: 'search', keyword: 'lights', country: 'PT', city: 'Lisbon', pages: 1 } as const

/** A page that was counted then. */
async function foundPage(name: string, at: number): Promise<LeadRow> {
  const job = await putLeadJob(server.database, actor, {
    form: { kind: 'facebook', find },
    kind: 'facebook',
    state: 'over',
  })
  const url = `https://www.facebook.com/${name}`
  const values = [
    ...leadValues({ source: 'facebook', url, at }, { company: 'Casa Sombra', social: url }),
    ...leadValues({ source: 'metaGraph', url, at }, { category: 'Shop', follower_count: '5' }),
  ]
  const lead = newLead(
    job.id,
    0,
    { key: name, values, counts: [{ at, followers: 5, following: null }], place: null },
    at,
  )!
  await put(server.database, { ...actor, role: 'main' }, 'lead', [lead])
  return lead
}
const readLead = async ({ lead_job_id }: LeadRow) => (await readLeads(server.database, lead_job_id))[0]!

test('a page is counted again: the count stands beside the former one with its date, and what Meta said before goes', async () => {
  const lead = await foundPage('lightslisbon1', Date.now() - 86_400_000)
  expect(await main.get(leadCalls.read_profile, { id: lead.id })).toEqual({ problem: '', until: null })
  const after = await readLead(lead)
  expect(after.counts.map(({ followers }) => followers)).toEqual([5, sandboxPages[0]!.followers])
  expect(after.values.filter(({ field }) => field === 'category').map(({ value }) => value)).toEqual(['Lighting store'])
  expect(after.expires_at).toBeGreaterThan(lead.expires_at!)
})

test('what keeps Meta from answering is told as what it is, and takes nothing away', async () => {
  const lead = await foundPage('lightslisbon2', Date.now())
  meta.tokens.clear()
  expect(await main.get(leadCalls.read_profile, { id: lead.id })).toEqual({ problem: 'key', until: null })
  expect((await readLead(lead)).values).toHaveLength(4)
  for (const [text, token] of sandboxMetaTokens) meta.tokens.set(text, token)
  const hidden = await foundPage('lightslisbon58', Date.now())
  expect(await main.get(leadCalls.read_profile, { id: hidden.id })).toMatchObject({ problem: 'notShown' })
  expect((await readLead(hidden)).values.map(({ field }) => field)).toContain('status')
})

test('nobody has somebody else’s page counted', async () => {
  const lead = await foundPage('lightslisbon3', Date.now())
  const other = (await signedInCompany(server, 0)).main
  await grantProduct(server.database, other.user.username, { products: [products.fbHome], expires: null })
  await expect(other.get(leadCalls.read_profile, { id: lead.id })).rejects.toThrow('gone')
})

test('a hashtag shows posts without names, and says how many others may be searched', async () => {
  const look = (words: string) => main.get(leadCalls.hashtag, { words })
  const first = await look('#lamps')
  expect(first).toMatchObject({ problem: '', left: limits.metaHashtags - 1 })
  expect(first.rows).toHaveLength(5)
  expect(Object.keys(first.rows[0]!)).toEqual(['url', 'text', 'likes', 'comments', 'at'])
  await expect(look('two words')).rejects.toThrow()
})

test('after its days what Meta said is taken out of rows on all devices, and counts stay', async () => {
  const lead = await foundPage('lightslisbon4', Date.now() - (limits.metaDaysKept + 1) * 86_400_000)
  const fresh = await foundPage('lightslisbon5', Date.now())
  expect(await expireLeadValues(server.database, Date.now())).toBe(1)
  const after = await readLead(lead)
  expect(after.values.map(({ field }) => field)).toEqual(['company', 'social'])
  expect(after).toMatchObject({ expires_at: null, counts: [{ followers: 5 }] })
  expect((await readLead(fresh)).values).toHaveLength(4)
  expect(await expireLeadValues(server.database, Date.now())).toBe(0)
})

test('a page that is kept gives its contact how many follow it', async () => {
  const lead = await foundPage('lightslisbon6', Date.now())
  const id = contactIdOfLead(lead.id)
  await main.does('contact.create', { rows: [{ id, ...contactOfLead(lead) }] })
  await main.does('lead.mark', { rows: [{ id: lead.id, state: 'kept', contact_id: id }] })
  const { rows } = await server.database.pool.query('select fb_fans, ins_fans, company from contact where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ fb_fans: 5, ins_fans: 0, company: 'Casa Sombra' }])
})
