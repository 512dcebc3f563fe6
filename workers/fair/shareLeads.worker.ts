import { expose } from 'comlink'
import { type Bundle, type BundleReceiver, bundleVersion } from '#domain/fair/bundle'
import { openForReading } from '../database/read.ts'
import type { UserDatabase } from '../database/schema.ts'
import { newId } from '../newId.ts'
import { matchesOf } from './duplicateMatches.ts'
import { changesOf, type LeadChange, leadsOf, type WaitingLead, waitingLeads } from './leads.ts'
import { type BundleResult, type Lock, open, seal } from './sealed.ts'

type Owner = { account: string; user: string }

/** A bundle ready to go, and what its receipt must say before this phone lets go of the leads. */
export type OutgoingBundle = Pick<Bundle, 'id' | 'receipt'> & { bytes: Uint8Array<ArrayBuffer>; leads: WaitingLead[] }

async function withDatabase<T>(owner: Owner, work: (db: UserDatabase) => Promise<T>): Promise<T> {
  const db = await openForReading(owner)
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

const api = {
  waiting: (owner: Owner): Promise<WaitingLead[]> => withDatabase(owner, waitingLeads),

  async give(owner: Owner, receiver: BundleReceiver, options: { withFiles: boolean }): Promise<OutgoingBundle | null> {
    return withDatabase(owner, async (db) => {
      const waiting = (await waitingLeads(db)).filter(({ hasFiles }) => options.withFiles || !hasFiles)
      const leads = await leadsOf(
        db,
        waiting.map(({ id }) => id),
      )
      if (leads.length === 0) return null
      const bundle: Bundle = {
        version: bundleVersion,
        id: newId(),
        account: owner.account,
        from: owner.user,
        made_at: Date.now(),
        receipt: newReceipt(),
        leads,
      }
      const given = new Set(leads.map(({ contact }) => contact.id))
      return {
        id: bundle.id,
        receipt: bundle.receipt,
        bytes: await seal(bundle, receiver),
        leads: waiting.filter(({ id }) => given.has(id)),
      }
    })
  },

  open: (bytes: Uint8Array<ArrayBuffer>, lock: Lock): Promise<BundleResult> => open(bytes, lock),

  /** What taking each lead changes; those that are here already change nothing. `known`: how many join a contact. */
  changes: (owner: Owner, { leads }: Bundle): Promise<{ changes: LeadChange[][]; known: number }> =>
    withDatabase(owner, async (db) => {
      const twins = await matchesOf(db, leads)
      const changes = await Promise.all(leads.map((lead) => changesOf(db, lead, twins.get(lead.contact.id))))
      const known = leads.filter(({ contact }, at) => changes[at] && twins.has(contact.id)).length
      return { changes: changes.filter((some) => some !== null), known }
    }),
}

function newReceipt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

export type ShareLeadsWorkerApi = typeof api
expose(api)
