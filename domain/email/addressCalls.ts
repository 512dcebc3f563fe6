import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Time } from '../shared/schema.ts'
import { addressStatuses, evidenceSteps, verdicts } from './deliverability/addressCheck.ts'
import { AddressRun, addressRunDoings } from './deliverability/addressRun.ts'

const product = 'emailMarketing'
const Contacts = z
  .array(Id)
  .check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.addressChecksPerCall, says('inputInvalid')))

/** What is known of one address of a contact, and what shows it. */
export const AddressEvidence = z.object({
  email: z.string(),
  /** of the last check, or of a mail that came back since */
  verdict: z.enum(verdicts),
  reason: z.enum(addressStatuses),
  at: Time,
  evidence: z.array(z.object({ at: Time, step: z.enum(evidenceSteps), answer: z.string() })),
  /** what holds: an earlier finding may say more than the last one */
  standing: z.enum(addressStatuses),
  standing_at: Time,
})
export type AddressEvidence = z.output<typeof AddressEvidence>

/** Only the server looks at the DNS and asks mail servers. What it finds comes to devices with the contacts. */
export const addressCalls = calls({
  /**
   * Answers at once; `query` tells how it goes on. `id` is made by the device: asked again, nothing is checked twice; with
   * other contacts, these join the check. `again`: whatever is known already.
   */
  startCheck: {
    method: 'POST',
    path: '/api/email_address/check',
    access: 'user',
    product,
    input: z.object({ id: Id, contacts: Contacts, again: z._default(z.boolean(), false) }),
    output: AddressRun,
  },
  /** What cannot be done any more is left as it is. */
  changeCheck: {
    method: 'POST',
    path: '/api/email_address/change',
    access: 'user',
    product,
    input: z.object({ id: Id, action: z.enum(addressRunDoings) }),
    output: AddressRun,
  },
  /** Newest first: one's own, and for the main account those of the company. */
  checks: {
    method: 'POST',
    path: '/api/email_address/query',
    access: 'user',
    product,
    input: z.object({}),
    output: z.object({ asks_servers: z.boolean(), list: z.array(AddressRun) }),
  },
  evidence: {
    method: 'POST',
    path: '/api/email_address/evidence',
    access: 'user',
    product,
    input: z.object({ contact_id: Id }),
    output: z.object({ asks_servers: z.boolean(), list: z.array(AddressEvidence) }),
  },
  /** Whether mail servers of others are asked about mailboxes, for the whole company. */
  setAsksServers: {
    method: 'POST',
    path: '/api/email_address/asks_servers',
    access: 'main',
    product,
    input: z.object({ asks_servers: z.boolean() }),
    output: z.object({ asks_servers: z.boolean() }),
  },
})
