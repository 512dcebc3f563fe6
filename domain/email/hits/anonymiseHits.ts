import { looksOf } from '../../campaigns/statistics/tracking.ts'
import type { Hit, HitClass, HitMail } from './classifyHit.ts'

/**
 * Hits without anything that identifies a person: only when, what, and whether it was a person. They classify as before,
 * so that no number changes when a person's traces are erased.
 */
export function anonymiseHits(hits: readonly Hit[], mail: HitMail): Hit[] {
  const places = [...new Set(hits.map(({ from }) => from))]
  return looksOf(hits, mail).judged.map(({ hit, verdict }) => ({
    ...hit,
    method: 'GET',
    purpose: '',
    user_agent: agentOf(verdict),
    from: `${places.indexOf(hit.from)}`,
  }))
}

const agentOf = ({ counts, by }: HitClass) => {
  if (!counts) return 'bot'
  return by === 'proxy' ? 'GoogleImageProxy' : 'reader'
}
