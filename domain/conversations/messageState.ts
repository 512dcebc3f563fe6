import * as z from 'zod/mini'
import { type Machine, next } from '../shared/machine.ts'

/** `received`: of an incoming one, which has no other. The others in the order of how far a message came. */
export const messageStates = [
  'queued',
  'sending',
  'uncertain',
  'accepted',
  'failed',
  'delivered',
  'read',
  'played',
  'withdrawn',
  'received',
] as const
export const MessageState = z.enum(messageStates)
export type MessageState = z.output<typeof MessageState>

/** What the other side says of a message later, in any order and however often. */
export const messageReceipts = ['accept', 'fail', 'deliver', 'read', 'play'] as const
export type MessageReceiptEvent = (typeof messageReceipts)[number]

/**
 * `claim`: a process is about to send it; `postpone`: it surely has not left and is tried again; `lose`: it was handed over and
 * no answer came; `again`: with the same id, where the channel knows it by that; `expire`: nobody sent it in time; `putOff`: the
 * other side says that it was stopped, and may be tried another day.
 */
export type MessageEvent =
  | MessageReceiptEvent
  | 'takeBack'
  | 'claim'
  | 'refuse'
  | 'expire'
  | 'postpone'
  | 'lose'
  | 'again'
  | 'putOff'

export const messageMachine = {
  queued: {
    takeBack: 'withdrawn',
    claim: 'sending',
    refuse: 'failed',
    expire: 'failed',
    // Of one that was put off: it has arrived after all.
    deliver: 'delivered',
    read: 'read',
    play: 'played',
  },
  sending: {
    accept: 'accepted',
    refuse: 'failed',
    postpone: 'queued',
    lose: 'uncertain',
    fail: 'failed',
    deliver: 'delivered',
    read: 'read',
    play: 'played',
  },
  uncertain: {
    accept: 'accepted',
    fail: 'failed',
    deliver: 'delivered',
    read: 'read',
    play: 'played',
    again: 'sending',
    putOff: 'queued',
  },
  accepted: { putOff: 'queued', fail: 'failed', deliver: 'delivered', read: 'read', play: 'played' },
  failed: { deliver: 'delivered', read: 'read', play: 'played' },
  delivered: { read: 'read', play: 'played' },
  read: { play: 'played' },
  played: {},
  withdrawn: {},
  received: {},
} as const satisfies Machine<MessageState, MessageEvent>

/** The state after an event; null: it means nothing in this state. */
export const nextMessageState = (state: MessageState, event: MessageEvent): MessageState | null =>
  next<MessageState, MessageEvent>(messageMachine, state, event) ?? null

/** What a receipt makes of a message that was handed over: whatever does not lead further leaves it as it is. */
export const afterReceipt = (state: MessageState, receipt: MessageReceiptEvent): MessageState =>
  nextMessageState(state, receipt) ?? state

/** How far it came; -1: it is not on this way. */
export const messageRank = (state: MessageState): number =>
  state === 'withdrawn' || state === 'received' ? -1 : messageStates.indexOf(state)

/** It may be taken back only while it surely has not left. */
export const mayTakeBack = (state: MessageState): boolean => nextMessageState(state, 'takeBack') !== null

/** Whether a person may have it sent again, as a new message. */
export const maySendAgain = (state: MessageState): boolean => state === 'failed' || state === 'uncertain'
