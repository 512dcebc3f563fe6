import * as z from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import type { Actor } from '../shared/mutation.ts'

/** What a sub account may be allowed or forbidden, each with a request and its answer. */
export const rightNames = ['export_data', 'delete_data'] as const
export const RightName = z.enum(rightNames)
export type RightName = z.output<typeof RightName>

export const RightState = z.enum(['none', 'asked', 'granted', 'refused'])
export type RightState = z.output<typeof RightState>

/** Of a main account both are `granted`. */
const Rights = z.object({ export_data: RightState, delete_data: RightState })
type Rights = z.output<typeof Rights>

/** The rights that somebody has not, as an `Actor` carries them. What a device does not know yet, the server will judge. */
export const withheldOf = (rights: Partial<Rights>): RightName[] =>
  rightNames.filter((name) => (rights[name] ?? 'granted') !== 'granted')

/** Said by the device at once and by the server when it judges. */
export const mustMayDelete = ({ withheld }: Actor): ErrorCode | null =>
  withheld?.includes('delete_data') ? 'deleteNotAllowed' : null
