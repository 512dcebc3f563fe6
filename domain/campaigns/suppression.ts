import * as z from 'zod/mini'
import { type ConsentChannel, consentChannels } from '../contacts/companions/consent.ts'
import { identityOf } from '../conversations/identity.ts'
import type { Actor } from '../shared/mutation.ts'
import { Email, FullNumber, Id, Line, Time } from '../shared/schema.ts'
import { receiverKey, type Suppression, suppressions } from './receivers.ts'

/** What a row of the list names; `whatsapp`: the id (BSUID) under which WhatsApp lets a company know somebody who hides their number. */
export const suppressionKinds = ['email', 'phone', 'whatsapp'] as const
export type SuppressionKind = (typeof suppressionKinds)[number]

/**
 * Why somebody is written to no more; `stopped`: STOP as the answer to a message; `manual`: somebody of the company wrote it
 * down.
 */
export const suppressionReasons = [...suppressions, 'stopped', 'manual'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]

const WhatsappId = z.string().check(z.refine((value) => identityOf('bsuid', value)?.value === value))
const SuppressedValue = z.union([Email, FullNumber, WhatsappId])
const written = {
  id: Id,
  kind: z.enum(suppressionKinds),
  /** over which nothing is sent; none: over no channel at all */
  channels: z.array(z.enum(consentChannels)).check(z.maxLength(consentChannels.length)),
  note: Line,
}

export const NewSuppression = z
  .object({ ...written, value: SuppressedValue })
  .check(z.refine(({ kind, value }) => kind === kindOfValue(value)))
export type NewSuppression = z.output<typeof NewSuppression>

/** An address, a number or an id that this company does not write to, for all of its users. */
export const SuppressionRow = z.object({
  ...written,
  /** null: the person was erased, and only the server can still recognise it */
  value: z.nullable(SuppressedValue),
  reason: z.enum(suppressionReasons),
  /** the contact and the task that it came of, where that is known */
  contact: z.nullable(Id),
  task: z.nullable(Id),
  created_by: z.nullable(Id),
  created_at: Time,
  updated_at: Time,
})
export type SuppressionRow = z.output<typeof SuppressionRow>

export function kindOfValue(value: string): SuppressionKind {
  if (value.includes('@')) return 'email'
  return /^\D/.test(value) ? 'whatsapp' : 'phone'
}

/** Why, and of what: a user can only write an address down by hand. */
export const newSuppression = {
  reason: 'manual',
  contact: null,
  task: null,
} as const satisfies Partial<SuppressionRow>

/** A row of before there were numbers on the list: an address that gets no mail. */
export const withKind = <R extends { email: string }>({ email, ...row }: R) => ({
  ...row,
  kind: 'email' as const,
  value: email,
  channels: ['email'] satisfies ConsentChannel[],
})

/**
 * Who may be written to again by a user's word. Servers are wrong about an address now and then, so a main account may try
 * it again; what its reader said stays, and so does what the server alone can recognise.
 */
export const mayLift = ({ reason, value }: Pick<SuppressionRow, 'reason' | 'value'>, role: Actor['role']): boolean =>
  value !== null && (reason === 'manual' || (reason === 'bounced' && role === 'main'))

/** Who was written down by hand, or said STOP, is not written to at another address either. */
const suppressionOf = (reason: SuppressionReason): Suppression =>
  reason === 'manual' || reason === 'stopped' ? 'unsubscribed' : reason

/** Those that say something of the person; the others say something of the address alone. */
export const refusingReasons = suppressionReasons.filter((reason) => suppressionOf(reason) !== 'bounced')

type CoverageFields = Pick<SuppressionRow, 'value' | 'reason' | 'channels'>

/** Whether something goes over this channel to nobody that the row is about. */
export const covers = ({ channels }: Pick<SuppressionRow, 'channels'>, channel: ConsentChannel): boolean =>
  channels.length === 0 || channels.includes(channel)

/**
 * Why nothing goes to an address or a number over a channel, asked with a `receiverKey`. Of several reasons the one that says
 * more than a bounce.
 */
export function suppressionsOf(
  rows: Iterable<CoverageFields>,
  channel: ConsentChannel,
): (key: string) => Suppression | undefined {
  const byKey = new Map<string, Suppression>()
  for (const row of rows) {
    if (row.value === null || !covers(row, channel)) continue
    const key = receiverKey(row.value)
    const known = byKey.get(key)
    if (known === undefined || known === 'bounced') byKey.set(key, suppressionOf(row.reason))
  }
  return (key) => byKey.get(key)
}
