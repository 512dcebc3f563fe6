import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noLog } from '../../log.ts'
import {
  openSandboxCompaniesHouse,
  openSandboxGleif,
  sandboxCompaniesHouseKey,
} from '../../sandbox/sources/registers.ts'
import { openSandboxSearxng } from '../../sandbox/sources/searches.ts'
import type { SandboxSource } from '../../sandbox/sources/service.ts'
import { searxngProvider } from '../../sources/search/searxng.ts'
import type { StepTools } from '../steps.ts'
import { openTestTools, textsOf, walkSteps } from '../testing/walkSteps.ts'
import { deepData } from './deepData.ts'
import { leadSteps } from './leadSteps.ts'

let servers: SandboxSource[]
let opened: Awaited<ReturnType<typeof openTestTools>>
let tools: StepTools
beforeAll(async () => {
  servers = await Promise.all([openSandboxGleif(noLog), openSandboxCompaniesHouse(noLog), openSandboxSearxng(noLog)])
  opened = await openTestTools(...servers)
  const [gleif, house, searxng] = servers.map(({ url }) => url)
  tools = {
    ...opened.tools,
    gleif: gleif!,
    companiesHouse: house!,
    companiesHouseKey: sandboxCompaniesHouseKey,
    search: searxngProvider({ ...opened.tools.reach, url: searxng! }),
  }
})
afterAll(async () => {
  await opened.stop()
  await Promise.all(servers.map((server) => server.stop()))
})
beforeEach(() => {
  for (const server of servers) server.next.length = 0
})

const site = 'lighting-1-lisboa.example'
const subject = (over: object) => ({ company: '', person: '', country: '' as const, site: '', ...over })
const form = (kind: 'company' | 'person' | 'staff', ...subjects: object[]) =>
  ({ kind: 'deepData', subject: kind, subjects: subjects.map(subject) }) as const

test('a company is what registers and its site say, each value with its own source', async () => {
  const { leads, troubles } = await walkSteps(
    deepData,
    form('company', { company: 'Elbe Leuchten', country: 'DE', site }),
    tools,
  )
  expect(troubles).toEqual([])
  expect([...leads.keys()]).toEqual([site])
  const lead = leads.get(site)
  expect(textsOf(lead, 'company')).toContain('Elbe Leuchten GmbH')
  expect(textsOf(lead, 'status')).toEqual(['active'])
  expect(textsOf(lead, 'registered_on')).toEqual(['2001-03-04'])
  expect(textsOf(lead, 'phone')).toEqual(['351210100000'])
  expect(new Set(lead?.values.map(({ source }) => source))).toEqual(new Set(['gleif', 'site']))
})

test('a British company is asked for at Companies House, and a key that ended costs that part only', async () => {
  const asked = form('company', { company: 'Thames Lighting Limited', country: 'GB' })
  const { leads } = await walkSteps(deepData, asked, { ...tools, search: null })
  const lead = leads.get('company thameslighting')
  expect(new Set(lead?.values.map(({ source }) => source))).toEqual(new Set(['gleif', 'companiesHouse']))
  const keyless = await walkSteps(deepData, asked, { ...tools, search: null, companiesHouseKey: 'wrong' })
  expect(keyless.troubles).toEqual([])
  expect(keyless.missing).toContain('companiesHouse: key')
})

test('the staff are all whom the site names, with role and address, and nothing of their homes', async () => {
  const { leads } = await walkSteps(deepData, form('staff', { site }), tools)
  const people = [...leads.values()]
  expect(
    people.map((lead) => [textsOf(lead, 'person')[0], textsOf(lead, 'role')[0], textsOf(lead, 'email')[0]]),
  ).toEqual([
    ['Ana Silva', 'Managing Director', `ana.silva@${site}`],
    ['Jonas Petersen', 'Purchasing Manager', `jonas.petersen@${site}`],
    ['Carla van der Berg', 'Head of Export', `carla.vanderberg@${site}`],
  ])
  const concluded = people[2]?.values.find(({ field }) => field === 'email')
  expect(concluded).toMatchObject({ chance: 0.75, snippet: `ana.silva@${site}, jonas.petersen@${site}` })
  expect(people[0]?.values.find(({ field }) => field === 'email')?.chance).toBeNull()
  expect(people.flatMap((lead) => [...textsOf(lead, 'address'), ...textsOf(lead, 'phone')])).toEqual([])
})

test('one person is found in the companies of that name whose sites nobody knew, by a search for them', async () => {
  const asked = form('person', { company: 'Casa Sombra 1', person: 'SILVA Ana' })
  const { leads, taken } = await walkSteps(deepData, asked, tools)
  expect(taken[0]).toMatch(/^search /)
  const found = [...leads.values()]
  expect(found.map((lead) => textsOf(lead, 'person')[0])).toContain('Ana Silva')
  expect(new Set(found.flatMap((lead) => textsOf(lead, 'website'))).size).toBe(found.length)
})

test('nothing found is no lead, so that nothing is paid; a search that is blocked is not nothing', async () => {
  const nobody = await walkSteps(deepData, form('company', { company: 'No Such Company At All' }), tools)
  expect([nobody.leads.size, nobody.troubles]).toEqual([0, []])
  const unnamed = await walkSteps(deepData, form('person', { person: 'Room 5', site }), tools)
  expect(unnamed.leads.size).toBe(0)
  servers[2]!.next.push({ status: 429, headers: { 'retry-after': '60' }, body: '' })
  const blocked = await walkSteps(deepData, form('staff', { company: 'Casa Sombra 1' }), tools)
  expect(blocked.troubles).toMatchObject([{ kind: 'later', problem: 'rate' }])
})

test('two people of one company are two questions', async () => {
  const asked = form('person', { site, person: 'Ana Silva' }, { site, person: 'Jonas Petersen' })
  const { leads } = await walkSteps(leadSteps.deepData, asked, tools)
  expect([...leads.values()].flatMap((lead) => textsOf(lead, 'person'))).toEqual(['Ana Silva', 'Jonas Petersen'])
})
