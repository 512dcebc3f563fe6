import { expect, test } from 'vitest'
import type { Distribution } from '#domain/distribution/distribution'
import { AppError } from '#domain/errors'
import { followRun, followUndo, type RunState } from './followRun.ts'

const id = '01900000-0000-7000-8000-000000000001'
const standing = (state: Distribution['state'], done = 0): Distribution => ({
  id,
  user: id,
  asked: { kind: 'release', from: id, filter: {}, count: 30, order: 'newest', into: 'pool' },
  named: null,
  from: id,
  state,
  code: null,
  total: 30,
  done,
  undoing: null,
  receivers: [],
  created_at: 1,
  ended_at: null,
  undo_until: null,
})
type Answer = Distribution | AppError

/** Plays these answers; the last one stays. */
async function play(started: Answer, ...later: Answer[]) {
  const told: RunState[] = []
  let starts = 0
  const give = async (answer: Answer) => {
    if (answer instanceof AppError) throw answer
    return answer
  }
  const end = await followRun({
    start: () => (starts++, give(started)),
    status: () => give(later.length > 1 ? later.shift()! : later[0]!),
    pause: async () => {},
    tell: (state) => told.push(state),
    signal: new AbortController().signal,
  })
  return { end, told, starts }
}
const offline = new AppError('network')

test('it is followed from its start to its end', async () => {
  const { end, told } = await play(standing('waiting'), standing('running', 10), standing('done', 30))
  expect(end).toMatchObject({ kind: 'known', distribution: { state: 'done', done: 30 } })
  expect(told.map((state) => (state.kind === 'known' ? state.distribution.state : state.kind))).toEqual([
    'asking',
    'waiting',
    'running',
    'done',
  ])
})

test('an answer that was lost on the way is asked for, and nothing is started twice', async () => {
  const { end, told, starts } = await play(offline, offline, standing('running'), standing('done', 30))
  expect(end).toMatchObject({ kind: 'known', distribution: { state: 'done' } })
  expect(told).toContainEqual({ kind: 'asking', isUnknown: true })
  expect(starts).toBe(1)
})

test('what never reached the server was not begun, and says why', async () => {
  const { end } = await play(offline, new AppError('notFound'))
  expect(end).toEqual({ kind: 'refused', error: offline })
})

test('a refusal is told at once', async () => {
  const refusal = new AppError('distributionsWaiting')
  const { end, told } = await play(refusal)
  expect(end).toEqual({ kind: 'refused', error: refusal })
  expect(told).not.toContainEqual({ kind: 'asking', isUnknown: true })
})

test('out of reach in the middle of it, what was known last stays', async () => {
  const { end, told } = await play(standing('running', 10), offline, standing('done', 30))
  expect(told).toContainEqual({ kind: 'known', distribution: standing('running', 10), isOutOfReach: true })
  expect(end).toMatchObject({ kind: 'known', distribution: { state: 'done' }, isOutOfReach: false })
})

test('an undo tells how far it is until it is over, through answers that do not come', async () => {
  const told: (number | undefined)[] = []
  const halfway = { ...standing('done'), undoing: { total: 30, done: 15 } }
  let answer = (_: Distribution) => {}
  const undone = await followUndo({
    undo: () => new Promise((resolve) => (answer = resolve)),
    status: async () => {
      if (told.length < 2) return halfway
      answer(standing('undone'))
      throw offline
    },
    pause: async () => {},
    tell: ({ undoing }) => told.push(undoing?.done),
  })
  expect(undone).toMatchObject({ state: 'undone' })
  expect(told).toEqual([15, 15])
})

test('an undo that is refused says why', async () => {
  const refused = new AppError('undoOver')
  const undo = () => Promise.reject(refused)
  const status = async () => standing('done')
  await expect(followUndo({ undo, status, pause: async () => {}, tell: () => {} })).rejects.toBe(refused)
})
