import { beforeAll, expect, test } from 'vitest'
import { amount } from '../amounts.ts'
import { type Ablation, ablations, type Detection, detectAll, nameOf, tableOf } from './ablations.ts'
import { runHistory } from './history.ts'
import { skipping } from './profiles.ts'

let found = new Map<Ablation, Detection>()
beforeAll(async () => {
  found = await detectAll()
  console.log(tableOf(found))
}, 0)

test.each(ablations.map((ablation) => ({ ...ablation, name: nameOf(ablation), ablation })))(
  'without "$name" something breaks: $why',
  ({ ablation, name, within }) => {
    expect(found.get(ablation), `"${name}" was not missed in ${within} histories`).not.toBeNull()
  },
)

test('a device that would leave changes out is made to send them in order', { timeout: 0 }, async () => {
  for (let seed = 1; seed <= amount('SIM_SKIPPING'); seed++)
    expect(await runHistory({ seed, profile: skipping })).toMatchObject({ seed, violation: null })
})
