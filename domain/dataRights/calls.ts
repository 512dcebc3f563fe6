import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time, text } from '../shared/schema.ts'
import { readPersonAddress } from './address.ts'
import { PersonRequest, RightKind } from './request.ts'

const Address = text(limits.lineLength).check(
  z.refine((typed) => readPersonAddress(typed) !== null, says('addressUnreadable')),
)
/** Somebody by an address, or a contact that has none. */
const Subject = { address: z.optional(Address), contact: z.optional(Id) }
const named = <S extends z.ZodMiniType>(shape: S) =>
  shape.check(
    z.refine((value) => {
      const { address, contact } = value as { address?: string; contact?: string }
      return (address === undefined) !== (contact === undefined)
    }, says('addressUnreadable')),
  )
const Reason = text(limits.reasonLength).check(z.trim(), z.minLength(1, says('reasonEmpty')))
const Done = z.object({})

export const FoundContact = z.object({
  id: Id,
  name: z.string(),
  company: z.string(),
  belongto: Id,
  addresses: z.array(z.string()),
  deleted_at: z.nullable(Time),
  restricted_at: z.nullable(Time),
  voice_notes: z.int(),
  /** notes, attachments and what else lives with it */
  companions: z.int(),
  picture: z.boolean(),
})
export type FoundContact = z.output<typeof FoundContact>

/** All that a company has about one person, counted; the file of `exportPerson` has it whole. */
export const FoundPerson = z.object({
  /** several numbers end with these digits: which one is meant has to be said */
  choices: z.array(z.string()),
  contacts: z.array(FoundContact),
  /** other contacts in whose texts the address stands; they are not this person's */
  mentions: z.array(z.object({ id: Id, name: z.string(), company: z.string() })),
  /** addresses of these contacts; an erasure blocks those that no other contact has */
  addresses: z.array(z.object({ value: z.string(), elsewhere: z.int(), blocked_at: z.nullable(Time) })),
  earlier_values: z.int(),
  waiting_changes: z.int(),
  history: z.int(),
  files: z.int(),
  /** quotations and invoices with a number, which stay without the person */
  kept: z.int(),
  /** users of the company who sign in with it; nothing here erases them */
  users: z.array(z.object({ id: Id, username: z.string(), nickname: z.string() })),
})
export type FoundPerson = z.output<typeof FoundPerson>

/**
 * What the main account does when a person asks what is kept about them, or wants it corrected, restricted or erased.
 * Nothing of the answers is kept on the device.
 */
export const dataRightsCalls = calls({
  find: {
    method: 'POST',
    path: '/api/data_rights/find',
    access: 'main',
    searchSeconds: limits.longSearchSeconds,
    unkept: true,
    input: named(z.object(Subject)),
    output: FoundPerson,
  },
  /** A zip: `person.json` with its keys explained, `person.html` to read, and the person's pictures and voice notes. */
  exportPerson: {
    method: 'POST',
    path: '/api/data_rights/export',
    access: 'main',
    searchSeconds: limits.longSearchSeconds,
    bytes: true,
    input: named(z.object(Subject)),
    output: z.any(),
  },
  /** Restricted contacts are kept and shown, and sub accounts change them no more. */
  restrict: {
    method: 'POST',
    path: '/api/data_rights/restrict',
    access: 'main',
    searchSeconds: limits.longSearchSeconds,
    input: named(z.object({ ...Subject, restricted: z.boolean(), reason: Reason })),
    output: z.object({ contacts: z.int() }),
  },
  /** For good, everywhere; the addresses stay blocked. */
  erase: {
    method: 'POST',
    path: '/api/data_rights/erase',
    access: 'main',
    searchSeconds: limits.longSearchSeconds,
    input: named(z.object({ ...Subject, reason: Reason })),
    /** `kept`: quotations and invoices that stay for the books, without the person */
    output: z.object({ contacts: z.int(), blocked: z.int(), kept: z.int() }),
  },
  /** The person came back: the address may be kept again. */
  lift: {
    method: 'POST',
    path: '/api/data_rights/lift',
    access: 'main',
    searchSeconds: limits.longSearchSeconds,
    input: z.object({ address: Address, reason: Reason }),
    output: Done,
  },
  requests: {
    method: 'POST',
    path: '/api/data_rights/requests',
    access: 'main',
    unkept: true,
    input: z.object({ before: z.optional(Time) }),
    /** Open ones first, the most urgent on top; then those that are done, the newest on top. */
    output: z.object({ list: z.array(PersonRequest) }),
  },
  note: {
    method: 'POST',
    path: '/api/data_rights/note',
    access: 'main',
    input: z.object({
      kind: RightKind,
      address: Address,
      asked_by: text(limits.lineLength),
      asked_at: Time,
    }),
    output: z.object({ id: Id }),
  },
  close: {
    method: 'POST',
    path: '/api/data_rights/close',
    access: 'main',
    input: z.object({ id: Id, outcome: Reason }),
    output: Done,
  },
})
