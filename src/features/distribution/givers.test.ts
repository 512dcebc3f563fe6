import { expect, test } from 'vitest'
import { anyoneBesides, giverFor, giversOf, kindsOf, receiversFor } from './givers.ts'

const person = (id: string, status: 'normal' | 'disabled' = 'normal') => ({ id, status, is_main: id === 'main' })
const people = [person('main'), person('mia'), person('tom', 'disabled')]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('each kind has its givers, also somebody who was disabled', () => {
  expect(ids(giversOf('distribute', people))).toEqual(['main'])
  expect(ids(giversOf('transfer', people))).toEqual(['mia', 'tom'])
  expect(ids(giversOf('release', people))).toEqual(['mia', 'tom', 'main'])
})

test('what can be done with contacts depends on whose they are', () => {
  expect(kindsOf('main', people)).toEqual(['distribute', 'release'])
  expect(kindsOf('mia', people)).toEqual(['transfer', 'release'])
})

test('another kind keeps its giver where it can', () => {
  expect(giverFor('transfer', 'tom', people)).toBe('tom')
  expect(giverFor('transfer', 'main', people)).toBe('mia')
  expect(giverFor('distribute', 'tom', people)).toBe('main')
})

test('nobody who was disabled, and not the giver, stands for who could receive', () => {
  expect(anyoneBesides('main', people)).toBe('mia')
  expect(anyoneBesides('mia', people)).toBe('main')
})

test('a transfer may end with the main account, a distribution begins there', () => {
  expect(ids(receiversFor('transfer', people))).toEqual(['main', 'mia', 'tom'])
  expect(ids(receiversFor('distribute', people))).toEqual(['mia', 'tom'])
})
