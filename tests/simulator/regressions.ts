import type { ProfileName } from './profiles.ts'
import type { Shrunk } from './shrink.ts'

/** Histories that once failed, shrunk, with what they found. They are run first, every time. */
export const regressions: (Shrunk & { profile: ProfileName })[] = []
