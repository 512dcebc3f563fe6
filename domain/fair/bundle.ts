import * as z from 'zod/mini'
import { VoiceRef } from '../blobs/blob.ts'
import { NewVoiceNote } from '../blobs/voiceNote.ts'
import { NewOrigin } from '../contacts/companions/origin.ts'
import { NewReminder } from '../contacts/companions/reminder.ts'
import { ContactFields, isEmptyDraft } from '../contacts/contact.ts'
import { limits } from '../limits.ts'
import { Id, Time } from '../shared/schema.ts'
import { fromBase45, toBase45 } from './base45.ts'

/** A file's bytes in base64: they are in a bundle that goes as a file, and in no QR code. */
const Base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/), z.maxLength(limits.photoBytes))

/** What was captured and has not reached the office, with all that lives with it, under the ids that it keeps. */
export const Lead = z.object({
  contact: z.extend(ContactFields, { id: Id }).check(z.refine((draft) => !isEmptyDraft(draft))),
  origins: z.array(NewOrigin).check(z.maxLength(20)),
  reminders: z.array(NewReminder).check(z.maxLength(20)),
  voices: z.array(z.extend(z.extend(NewVoiceNote, VoiceRef.shape), { bytes: Base64 })).check(z.maxLength(20)),
  /** of the contact's picture */
  picture: z.optional(Base64),
})
export type Lead = z.output<typeof Lead>

export const bundleVersion = 1

/** Leads that go from one phone to a colleague's. `receipt` is known to none but who has opened it. */
export const Bundle = z.object({
  version: z.literal(bundleVersion),
  id: Id,
  account: Id,
  from: Id,
  made_at: Time,
  receipt: z.string().check(z.regex(/^[0-9A-F]{16}$/)),
  leads: z.array(Lead).check(
    z.minLength(1),
    z.maxLength(limits.bundleLeads),
    z.refine((leads) => leads.every(isWhole)),
    z.refine((leads) => new Set(leads.map(({ contact }) => contact.id)).size === leads.length),
  ),
})
export type Bundle = z.output<typeof Bundle>

/** What lives with a lead lives with that lead and no other contact. */
const isWhole = ({ contact, origins, reminders, voices }: Lead) =>
  [...origins, ...reminders, ...voices].every(({ contact_id }) => contact_id === contact.id)

/* ---------- the codes that the two phones show each other ---------- */

/** Who takes a bundle: the colleague's company and user, and the public half of a key that is made for this one time. */
export type BundleReceiver = { account: string; user: string; key: Uint8Array<ArrayBuffer> }

/** P-256, uncompressed. */
const keyLength = 65
const bare = (id: string) => id.replaceAll('-', '').toUpperCase()
const dashed = (hex: string) => hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const receiverCode = ({ account, user, key }: BundleReceiver) =>
  `FLR/${bare(account)}/${bare(user)}/${toBase45(key)}`

export function readReceiver(text: string): BundleReceiver | null {
  const found = /^FLR\/([0-9A-F]{32})\/([0-9A-F]{32})\/([0-9A-Z $%*+\-./:]+)$/.exec(text.trim())
  const key = found && fromBase45(found[3]!)
  if (!found || key?.length !== keyLength) return null
  return { account: dashed(found[1]!), user: dashed(found[2]!), key }
}

/** Shown by who has taken a bundle: the other phone may let go of it. */
export const receiptCode = ({ id, receipt }: Pick<Bundle, 'id' | 'receipt'>) => `FLK/${bare(id)}/${receipt}`

export function readReceipt(text: string): Pick<Bundle, 'id' | 'receipt'> | null {
  const found = /^FLK\/([0-9A-F]{32})\/([0-9A-F]{16})$/.exec(text.trim())
  return found && { id: dashed(found[1]!), receipt: found[2]! }
}
