import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { mutationNamed } from '../mutations.ts'
import { captureChanges, emptyCaptured, filled, isCardUntouched, ofCard } from './captured.ts'
import { readCard } from './readCard.ts'

const id = (n: number) => `019aa000-0000-7000-8000-${String(n).padStart(12, '0')}`
const fair = { name: '广交会', tag: id(1), source: id(2) }
const stamp = { fair, booth: 'A12', tags: [id(1), id(3)], how: '拍摄名片', remindAt: null, reminder: '' }
let made = 10
const pen = { now: 1_800_000_000_000, newId: () => id(made++) }

test('what was captured is stamped with fair, booth and tags, and says where it came from', () => {
  const [create, origin, ...more] = captureChanges({ id: id(9), name: '王小明' }, stamp, pen)
  expect(create!.args).toEqual({ rows: [{ id: id(9), name: '王小明', tag: [id(1), id(3)], source: id(2) }] })
  expect(origin!.args).toMatchObject({ contact_id: id(9), way: 'person', name: '广交会 · A12', evidence: '拍摄名片' })
  expect(more).toEqual([])
})

test('a follow-up is queued with it', () => {
  const changes = captureChanges({ id: id(9), name: 'x' }, { ...stamp, remindAt: 7, reminder: '报价' }, pen)
  expect(changes.at(-1)).toMatchObject({
    name: 'reminder.create',
    args: { due_at: 7, text: '报价', contact_id: id(9) },
  })
})

test('every change is one that the product knows', () => {
  const changes = captureChanges({ id: id(9), name: 'x' }, { ...stamp, fair: null, booth: '', remindAt: 7 }, pen)
  for (const { name, args } of changes) expect(z.safeParse(mutationNamed(name)!.input, args).error).toBeUndefined()
})

test('what was typed stays, and what the card says besides is added', () => {
  const typed = { ...emptyCaptured, name: 'Max', phones: ['+49 40 1234567', ''] }
  const card = ofCard(readCard(['Max Müller', 'Tel: +49 (40) 123-4567', 'M: +49 151 23456789', 'a@b.com']))
  expect(filled(typed, card)).toMatchObject({
    name: 'Max',
    phones: ['+49 40 1234567', '+49 151 23456789'],
    emails: ['a@b.com'],
    country: 'DE',
  })
  expect(filled(filled(typed, card), card)).toEqual(filled(typed, card))
})

test('nothing typed is nothing to keep', () => {
  expect(isCardUntouched({ ...emptyCaptured, phones: ['', ' '] })).toBe(true)
  expect(isCardUntouched({ ...emptyCaptured, emails: ['a'] })).toBe(false)
})
