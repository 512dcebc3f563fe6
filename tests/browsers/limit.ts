import { minutes } from '../amounts.ts'

/** What hangs is ended; a machine that is merely slow is not. */
export const limitMs = minutes(1)
