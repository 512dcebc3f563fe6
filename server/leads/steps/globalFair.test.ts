import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ListRecipe } from '#domain/leadSources/recipe/listRecipe'
import type { BroughtRow } from '#domain/leads/form'
import { noLog } from '../../log.ts'
import { openSandboxOverpass, type SandboxOverpass } from '../../sandbox/sources/overpass.ts'
import type { StepTools } from '../steps.ts'
import { openTestTools, textsOf, walkSteps } from '../testing/walkSteps.ts'
import { globalBtoB } from './globalBtoB.ts'
import { globalFair } from './globalFair.ts'

let overpass: SandboxOverpass
let opened: Awaited<ReturnType<typeof openTestTools>>
let tools: StepTools
beforeAll(async () => {
  overpass = await openSandboxOverpass(noLog)
  opened = await openTestTools(overpass)
  tools = { ...opened.tools, overpass: overpass.url }
})
afterAll(async () => {
  await opened.stop()
  await overpass.stop()
})
beforeEach(() => {
  opened.sites.next.length = opened.sites.asked.length = 0
})

const page = (body: string) => ({ headers: { 'content-type': 'text/html' }, body })
const recipe = {
  start: 'http://fair.example/exhibitors?page=1',
  entry: 'li.card',
  next: 'a[rel=next]',
  fields: { company: '.name', hall: '.hall', booth: '.booth', country: '.country', website: 'a.site' },
}
const fair = (over: Partial<ListRecipe> | null = {}) =>
  ({ kind: 'globalFair', fair_id: null, name: 'Light + Building', recipe: over && { ...recipe, ...over } }) as const

test('fifty exhibitors of a list over three pages are found with hall and booth, and their sites are read', async () => {
  const { leads, troubles, taken } = await walkSteps(globalFair, fair(), tools)
  expect(troubles).toEqual([])
  expect(leads.size).toBe(50)
  expect(taken.filter((key) => key.startsWith('list '))).toHaveLength(3)
  const first = leads.get('lighting-1-lisboa.example')
  expect(textsOf(first, 'hall')).toEqual(['Hall 1'])
  expect(textsOf(first, 'booth')).toEqual(['A10'])
  expect(textsOf(first, 'website')[0]).toBe('https://lighting-1-lisboa.example/')
  expect(textsOf(first, 'email')).toContain('sales@lighting-1-lisboa.example')
  expect(first?.values[0]).toMatchObject({ source: 'site', url: 'http://fair.example/exhibitors?page=1' })
})

test('a list that its host keeps from machines, or whose terms forbid it, is trouble and not an empty list', async () => {
  const forbidden = await walkSteps(globalFair, fair({ start: 'http://fair.example/intern/list' }), tools)
  expect(forbidden.troubles).toEqual([{ kind: 'failed', problem: 'forbidden', code: 'robots' }])
  const closed = await walkSteps(globalFair, fair({ start: 'https://de.kompass.com/list' }), tools)
  expect(closed.troubles).toEqual([{ kind: 'failed', problem: 'forbidden', code: 'terms' }])
  opened.sites.next.push({ status: 403, body: 'no' })
  const enough = await walkSteps(globalFair, fair(), tools)
  expect(enough.troubles).toEqual([{ kind: 'later', problem: 'blocked', until: null, code: '403' }])
  const gone = await walkSteps(globalFair, fair({ start: 'http://fair.example/nothing' }), tools)
  expect(gone.troubles).toMatchObject([{ kind: 'failed', problem: 'unreadable' }])
})

test('a selector that is none is said to be, and one that finds nothing is a page that has changed, never an empty list', async () => {
  const bad = await walkSteps(globalFair, fair({ entry: 'li[[' }), tools)
  expect(bad.troubles).toEqual([{ kind: 'failed', problem: 'refused', code: 'selector' }])
  const none = await walkSteps(globalFair, fair({ entry: 'tr.exhibitor', next: '' }), tools)
  expect(none.troubles).toEqual([{ kind: 'failed', problem: 'changed', code: '0 rows where there were some' }])
  const anew = await walkSteps(globalFair, fair({ fields: { company: '.title' }, seen: 50 }), tools)
  expect(anew.troubles).toMatchObject([{ problem: 'changed', code: '0 rows where there were 50' }])
  opened.sites.next.push(
    page('<li class=card><b class=name>Acme</b></li><a rel=next href="?page=2">next</a>'),
    page('<p>Soon</p>'),
  )
  const second = await walkSteps(globalFair, fair(), tools)
  expect([second.leads.size, second.missing]).toEqual([1, ['fair.example: page 2 has no rows']])
})

test('what a page says is text: scripts and addresses of other kinds are none, and no next page leads elsewhere', async () => {
  opened.sites.next.push(
    page(`<li class=card><b class=name>&lt;script&gt;x&lt;/script&gt; Ltd</b><a class=site href="javascript:alert(1)">site</a></li>
      <a rel=next href="http://elsewhere.example/">next</a>`),
  )
  const { leads, taken } = await walkSteps(globalFair, fair(), tools)
  expect(taken).toHaveLength(1)
  const [lead] = leads.values()
  expect(textsOf(lead, 'company')).toEqual(['<script>x</script> Ltd'])
  expect(textsOf(lead, 'website')).toEqual(['site'])
})

test('brought rows are read page by page by what their columns are called, and the site of each is read once', async () => {
  const rows: BroughtRow[] = Array.from({ length: 700 }, (_, n) => ({ 参展商名称: `公司 ${n}`, 展位号: `A${n}` }))
  rows[3] = { 'Exhibitor Name': 'Haus Elbe', Website: 'lighting-1-hamburg.example', 'Stand No.': 'B7', Lunch: 'yes' }
  rows[4] = { Website: 'nameless.example' }
  const broughtRows = async (page: number) => rows.slice(page * 500, (page + 1) * 500)
  const { leads, taken } = await walkSteps(globalFair, fair(null), { ...tools, broughtRows })
  expect(leads.size).toBe(699)
  expect(taken.filter((key) => key.startsWith('rows'))).toEqual(['rows 0', 'rows 1'])
  const lead = leads.get('lighting-1-hamburg.example')
  expect(textsOf(lead, 'booth')).toEqual(['B7'])
  expect(textsOf(lead, 'email')).toContain('sales@lighting-1-hamburg.example')
  expect(lead?.values[0]).toMatchObject({ source: 'brought', licence: 'ownNote', url: '' })
})

test('the companies of an industry are those of its cities, the largest first', async () => {
  const form = (city: string) =>
    ({ kind: 'globalBtoB', name: 'Tiles', industry: { keyword: 'tiles', country: 'PT', city }, recipe: null }) as const
  const one = await walkSteps(globalBtoB, form('Lisbon'), tools)
  expect(one.leads.size).toBe(40)
  const all = await walkSteps(globalBtoB, form(''), tools, { most: 9 })
  expect(all.taken[0]).toBe('cities 0')
  expect(all.leads.size).toBe(40)
})

test('a directory is read as the list of a fair is', async () => {
  const { leads } = await walkSteps(globalBtoB, { kind: 'globalBtoB', name: 'Lamps', industry: null, recipe }, tools, {
    most: 3,
  })
  expect(leads.size).toBeGreaterThan(0)
})
