import type { Hit, HitMail, Verdict } from './seenBy.ts'
import { looksOf } from './tracking.ts'

/**
 * Hits without what tells people apart: when, what, and whether it was a person. They are judged as before, so that no
 * number changes when the traces of somebody go.
 */
export function bareHits(hits: readonly Hit[], mail: HitMail): Hit[] {
  const places = [...new Set(hits.map(({ from }) => from))]
  return looksOf(hits, mail).judged.map(({ hit, verdict }) => ({
    ...hit,
    method: 'GET',
    purpose: '',
    user_agent: agentOf(verdict),
    from: `${places.indexOf(hit.from)}`,
  }))
}

const agentOf = ({ counts, by }: Verdict) => {
  if (!counts) return 'bot'
  return by === 'proxy' ? 'GoogleImageProxy' : 'reader'
}
