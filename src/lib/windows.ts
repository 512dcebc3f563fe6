import { useSyncExternalStore } from 'react'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { Filter } from '#domain/contacts/filter'

/** What any page may open over itself although it belongs to another area; the frame draws it, whatever page is below. */
type WindowOrder =
  | { kind: 'distribute'; start: DistributionStart }
  | { kind: 'distribution'; id: string }
  | { kind: 'distributions' }
  | { kind: 'pool' }
  | { kind: 'imports' }
  | { kind: 'exports' }
  | { kind: 'undos' }
  | { kind: 'customFields' }
  | { kind: 'filter'; filter: Filter; onFilter: (filter: Filter) => void }
  | { kind: 'mail'; start: MailStart }
  | { kind: 'checks'; start: CheckStart | null }
  | { kind: 'evidence'; of: CheckedAddress }

/** What is chosen already when contacts are to be handed on: whose they are, and which, by name or by what they are. */
export type DistributionStart = {
  action: 'distribute' | 'transfer' | 'release'
  from: string | null
  ids: readonly string[] | null
  filter?: DistributionFilter
}
export type DistributionFilter = {
  tag?: readonly string[]
  category?: readonly string[]
  source?: readonly string[]
  country?: readonly string[]
  follow_up_status?: readonly FollowUpStatus[]
  /** several, parted by blanks */
  area_code?: string
}

/** To whom a mail is written; `answers`: the mail of theirs that it is an answer to, null: to none. */
export type MailStart = { contact: string; answers: string | null }

/** Contacts whose addresses are to be checked; asked for when the check begins. */
export type CheckStart = { count: number; contacts: () => Promise<string[]> }
export type CheckedAddress = { contact: string; email: string }

let opened: WindowOrder | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function openWindow(order: WindowOrder | null) {
  opened = order
  for (const listener of listeners) listener()
}
export const useOpenedWindow = () => useSyncExternalStore(subscribe, () => opened)
