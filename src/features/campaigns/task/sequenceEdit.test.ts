import { expect, test } from 'vitest'
import { flawsOf } from '#domain/campaigns/sequence'
import { kindOf, newSequence, routeOf, withChanged, withoutStep, withStep } from './sequenceEdit.ts'

let made = 0
const id = () => `s${++made}`
const message = '019aa000-0000-7000-8000-000000000001'

test('what one begins with has no flaw, and keeps none when steps are added and removed', () => {
  let sequence = newSequence(id)
  expect(flawsOf(sequence)).toEqual([])
  sequence = withStep(withStep(sequence, 'wait', { id: 'w', routes: [] }), 'mail', { id: 'm', routes: [] })
  expect(sequence.steps.find((step) => step.id === 'w')).toMatchObject({ next: 'm' })
  expect(flawsOf(sequence)).toEqual([])
  sequence = withoutStep(sequence, 'w')
  expect(flawsOf(sequence)).toEqual([{ flaw: 'noWait', step: 'm' }])
  expect(flawsOf(withoutStep(sequence, 'm'))).toEqual([])
})

test('whoever led to a removed question goes on where its no led', () => {
  const sequence = newSequence(id)
  const [, wait, question, second] = sequence.steps
  const left = withoutStep(sequence, question!.id)
  expect(left.steps.find((step) => step.id === wait!.id)).toMatchObject({ next: second!.id })
})

test('a step is changed where it stands', () => {
  const sequence = newSequence(id)
  const mail = sequence.steps[3]!
  const changed = withChanged(sequence, { ...mail, kind: 'mail', message, next: null })
  expect(changed.steps.map((step) => step.id)).toEqual(sequence.steps.map((step) => step.id))
  expect(changed.steps[3]).toMatchObject({ message })
})

test('a text goes over the routes that there are, and is counted by itself', () => {
  const sequence = withStep(withStep(newSequence(id), 'wait', { id: 'w', routes: [] }), 'text', {
    id: 't',
    routes: [message],
  })
  expect(flawsOf(sequence)).toEqual([])
  expect(sequence.steps.map(kindOf)).toEqual(['mail', 'wait', 'condition', 'mail', 'wait', 'text'])
  const without = withStep(withStep(newSequence(id), 'wait', { id: 'w', routes: [] }), 'text', { id: 't', routes: [] })
  expect(flawsOf(without)).toEqual([{ flaw: 'noSender', step: 't' }])
})

test('a text leaves over one route that is chosen, or over all by their rules', () => {
  expect(routeOf({}, 2)).toEqual({ kind: 'none' })
  expect(routeOf({ senders: ['a'] }, 2)).toEqual({ kind: 'route', id: 'a' })
  expect(routeOf({ senders: ['a', 'b'] }, 3)).toEqual({ kind: 'rules' })
  expect(routeOf({ senders: ['a'] }, 1)).toEqual({ kind: 'rules' })
})
