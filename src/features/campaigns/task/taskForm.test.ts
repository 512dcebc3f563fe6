import { expect, test } from 'vitest'
import { CampaignTaskFields, NewCampaignTask } from '#domain/campaigns/task'
import { newId } from '#workers/newId'
import { newSequence } from './sequenceEdit.ts'
import { changesFor } from './taskChanges.ts'
import {
  editedOn,
  emptyTask,
  fieldsOfTask,
  problemsOf,
  resendOf,
  sequenceFlawsOf,
  type TypedTask,
  typedOf,
} from './taskForm.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const ready = (): TypedTask => ({
  ...emptyTask,
  name: ' Autumn ',
  message: newId(),
  sender: newId(),
  filter: { join: 'all', of: [] },
})
const problems = (change: Partial<TypedTask>) => problemsOf({ ...ready(), ...change }, now)
const contacts = (count: number) => Array.from({ length: count }, () => newId())

test('an empty form says all that is missing, in the order of the page', () => {
  expect(problemsOf(emptyTask, now)).toEqual(['nameMissing', 'messageMissing', 'senderMissing', 'nobodyChosen'])
  expect(problems({})).toEqual([])
})

test.each<[string, Partial<TypedTask>, string]>([
  ['a name of spaces', { name: '  ' }, 'nameMissing'],
  ['a reply address that is none', { reply_address: 'sales@harbour' }, 'replyInvalid'],
  ['a count that is no number', { send_count: { is: 'less', value: '3x' } }, 'sendCountInvalid'],
  ['a schedule without a time', { type: 'scheduled' }, 'timeMissing'],
  ['a time that is over', { type: 'scheduled', execution_time: '2020-01-01T09:00' }, 'timePast'],
  ['a first batch of which no rate can be told', { first_batch: { size: '10', wait_hours: '24' } }, 'batchInvalid'],
  [
    'a second subject that is empty',
    { subject_test: { id: newId(), b: ' ', share: '20', measure: 'opened', wait_hours: '24' } },
    'testInvalid',
  ],
  ['more named contacts than a task takes', { chosen: Array.from({ length: 30_001 }, () => 'x') }, 'tooManyChosen'],
  ['a mail of a sequence without a message', { sequence: newSequence(newId) }, 'mailMissing'],
])('%s is told', (_, change, problem) => {
  expect(problems(change)).toEqual([problem])
})

test('a form without problems is a task that the domain takes', () => {
  const typed: TypedTask = {
    ...ready(),
    type: 'scheduled',
    execution_time: '2099-03-01T09:30',
    reply_address: ' answers@harbour.com ',
    send_count: { is: 'less', value: '3' },
    first_batch: { size: '500', wait_hours: '24' },
    subject_test: { id: newId(), b: 'Another', share: '20', measure: 'clicked', wait_hours: '12' },
    chosen: contacts(3),
  }
  expect(problemsOf(typed, now)).toEqual([])
  const fields = CampaignTaskFields.parse(fieldsOfTask(typed))
  expect(fields).toMatchObject({
    name: 'Autumn',
    reply_address: 'answers@harbour.com',
    execution_time: new Date('2099-03-01T09:30').getTime(),
    audience: { chosen: 3, send_count: { is: 'less', value: 3 } },
  })
  // It comes back as it was typed.
  expect(typedOf(fields, typed.chosen)).toEqual({ ...typed, name: 'Autumn', reply_address: 'answers@harbour.com' })
})

test('the first mail of a sequence is the message of the task', () => {
  const sequence = newSequence(newId)
  const second = newId()
  const steps = sequence.steps.map((step, at) =>
    at === 3 && step.kind === 'mail' ? { ...step, message: second } : step,
  )
  const typed = { ...ready(), sequence: { ...sequence, steps } }
  // The first one is empty in the editor, where nobody chooses it.
  const fields = fieldsOfTask(typed)
  expect(fields.sequence?.steps[0]).toMatchObject({ message: typed.message })
  expect(problemsOf(typed, now)).toEqual([])
  expect(sequenceFlawsOf(typed)).toEqual([])
})

test('to those who did not open goes the same mail, at once, and to nobody else', () => {
  const task = { ...fieldsOfTask({ ...ready(), send_count: { is: 'less', value: '1' } }), id: newId() }
  const again = resendOf(task as never, 'Again')
  expect(fieldsOfTask(again)).toMatchObject({
    name: 'Again',
    message: task.message,
    sender: task.sender,
    type: 'ordinary',
    audience: { filter: null, chosen: 0, unopened_of: task.id, send_count: null },
  })
})

test('a task, its contacts and its start are one change, in an order in which each finds the one before it', () => {
  const chosen = contacts(2_500)
  const { id, changes } = changesFor({ ...ready(), chosen }, { task: null, named: [], starts: true, makeId: newId })
  expect(changes.map(({ name }) => name)).toEqual([
    'campaign_task.create',
    'campaign_audience.create',
    'campaign_audience.create',
    'campaign_audience.create',
    'campaign_task.change',
  ])
  const [create, ...parts] = changes as { args: { contacts?: string[]; campaign_task_id?: string } }[]
  expect(NewCampaignTask.parse(create!.args).audience.chosen).toBe(2_500)
  expect(parts.flatMap(({ args }) => args.contacts ?? [])).toEqual(chosen)
  expect(parts.slice(0, 3).every(({ args }) => args.campaign_task_id === id)).toBe(true)
})

test('a scheduled one is not started by hand, and an edited one names whom it did not name before and takes out who is not meant any more', () => {
  const [known, fresh, gone] = contacts(3) as [string, string, string]
  const typed: TypedTask = { ...ready(), type: 'scheduled', execution_time: '2099-01-01T09:00', chosen: [fresh, known] }
  const task = { id: newId() } as never
  const parts = [{ id: newId(), contacts: [known, gone] }]
  const { changes } = changesFor(typed, { task, named: parts, starts: true, makeId: newId })
  expect(changes.map(({ name }) => name)).toEqual([
    'campaign_task.patch',
    'campaign_audience.remove',
    'campaign_audience.create',
  ])
  expect(changes[0]!.args).toMatchObject({ fields: { audience: { chosen: 2 } } })
  expect(changes[1]!.args).toEqual({ id: parts[0]!.id, contacts: [gone] })
  expect(changes[2]!.args).toMatchObject({ contacts: [fresh] })
})

test('what was half edited on one device leaves alone what another one changed since', () => {
  const [a, b, c, d] = contacts(4) as [string, string, string, string]
  const from = { ...ready(), name: 'Spring', reply_address: '', chosen: [a, b] }
  const edited = { ...from, name: 'Autumn', chosen: [a, c], from }
  const now = { ...from, reply_address: 'li@trade.example', chosen: [b, d] }
  expect(editedOn(now, edited)).toEqual({ ...now, name: 'Autumn', chosen: [d, c] })
  expect(editedOn(from, edited)).toEqual({ ...from, name: 'Autumn', chosen: [a, c] })
})
