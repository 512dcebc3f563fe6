import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concludedEmail, learnMailPattern, mailPatterns } from './mailPattern.ts'
import { readPersonName } from './personName.ts'

const people = ['Ana Silva', 'Jonas Müller', 'Dr. Carla van der Berg', '王小明'].map((name) => readPersonName(name)!)
const at = (...locals: string[]) => locals.map((local) => `${local}@lamps.example`)

test('two addresses of named people say how the company makes them, and how sure that is', () => {
  expect(learnMailPattern(at('asilva', 'jmueller', 'info'), people, 'lamps.example')).toEqual({
    pattern: '{f}{last}',
    count: 2,
    of: 2,
    chance: 0.75,
    examples: at('asilva', 'jmueller'),
  })
  expect(learnMailPattern(at('ana.silva', 'jonas.muller', 'cberg'), people, 'lamps.example')).toMatchObject({
    pattern: '{first}.{last}',
    count: 2,
    of: 3,
    chance: 0.6,
  })
})

test('one address, addresses of departments and of other domains say nothing', () => {
  expect(learnMailPattern(at('ana.silva'), people, 'lamps.example')).toBeNull()
  expect(learnMailPattern(at('info', 'sales', 'office'), people, 'lamps.example')).toBeNull()
  expect(learnMailPattern(['ana.silva@gmail.com', 'jonas.muller@gmail.com'], people, 'lamps.example')).toBeNull()
})

test('of people whom nobody names the looks of their addresses count', () => {
  expect(learnMailPattern(at('mary.jones', 'paul.smith'), [], 'lamps.example')?.pattern).toBe('{first}.{last}')
  expect(learnMailPattern(at('m.jones', 'p.smith'), [], 'lamps.example')?.pattern).toBe('{f}.{last}')
})

test('an address is concluded in the usual spelling, and never from a name that gives none', () => {
  expect(concludedEmail('{first}.{last}', people[2]!, 'lamps.example')).toBe('carla.vanderberg@lamps.example')
  expect(concludedEmail('{f}{last}', people[1]!, 'lamps.example')).toBe('jmueller@lamps.example')
  expect(concludedEmail('{first}.{last}', people[3]!, 'lamps.example')).toBeNull()
})

test('whatever pattern a company has, it is learnt from its people, and no chance is certain', () => {
  fc.assert(
    fc.property(fc.constantFrom(...mailPatterns), (pattern) => {
      const emails = people.flatMap((person) => concludedEmail(pattern, person, 'lamps.example') ?? [])
      const learnt = learnMailPattern(emails, people, 'lamps.example')
      expect(people.flatMap((person) => concludedEmail(learnt!.pattern, person, 'lamps.example') ?? [])).toEqual(emails)
      expect(learnt!.chance).toBeGreaterThan(0.5)
      expect(learnt!.chance).toBeLessThan(1)
    }),
  )
})
