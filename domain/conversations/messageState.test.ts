import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterReceipt,
  type MessageEvent,
  type MessageState,
  mayTakeBack,
  messageMachine,
  messageRank,
  messageReceipts,
  messageStates,
  nextMessageState,
} from './messageState.ts'

const receipt = fc.constantFrom(...messageReceipts)
const handedOver = fc.constantFrom<MessageState>('sending', 'uncertain', 'accepted')
const after = (state: MessageState, told: readonly (typeof messageReceipts)[number][]) =>
  told.reduce(afterReceipt, state)

test('receipts in any order, however often they are told, end in one state', () => {
  fc.assert(
    fc.property(
      handedOver,
      fc.array(receipt, { maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (start, told, random) => {
        const shuffled = [...told, ...told]
          .map((one) => ({ one, at: random.next().value }))
          .toSorted((a, b) => a.at - b.at)
        expect(
          after(
            start,
            shuffled.map(({ one }) => one),
          ),
        ).toBe(after(start, told))
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a receipt never lowers what is known', () => {
  fc.assert(
    fc.property(fc.constantFrom(...messageStates), receipt, (state, told) => {
      expect(messageRank(afterReceipt(state, told))).toBeGreaterThanOrEqual(messageRank(state))
    }),
  )
})

test('a message is taken back only before it leaves, and what was taken back stays so', () => {
  expect(messageStates.filter(mayTakeBack)).toEqual(['queued'])
  for (const event of ['claim', 'accept', 'deliver', 'again'] as MessageEvent[])
    expect(nextMessageState('withdrawn', event)).toBeNull()
})

test('what was handed over without an answer is sent again by nobody but "again"', () => {
  expect(
    Object.entries(messageMachine).filter(([, to]) => Object.values(to).some((state) => state === 'sending')),
  ).toEqual([
    ['queued', messageMachine.queued],
    ['uncertain', messageMachine.uncertain],
  ])
  expect(nextMessageState('uncertain', 'claim')).toBeNull()
  expect(nextMessageState('failed', 'claim')).toBeNull()
})

test('of what has arrived nothing says that it failed', () => {
  expect(afterReceipt('delivered', 'fail')).toBe('delivered')
  expect(afterReceipt('failed', 'deliver')).toBe('delivered')
})

test('only what was handed over is put off, and one that arrived after all waits no longer', () => {
  expect(messageStates.filter((state) => nextMessageState(state, 'putOff') !== null)).toEqual(['uncertain', 'accepted'])
  expect(nextMessageState('accepted', 'putOff')).toBe('queued')
  expect(afterReceipt('queued', 'deliver')).toBe('delivered')
  expect(afterReceipt('queued', 'fail')).toBe('queued')
})
