import * as z from 'zod/mini'
import { FullNumber, Id, Line, Time } from '../shared/schema.ts'

/** A user may have so many phones linked at once: the specification's. */
export const linkedPhonesPerUser = 3

/**
 * Why a session of a linked phone ended, and so what is next:
 * - `unlinked`: the phone or WhatsApp has taken the link away; its keys open nothing any more
 * - `banned`: WhatsApp has locked the number out
 * - `replaced`: the same link is used elsewhere; whoever goes on would fight with it
 * - `stale`: the keys are not those that WhatsApp knows, as after an older backup; the phone must be linked again
 * - `unscanned`: nobody scanned the QR codes in time
 * - `broken`: the connection is gone, and is tried again
 */
export const linkEnds = ['unlinked', 'banned', 'replaced', 'stale', 'unscanned', 'broken'] as const
export type LinkEnd = (typeof linkEnds)[number]

/** `linking`: its code waits to be scanned; `open`: WhatsApp hears us; `waiting`: the connection is tried again; `ended`: link it again. */
export const linkedStates = ['linking', 'open', 'waiting', 'ended'] as const
export type LinkedState = (typeof linkedStates)[number]

/** What the server says of a linked phone. */
export const LinkedPhone = z.object({
  state: z.enum(linkedStates),
  /** why it ended last; '' while it has not */
  end: z.union([z.literal(''), z.enum(linkEnds)]),
  /** '' until a phone was linked */
  number: z.union([z.literal(''), FullNumber]),
  name: Line,
  /** its names at WhatsApp */
  jid: Line,
  lid: Line,
  linked_by: Id,
  linked_at: z.nullable(Time),
  /** when the user agreed that this channel is unofficial and may cost the number */
  consent_at: Time,
  /** whether rules answer in its chats, where a chat says nothing else; not said: they do */
  robot: z.optional(z.boolean()),
  /** whether all that WhatsApp sends at linking is here */
  is_history_over: z.boolean(),
})
export type LinkedPhone = z.output<typeof LinkedPhone>

/** The specification's startRobot: whether the rules that are made for this phone answer in this chat. */
export const isRobotOn = (phone: Pick<LinkedPhone, 'robot'>, chat: { robot: boolean | null }): boolean =>
  chat.robot ?? phone.robot ?? true
