import * as z from 'zod/mini'
import { TimeZone } from '../shared/timeZone.ts'

const Hour = z.int().check(z.minimum(0), z.maximum(23))

/** From one hour to another, also over midnight: nothing is pushed then, and what is unread afterwards is pushed at the end. */
export const QuietHours = z.object({ is_on: z.boolean(), from: Hour, to: Hour, time_zone: TimeZone })
export type QuietHours = z.output<typeof QuietHours>
