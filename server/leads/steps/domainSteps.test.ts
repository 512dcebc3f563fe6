import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer, Question } from '#domain/email/deliverability/dns'
import { noLog } from '../../log.ts'
import { openSandboxRdap } from '../../sandbox/sources/rdap.ts'
import type { SandboxSource } from '../../sandbox/sources/service.ts'
import { testNow } from '../../sources/testing/reach.ts'
import type { StepTools } from '../steps.ts'
import { openTestTools, textsOf, walkSteps } from '../testing/walkSteps.ts'
import { domainBg, domainSearch } from './domainSteps.ts'

let rdap: SandboxSource
let opened: Awaited<ReturnType<typeof openTestTools>>
let tools: StepTools
const records = new Map<string, Answer>()
const resolve = async ({ type, name }: Question): Promise<Answer> =>
  records.get(`${type} ${name}`) ?? { kind: 'absent', of: 'record' }
beforeAll(async () => {
  rdap = await openSandboxRdap(noLog)
  opened = await openTestTools(rdap)
  tools = { ...opened.tools, resolve, rdapServers: new Map([['example', `${rdap.url}/registry/`]]) }
})
afterAll(async () => {
  await opened.stop()
  await rdap.stop()
})
beforeEach(() => {
  rdap.next.length = 0
  records.clear()
  records.set('MX lighting-1-lisboa.example', {
    kind: 'found',
    values: ['10 lisboa-example.mail.protection.outlook.com'],
  })
})
const site = 'lighting-1-lisboa.example'
const search = (...targets: string[]) => ({ kind: 'domainSearch', targets }) as const
const background = (...targets: string[]) => ({ kind: 'domainBg', targets }) as const

test('of a site its people, addresses, numbers and the way its addresses are made are found, each with its page', async () => {
  const { leads, troubles, missing } = await walkSteps(domainSearch, search(site), tools)
  expect(troubles).toEqual([])
  expect(missing).toEqual([])
  const lead = leads.get(site)
  expect(textsOf(lead, 'person')).toEqual(expect.arrayContaining(['Ana Silva', 'Jonas Petersen']))
  expect(textsOf(lead, 'email')).toEqual(expect.arrayContaining([`sales@${site}`, `ana.silva@${site}`]))
  expect(textsOf(lead, 'phone')).toEqual(['351210100000'])
  const pattern = lead?.values.find(({ field }) => field === 'mail_pattern')
  expect(pattern).toMatchObject({
    value: `{first}.{last}@${site}`,
    chance: 0.75,
    snippet: `2 / 2: ana.silva@${site}, jonas.petersen@${site}`,
    at: testNow,
  })
  expect(pattern?.url).toMatch(/\/team$/)
  expect(textsOf(lead, 'technology')).toEqual(['WordPress', 'Google Analytics'])
})

test('of a domain its registration, its mail and its site are one lead', async () => {
  records.set('MX pharmacy.example', { kind: 'found', values: ['1 aspmx.l.google.com'] })
  records.set('TXT pharmacy.example', { kind: 'found', values: ['v=spf1 include:_spf.google.com -all'] })
  records.set('TXT _dmarc.pharmacy.example', { kind: 'found', values: ['v=DMARC1; p=reject'] })
  const { leads, missing } = await walkSteps(domainBg, background('https://www.pharmacy.example/shop'), tools)
  const lead = leads.get('pharmacy.example')
  expect(textsOf(lead, 'registrar')).toEqual(['Sandbox Domains GmbH'])
  expect(textsOf(lead, 'company')).toEqual(['pharmacy Ltd'])
  expect(textsOf(lead, 'registered_on')).toEqual(['2006-04-12'])
  expect(textsOf(lead, 'expires_on')).toEqual(['2027-04-12'])
  expect(textsOf(lead, 'mail_service')).toEqual(['Google Workspace', 'SPF', 'DMARC'])
  expect(lead?.values.find(({ value }) => value === 'DMARC')).toMatchObject({
    source: 'dns',
    snippet: 'v=DMARC1; p=reject',
  })
  // Nobody is at home there, which is said and is not "none found".
  expect(missing).toEqual(['www.pharmacy.example: noPage'])
})

test('a free domain is said to be free, and an ending without a registry costs only that part', async () => {
  const { leads } = await walkSteps(domainBg, background('frei.example'), tools)
  expect(textsOf(leads.get('frei.example'), 'status')).toEqual(['free'])
  const other = await walkSteps(domainBg, background('lampen.zz'), tools)
  expect(other.troubles).toEqual([])
  expect(other.missing).toContain('lampen.zz: registration (notCovered)')
})

test('an address that no mail can reach is left out, and one of which nobody knows is kept', async () => {
  records.set(`MX ${site}`, { kind: 'found', values: ['0 .'] })
  const dead = await walkSteps(domainSearch, search(site), tools)
  expect(textsOf(dead.leads.get(site), 'email')).toEqual([])
  records.set(`MX ${site}`, { kind: 'unknown', why: 'ETIMEOUT' })
  const unknown = await walkSteps(domainSearch, search(site), tools)
  expect(textsOf(unknown.leads.get(site), 'email')).not.toEqual([])
})

test('a registry that has had enough is asked later', async () => {
  rdap.next.push({ status: 429, headers: { 'retry-after': '90' }, body: '' })
  const { troubles } = await walkSteps(domainBg, background('toys.example'), tools)
  expect(troubles).toEqual([{ kind: 'later', problem: 'rate', until: testNow + 90_000, code: '429' }])
})

test('a target that is named twice is asked once, and one whose terms forbid it is never read', async () => {
  const twice = domainSearch.first(search(site, `https://${site}/contact`))
  expect(new Set(twice.map(({ key }) => key)).size).toBe(2)
  const closed = domainBg.first(background('https://www.linkedin.com/company/x'))
  expect(closed.map(({ key }) => key)).toEqual(['registration linkedin.com', 'mail linkedin.com'])
})
