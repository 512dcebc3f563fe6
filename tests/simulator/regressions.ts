import type { ProfileName } from './profiles.ts'

/** Seeds that once failed, with what they found. They are run first, every time. */
export const regressions: { seed: number; profile: ProfileName; found: string }[] = [
  {
    seed: 1184,
    profile: 'everything',
    found: 'a tab frozen while it took the lead took it late from the one that holds the lock, and nobody led',
  },
  { seed: 1, profile: 'zombies', found: 'a scope at the end of a full answer was never read' },
  { seed: 23737, profile: 'restores', found: 'a change that had been applied was set aside as refused' },
]
