import { expect, test } from 'vitest'
import type { Rule } from '#workers/sync/core/rules'
import { runHistory } from './history.ts'
import { type Profile, profiles, skipping } from './profiles.ts'
import type { ServerRule } from './serverModel.ts'

/** Each rule of the protocol, taken away, must be missed: a rule whose removal nobody notices is not tested. */
const rules: { rule: Rule | ServerRule; profile: Profile; within: number; why: string }[] = [
  { rule: 'compareAndSwap', profile: profiles.zombies, within: 2_000, why: 'late pages of yesterday’s leader' },
  { rule: 'confirmAfterPull', profile: profiles.everything, within: 20, why: 'the push answer is not the effect' },
  { rule: 'confirmAfterRound', profile: profiles.crowd, within: 100, why: 'the row may sit in the next page' },
  { rule: 'tombstoneScope', profile: profiles.moves, within: 100, why: 'of a move the tombstone may come last' },
  { rule: 'history', profile: profiles.restores, within: 100, why: 'revs of another history say nothing' },
  { rule: 'journal', profile: profiles.restores, within: 100, why: 'a restored server has lost what it acknowledged' },
  { rule: 'interval', profile: profiles.moves, within: 100, why: 'what a page does not show has left' },
  { rule: 'dedupe', profile: profiles.everything, within: 100, why: 'answers get lost' },
  { rule: 'predecessor', profile: skipping, within: 100, why: 'a device may have a bug' },
  { rule: 'moveTombstone', profile: profiles.moves, within: 100, why: 'the former owner must let go' },
  { rule: 'epoch', profile: profiles.restores, within: 100, why: 'cursors of another history say nothing' },
  { rule: 'floorReset', profile: profiles.moves, within: 300, why: 'tombstones that are gone cannot tell' },
  { rule: 'bootFloor', profile: profiles.moves, within: 100, why: 'a first sync under a rising floor must end' },
]

test.each(rules)('without "$rule" something breaks: $why', { timeout: 0 }, async ({ rule, profile, within }) => {
  let seed = 1
  while (seed <= within && !(await runHistory({ seed, profile, without: [rule] })).violation) seed++
  expect(seed, `"${rule}" was not missed in ${within} histories`).toBeLessThanOrEqual(within)
})

test('a device that would leave changes out is made to send them in order', { timeout: 0 }, async () => {
  for (let seed = 1; seed <= 100; seed++)
    expect(await runHistory({ seed, profile: skipping })).toMatchObject({ seed, violation: null })
})
