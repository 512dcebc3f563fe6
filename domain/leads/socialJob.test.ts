import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { LeadForm } from './form.ts'
import type { LeadValue } from './foundLead.ts'
import { canBeContinued, leadJobMachineOf, leadJobStates, shownJobState } from './job.ts'
import { contactOfLead, newLead, originOfLead, withFound, withoutExpired } from './lead.ts'
import { isBrought, pointsOfRow } from './price.ts'

const read = (form: unknown) => z.safeParse(LeadForm, form)
const search = { by: 'search', keyword: 'lights', country: 'PT', city: 'Lisbon', pages: 3 }

test('a search needs keyword, country and city, and a range does not end before it starts', () => {
  for (const kind of ['facebook', 'instagram']) {
    expect(read({ kind, find: search }).success).toBe(true)
    for (const field of ['keyword', 'country', 'city'])
      expect(read({ kind, find: { ...search, [field]: '' } }).error?.issues[0]).toMatchObject({
        path: ['find', field],
        message: `${field}Required`,
      })
    expect(read({ kind, find: { by: 'list' } }).success).toBe(true)
  }
  const followers = (from: number, to: number) => ({ kind: 'instagram', find: { by: 'followers', from, to } })
  expect(read(followers(5, 5)).success).toBe(true)
  expect(read(followers(6, 5)).error?.issues[0]).toMatchObject({ path: ['find', 'to'], message: 'rangeBackwards' })
  expect(read({ ...followers(1, 2), kind: 'facebook' }).success).toBe(false)
})

test('what is searched costs a point a row, and what the user brings costs none', () => {
  const form = (find: unknown) => z.parse(LeadForm, { kind: 'instagram', find })
  expect([pointsOfRow(form(search)), isBrought(form(search))]).toEqual([1, false])
  expect([pointsOfRow(form({ by: 'list' })), isBrought(form({ by: 'list' }))]).toEqual([0, true])
})

test('tasks have the states of the specification', () => {
  const shown = (kind: 'facebook' | 'instagram') =>
    new Set(leadJobStates.map((state) => shownJobState({ kind, state })))
  expect(shown('facebook')).toEqual(new Set(['running', 'ended', 'failed']))
  expect(shown('instagram')).toEqual(new Set(['stopped', 'waiting', 'running', 'over']))
  expect(leadJobMachineOf('facebook').stopped).toEqual({})
  expect(leadJobMachineOf('instagram').stopped).toEqual({ resume: 'waiting' })
  for (const kind of ['facebook', 'instagram'] as const)
    for (const state of leadJobStates) expect(leadJobMachineOf(kind)[state]).not.toHaveProperty('pause')
  const continued = leadJobStates.filter((state) => canBeContinued({ kind: 'facebook', state }))
  expect(continued).toEqual(['paused', 'stopped', 'failed'])
  expect(leadJobStates.some((state) => canBeContinued({ kind: 'instagram', state }))).toBe(false)
})

const day = 86_400_000
const value = (field: LeadValue['field'], text: string, at: number, source: LeadValue['source']): LeadValue => ({
  field,
  value: text,
  source,
  licence: source === 'metaGraph' ? 'metaPlatform' : source === 'site' ? 'publicPage' : 'publicAddress',
  url: 'https://www.facebook.com/casa',
  snippet: '',
  at,
  way: null,
  chance: null,
})
const job = '01890000-0000-7000-8000-000000000001'

test('what Meta said is there once, as it was said last, goes after its days, and is in no contact; counts stay', () => {
  const values = [value('company', 'Casa', 0, 'facebook'), value('category', 'Lighting store', 0, 'metaGraph')]
  const counts = [{ at: 0, followers: 10, following: null }]
  const lead = newLead(job, 0, { key: 'casa', values, counts, place: null }, 0)!
  expect(lead.expires_at).toBe(limits.metaDaysKept * day)
  const again = withFound(
    lead,
    {
      key: 'casa',
      values: [value('category', 'Home decor', day, 'metaGraph'), value('email', 'a@casa.example', day, 'site')],
      counts: [{ at: day, followers: 12, following: null }],
      place: null,
    },
    day,
  )!
  expect(again.values.map((one) => one.value)).toEqual(['Casa', 'Home decor', 'a@casa.example'])
  expect(again.counts.map(({ followers }) => followers)).toEqual([10, 12])
  expect(JSON.stringify(contactOfLead(again))).not.toContain('Home decor')
  expect(originOfLead(again, 'x', day).evidence).not.toContain('Home decor')
  expect(originOfLead(again, 'x', day).evidence).toContain('a@casa.example')
  const gone = withoutExpired(again, again.expires_at!)
  expect(gone.values.map((one) => one.value)).toEqual(['Casa', 'a@casa.example'])
  expect(gone).toMatchObject({ expires_at: null, name: 'Casa', email: 'a@casa.example' })
  expect(gone.counts).toHaveLength(2)
})
