import { sureFrom } from '#domain/contacts/duplicates'
import type { Tone } from '../../../components/StatusBadge.tsx'

const likelyFrom = 0.6

type Sureness = 'sure' | 'likely' | 'possible'
export const surenessOf = (certainty: number): Sureness =>
  certainty >= sureFrom ? 'sure' : certainty >= likelyFrom ? 'likely' : 'possible'
export const surenessTone: Record<Sureness, Tone> = { sure: 'good', likely: 'brand', possible: 'neutral' }
