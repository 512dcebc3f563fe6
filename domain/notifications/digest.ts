import * as z from 'zod/mini'
import { Email } from '../shared/schema.ts'
import { TimeZone } from '../shared/timeZone.ts'

/** How often what is still unread comes by mail; weekly is on Mondays. */
export const digestFrequencies = ['never', 'daily', 'weekly'] as const

export const DigestChoice = z.object({
  frequency: z.enum(digestFrequencies),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  time_zone: TimeZone,
})
export type DigestChoice = z.output<typeof DigestChoice>

/** Why no digest can arrive: no mails are sent here, the user has no address, or nobody has shown that it is theirs. */
const digestObstacles = ['noChannel', 'noAddress', 'notProven'] as const

/** `time_zone`: null until the first choice. */
export const DigestState = z.extend(DigestChoice, {
  time_zone: z.nullable(TimeZone),
  email: z.nullable(Email),
  obstacle: z.nullable(z.enum(digestObstacles)),
})
export type DigestState = z.output<typeof DigestState>
