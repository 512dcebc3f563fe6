import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Contact, ContactFields, fillContact, newContact } from '../contacts/contact.ts'
import { limits } from '../limits.ts'
import { actionsFrom } from '../shared/machine.ts'
import type { Actor, Row } from '../shared/mutation.ts'
import { Id } from '../shared/schema.ts'
import { exportMachine, exportStates, stateAt } from './exportTask.ts'
import { importMachine, importStates, takenRows } from './importTask.ts'
import { columnKeys, rememberedFields } from './mapping.ts'
import { addedByFill, exchangeMutations, unfillContact } from './mutations.ts'
import { isRowOf, numberedRows, rowId, rowIdsOf } from './rowId.ts'

const task = '019aa000-0000-7abc-8def-0123456789ab'
const owner = '019aa000-0000-7000-8000-0000000000aa'
const actor: Actor = { account: task, user: owner, role: 'sub' }

test('a row has the same id whenever it is imported, and rows keep their order', () => {
  const row = fc.integer({ min: 0, max: numberedRows - 1 })
  fc.assert(
    fc.property(row, row, (a, b) => {
      const [one, other] = [rowId(task, a), rowId(task, b)]
      expect(z.safeParse(Id, one).success).toBe(true)
      expect(one).not.toBe(task)
      expect(isRowOf(task, one)).toBe(true)
      expect(Math.sign(a - b)).toBe(one < other ? -1 : one > other ? 1 : 0)
    }),
  )
  expect(rowIdsOf(task)).toMatchObject({ first: rowId(task, 0), last: rowId(task, numberedRows - 1) })
  expect(isRowOf(task, task)).toBe(false)
  expect(isRowOf(task, rowId('019aa000-0000-7abc-8def-0123456789ac', 1))).toBe(false)
})

test('every state of a task can be reached, and an end is an end', () => {
  const reached = (machine: Record<string, Record<string, string>>) =>
    new Set(Object.values(machine).flatMap((actions) => Object.values(actions)))
  expect([...reached(importMachine), 'running'].sort()).toEqual(expect.arrayContaining([...importStates].sort()))
  expect([...reached(exportMachine), 'notStarted']).toEqual(expect.arrayContaining([...exportStates]))
  expect(actionsFrom(importMachine, 'undone')).toEqual([])
  expect(actionsFrom(exportMachine, 'expired')).toEqual([])
})

test('a task is not moved where it cannot go, and says so', () => {
  const { refuse, apply } = exchangeMutations['import_task.change']
  const row = { id: task, state: 'undone', updated_at: 1 } as unknown as Row
  const args = { id: task, action: 'resume' as const }
  expect(refuse!(row, args, actor)).toBe('taskStateChanged')
  expect(refuse!(null, args, actor)).toBe('gone')
  expect(apply(row, args, { id: task, user: owner, edited_at: 2 })).toBe(row)
})

test('a file expires when its time is over, whatever was written down last', () => {
  expect(stateAt({ state: 'completed', expires_at: 10 }, 9)).toBe('completed')
  expect(stateAt({ state: 'completed', expires_at: 10 }, 10)).toBe('expired')
})

test('an import for an email task takes 30,000 rows and says how many it drops', () => {
  expect(takenRows('emailTask', 30_000)).toEqual({ taken: 30_000, dropped: 0 })
  expect(takenRows('emailTask', 30_001)).toEqual({ taken: 30_000, dropped: 1 })
  expect(takenRows('emailTask', 1_000_000)).toEqual({ taken: 30_000, dropped: 970_000 })
  expect(takenRows('contacts', 30_001)).toEqual({ taken: 30_001, dropped: 0 })
  expect(limits.emailImportRows).toBe(30_000)
})

test('columns of the same names are mapped as they were, in whatever order they come', () => {
  const kept = [
    { column: 'company', field: 'company' as const },
    { column: 'phone', field: 'phones' as const },
    { column: 'phone#2', field: null },
  ]
  expect(columnKeys(['Company', 'Phone 1', 'PHONE 2'])).toEqual(['company', 'phone', 'phone#2'])
  expect(rememberedFields(kept, ['Phone', 'Company', 'phone'])).toEqual(['phones', 'company', null])
  expect(rememberedFields(kept, ['Phone', 'Company'])).toBeNull()
  expect(rememberedFields(kept, ['Phone', 'Company', 'Fax'])).toBeNull()
  expect(rememberedFields([{ column: '', field: 'name' }], [''])).toBeNull()
})

const id = rowId(task, 7)
const made = newContact(id, { name: '张伟' }, owner, 1_000)
const context = { id, user: owner, edited_at: 2_000 }

test('undoing takes back what nobody touched and leaves everything else', () => {
  const { apply, refuse } = exchangeMutations['contact.unimport']
  const undo = (contact: Contact) => apply(contact, { ids: [id] }, context)
  expect(undo(made)).toBeNull()
  for (const touched of [
    { ...made, updated_at: 1_001 },
    { ...made, email_send_count: 1 },
    { ...made, restricted_at: 5 },
  ])
    expect(undo(touched)).toBe(touched)
  expect(apply(null, { ids: [id] }, context)).toBeNull()
  expect(refuse!(made, { ids: [id] }, { ...actor, withheld: ['delete_data'] })).toBe('deleteNotAllowed')
})

test('what a merge added goes again, and what was there or came since stays', () => {
  const phone = (full_number: string) => ({ full_number, is_wt: 'unvalidated' as const })
  const before = newContact(id, { name: '张伟', phones: [phone('8613800138000')] }, owner, 1_000)
  const after = fillContact(before, { name: '李娜', company: '宁波海港', phones: [phone('442079460000')] }, 2_000)
  const added = addedByFill(before, after)
  expect(added).toEqual({ company: '宁波海港', phones: [phone('442079460000')] })
  expect({ ...unfillContact(after, added, 3_000), updated_at: 1_000 }).toEqual(before)
  const edited = { ...after, company: '宁波新港', phones: [...after.phones, phone('33142685300')] }
  expect(unfillContact(edited, added, 3_000)).toMatchObject({
    company: '宁波新港',
    phones: [phone('8613800138000'), phone('33142685300')],
  })
})

test('whatever was merged, taking it back gives what was there before', () => {
  const fields = fc.record(
    {
      name: fc.constantFrom('', '张伟', '李娜'),
      company: fc.constantFrom('', '宁波海港'),
      country: fc.constantFrom('', 'CN', 'GB'),
      follow_up_status: fc.constantFrom('none' as const, 'interested' as const),
      category: fc.constantFrom(null, owner),
      tag: fc.subarray([task, owner]),
      emails: fc
        .subarray(['a@x.com', 'b@x.com'])
        .map((all) => all.map((email) => ({ email, is_valid: 'toVerify' as const }))),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fields, fields, (own, more) => {
      const before = newContact(id, z.parse(ContactFields, own), owner, 1_000)
      const after = fillContact(before, z.parse(ContactFields, more), 2_000)
      expect({ ...unfillContact(after, addedByFill(before, after), 3_000), updated_at: 1_000 }).toEqual(before)
    }),
  )
})
