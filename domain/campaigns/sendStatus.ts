import type { Machine } from '../shared/machine.ts'

/**
 * What becomes of one receiver of a task. `claimed`: a process has it, its Message-ID is fixed and committed. `uncertain`:
 * it may have arrived; it is sent again only when a person asks for that. `held`: not
 * now, such as for quiet hours or want of points. `suppressed`: not to this one at all.
 */
export const sendStatuses = [
  'waiting',
  'claimed',
  'sent',
  'failed',
  'returned',
  'uncertain',
  'held',
  'suppressed',
] as const
export type SendStatus = (typeof sendStatuses)[number]

export const sendEvents = [
  'claim',
  'release',
  'accept',
  'refuse',
  'lose',
  'hold',
  'suppress',
  'return',
  'arrive',
  'deliver',
  'retry',
] as const
export type SendEvent = (typeof sendEvents)[number]

/**
 * claim: a process takes it. release: given back, nothing was said to any server. accept: its server took it (250 after the
 * last dot). refuse: its server said no. lose: the connection broke after the last dot, or the record of it was lost with a
 * restore. return: a DSN says it came back. deliver: a DSN, an open, a click or an answer says that it came. arrive: a
 * receipt says so of one that was said to have failed. retry: the
 * user has a failed or uncertain one sent again.
 */
export const sendMachine = {
  waiting: { claim: 'claimed', hold: 'held', suppress: 'suppressed', lose: 'uncertain', deliver: 'sent' },
  claimed: {
    accept: 'sent',
    refuse: 'failed',
    lose: 'uncertain',
    release: 'waiting',
    hold: 'held',
    suppress: 'suppressed',
  },
  sent: { return: 'returned' },
  failed: { retry: 'waiting' },
  returned: { arrive: 'sent' },
  uncertain: { deliver: 'sent', return: 'returned', retry: 'waiting' },
  held: { release: 'waiting', suppress: 'suppressed', lose: 'uncertain' },
  suppressed: {},
} as const satisfies Machine<SendStatus, SendEvent>

/** How many receivers of a task stand where. */
export type SendCounts = Record<SendStatus, number>

export const receiversIn = (counts: SendCounts) => sendStatuses.reduce((sum, status) => sum + counts[status], 0)

/**
 * A point is taken when a server may have got the mail, and at no other time. Whom a restore made uncertain costs nothing:
 * what was taken for them came back with the backup.
 */
export const pointsIn = ({ sent, returned, uncertain }: SendCounts) => sent + returned + uncertain
