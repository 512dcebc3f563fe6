import { AsyncLocalStorage } from 'node:async_hooks'
import type { Party } from './fairQueue.ts'

/**
 * The ways to the database, none of which takes connections of another:
 * - `request`: what signed-in users ask, each company and each user with a bound of their own
 * - `session`: who a request is of; asked before anybody can be charged for it, and answered from an index
 * - `anyone`: what is asked without signing in, charged to the address it comes from
 * - `background`: what the server does by itself
 */
export type Lane = 'request' | 'session' | 'anyone' | 'background'

type PartyContext = {
  lane: Lane
  party: Party
  /** a connection that this work has already, and for how long */
  holding: { isOpen: boolean } | null
  /** No question to the database may take longer; else as long as any. */
  questionMs?: number
}

const partyContexts = new AsyncLocalStorage<PartyContext>()
const ofServer: PartyContext = { lane: 'background', party: { company: 'server', user: 'server' }, holding: null }

export const currentPartyContext = (): PartyContext => partyContexts.getStore() ?? ofServer

/** Charges all database work of `work`, also what it starts for later, to this party. */
export const asParty = <T>(lane: Lane, party: Party, work: () => T): T =>
  partyContexts.run({ lane, party, holding: null }, work)

/** What `work` asks the database within transactions takes no longer for each question; what does is broken off. */
export const withPatience = <T>(questionMs: number, work: () => T): T =>
  partyContexts.run({ ...currentPartyContext(), questionMs }, work)

/**
 * What has a connection and needs a second one for a moment does not wait for its own company's turn: those before it may
 * be waiting for the same.
 */
export async function holding<T>(work: () => Promise<T>): Promise<T> {
  const held = { isOpen: true }
  try {
    return await partyContexts.run({ ...currentPartyContext(), holding: held }, work)
  } finally {
    held.isOpen = false
  }
}
