import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { leadJobAfterRestore, leadJobStates, newLeadJob } from './job.ts'
import { contactOfLead, newLead, originOfLead, withFound } from './lead.ts'
import { leadValues } from './leadValues.ts'

const job = '019aa000-0001-7000-8000-000000000001'
const map = { source: 'overpass', url: 'https://www.openstreetmap.org/node/1', at: 5 } as const
const page = { source: 'site', url: 'https://lusa.example/contact', at: 3 } as const
const values = [
  ...leadValues(map, { company: 'Lusa', phone: '351210100000', opening_hours: 'Mo-Fr' }),
  ...leadValues(page, { phone: '351910000001', email: 'sales@lusa.example' }),
  ...leadValues(page, { email: 'ana@lusa.example' }, { chance: 0.75 }),
]
const lead = newLead(job, 0, { key: 'node/1', values, place: null }, 9)!

test('of each number of a contact stands where it is from, page by page, and what was only concluded stands nowhere', () => {
  expect(originOfLead(lead, 'lamps · Lisbon', 9)).toEqual({
    way: 'elsewhere',
    name: 'OpenStreetMap, Website: lamps · Lisbon',
    licence: "Open Database License 1.0, Facts of the company's own website",
    evidence: [
      'https://www.openstreetmap.org/node/1',
      '+351210100000 · Lusa',
      'https://lusa.example/contact',
      '+351910000001 · sales@lusa.example',
    ].join('\n'),
    collected_at: 3,
    fields: [],
  })
})

test('where there is more evidence than a contact can hold, pages are left out and none is cut', () => {
  const many = Array.from({ length: 50 }, (_, n) =>
    leadValues({ ...page, url: `https://lusa.example/${'long'.repeat(20)}/${n}` }, { email: `a${n}@lusa.example` }),
  ).flat()
  const { evidence } = originOfLead({ values: many }, 'lamps', 9)
  expect(evidence.length).toBeLessThanOrEqual(limits.evidenceLength)
  expect(evidence.split('\n').length % 2).toBe(0)
})

test('what was noted at the stand goes along into the contact, and what is found again takes neither visit nor note away', () => {
  const noted = { ...lead, note: 'Wants samples', visited_at: 7 }
  expect(contactOfLead(noted).remark).toBe('Wants samples')
  const again = withFound(noted, { key: 'node/1', values: leadValues(page, { city: 'Lisboa' }), place: null }, 11)
  expect(again).toMatchObject({ note: 'Wants samples', visited_at: 7, city: 'Lisboa' })
})

test('a job that may have gone on since a backup waits for its user, and one that had ended stays as it was', () => {
  const after = leadJobStates.map((state) => leadJobAfterRestore({ ...newLeadJob, state } as never).state)
  expect(after).toEqual(['paused', 'paused', 'paused', 'stopped', 'over', 'failed'])
})
