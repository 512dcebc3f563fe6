import * as z from 'zod/mini'
import type { Machine } from '../../shared/machine.ts'
import { Id, Time } from '../../shared/schema.ts'

const addressRunStates = ['running', 'paused', 'done', 'stopped'] as const
export type AddressRunState = (typeof addressRunStates)[number]
/** What a user does, and `finish`, which the server says of itself when no address is left. */
const addressRunActions = ['pause', 'resume', 'stop', 'finish'] as const
type AddressRunAction = (typeof addressRunActions)[number]
export const addressRunDoings = ['pause', 'resume', 'stop'] as const satisfies AddressRunAction[]
export type AddressRunCommand = (typeof addressRunDoings)[number]

export const addressRunMachine = {
  running: { pause: 'paused', stop: 'stopped', finish: 'done' },
  paused: { resume: 'running', stop: 'stopped' },
  done: {},
  stopped: {},
} as const satisfies Machine<AddressRunState, AddressRunAction>

const count = z.int().check(z.minimum(0))

/** Some contacts' addresses, checked one after the other by the server, and how far it is. */
export const AddressRun = z.object({
  id: Id,
  /** who wanted it */
  user: Id,
  state: z.enum(addressRunStates),
  total: count,
  valid: count,
  invalid: count,
  /** servers that take everything, and throwaway addresses */
  risky: count,
  /** the domain takes mail, and nobody asked about the mailbox */
  plausible: count,
  unknown: count,
  /** a server or the DNS is asked a second time, later */
  waiting: count,
  created_at: Time,
  ended_at: z.nullable(Time),
})
export type AddressRun = z.output<typeof AddressRun>

export const checkedIn = ({ valid, invalid, risky, plausible, unknown }: AddressRun) =>
  valid + invalid + risky + plausible + unknown
