import { lookup } from 'node:dns/promises'
import { isPublicAddress } from '../verify/publicAddress.ts'

export type MailboxTimes = {
  connectMs: number
  /** for the answer to one command */
  answerMs: number
  /** for one mail; what came by then is kept, and the rest is asked for anew */
  mailMs: number
  /** IDLE is begun anew by then: servers may hang up after half an hour (RFC 2177), and routers forget sooner. */
  idleMs: number
  /** between two looks where the server has no IDLE */
  pollMs: number
  /** between two looks at the least, however often the server says that there is something */
  calmMs: number
  /** until a password is asked for again, in case it is another one */
  passwordMs: number
  /** until a refused password is tried again: a server may have been wrong */
  refusedMs: number
  /** before the next connection, after so many that failed */
  pauseMs: (failures: number) => number
}

type MailboxSizes = {
  /** of a mail that is read whole; of a larger one, what comes first */
  whole: number
  part: number
  /** asked for at once */
  chunk: number
}

export type MailboxSettings = {
  /** Which addresses may be connected to at all. */
  isAllowed: (address: string) => boolean
  addressesOf: (host: string) => Promise<string[]>
  /** who else may vouch for a server; the machine's own otherwise */
  ca: string | undefined
  times: MailboxTimes
  sizes: MailboxSizes
}

const usualTimes: MailboxTimes = {
  connectMs: 20_000,
  answerMs: 60_000,
  mailMs: 120_000,
  idleMs: 5 * 60_000,
  pollMs: 60_000,
  calmMs: 500,
  passwordMs: 60_000,
  refusedMs: 6 * 3_600_000,
  // All that a server threw out at once do not come back at once.
  pauseMs: (failures) => Math.min(60_000, 1_000 * 2 ** failures) * (0.75 + Math.random() / 4),
}
const usualSizes: MailboxSizes = { whole: 10_000_000, part: 1_000_000, chunk: 512 * 1024 }

export type MailboxOptions = Partial<Omit<MailboxSettings, 'times' | 'sizes'>> & {
  times?: Partial<MailboxTimes>
  sizes?: Partial<MailboxSizes>
}

export const mailboxSettings = ({ times, sizes, ...rest }: MailboxOptions = {}): MailboxSettings => ({
  isAllowed: isPublicAddress,
  addressesOf: async (host) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  ca: undefined,
  ...rest,
  times: { ...usualTimes, ...times },
  sizes: { ...usualSizes, ...sizes },
})
