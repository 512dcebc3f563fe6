import { expect, test } from 'vitest'
import { looksOf } from '../../campaigns/statistics/tracking.ts'
import { anonymiseHits } from './anonymiseHits.ts'
import type { Hit } from './classifyHit.ts'

let state = 5
const below = (limit: number) => {
  state = (state * 48_271) % 2_147_483_647
  return state % limit
}
const pick = <T>(items: readonly T[]) => items[below(items.length)]!

const agents = [
  'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
  'Mozilla/5.0',
  'Mozilla/5.0 (via ggpht.com GoogleImageProxy)',
  'curl/8.1',
  '',
]
function someHit(): Hit {
  const kind = pick(['open', 'click'] as const)
  return {
    at: 1_000_000 + below(20_000),
    kind,
    link: kind === 'click' ? below(4) : null,
    method: pick(['GET', 'GET', 'HEAD']),
    user_agent: pick(agents),
    purpose: pick(['', '', 'prefetch']),
    from: pick(['a', 'b', 'c']),
  }
}

test('hits without their traces say the same, and nothing of who it was', () => {
  for (let round = 0; round < 2_000; round++) {
    const hits = Array.from({ length: 1 + below(8) }, someHit).sort((a, b) => a.at - b.at)
    const mail = { handed_over_at: pick([null, 999_000, 1_005_000]), trap: pick([null, 3]) }
    const bare = anonymiseHits(hits, mail)
    const { judged, ...looks } = looksOf(hits, mail)
    const { judged: again, ...same } = looksOf(bare, mail)
    expect(same).toEqual(looks)
    expect(again.map(({ verdict }) => verdict.counts)).toEqual(judged.map(({ verdict }) => verdict.counts))
    for (const { user_agent } of bare) expect(['bot', 'reader', 'GoogleImageProxy']).toContain(user_agent)
    expect(anonymiseHits(bare, mail)).toEqual(bare)
  }
})
