import { skipReasons } from './receivers.ts'

/**
 * What a server that did not take a mail, or sent it back, means by it. `optedOut`: they told the channel that they want none;
 * `enough`: the channel says that they have had enough of such messages for now.
 */
const bounceReasons = [
  'badAddress',
  'full',
  'tooBig',
  'unreachable',
  'sender',
  'content',
  'blocked',
  'optedOut',
  'enough',
  'other',
] as const
export type BounceReason = (typeof bounceReasons)[number]

/**
 * What else the ledger says of a receiver. `gone`: the contact is not there any more;
 * `erased`: it was erased; `ended`: an answer, a no or a return
 * ended the sequence; `closed`: the task was closed before; `backOff`: a server asked for time; `overCap`: the
 * contact has had as many messages as the company lets it get, and the task may have ended before there was room for this one; `putOff`: it did so too
 * often; `unwritable`: the mail cannot be written to this address or name; `restored`: the server was put back to a backup,
 * and may have written to them after it; `noWay`: none of the task's senders reaches them; `senderNotAllowed`: their country
 * lets no such sender in; `templateMissing`: it takes approved texts alone, and this is none; `landline`: the number is no mobile;
 * `notRegistered`: it is not at WhatsApp; `beyondMost`: the task goes to no more than it was told to.
 */
const courseReasons = [
  'gone',
  'erased',
  'ended',
  'closed',
  'backOff',
  'overCap',
  'putOff',
  'unwritable',
  'restored',
  'noWay',
  'senderNotAllowed',
  'templateMissing',
  'landline',
  'notRegistered',
  'beyondMost',
] as const

/** Why a receiver got nothing, not yet, or had it come back: all that the ledger ever says. */
export const receiverReasons = [...skipReasons, ...courseReasons, ...bounceReasons] as const
export type ReceiverReason = (typeof receiverReasons)[number]
