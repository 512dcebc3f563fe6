import { expect, test } from 'vitest'
import { type Bundle, readReceiver, receiverCode } from '#domain/fair/bundle'
import { bytesOfSeries, framesOf, type Series, withFrame } from '#domain/fair/frames'
import { newId } from '../newId.ts'
import { bundleJsonBytes, newLock, open, seal } from './sealed.ts'

const [account, ann, bob] = [newId(), newId(), newId()]
const lead = (n: number) => ({
  contact: {
    id: newId(),
    name: `访客 ${n}`,
    company: `Company ${n}`,
    phones: [{ full_number: `8613${String(800_000_000 + n)}`, is_wt: 'unvalidated' as const }],
  },
  origins: [],
  reminders: [],
  voices: [],
})
const bundleOf = (count: number): Bundle => ({
  version: 1,
  id: newId(),
  account,
  from: ann,
  made_at: 1_800_000_000_000,
  receipt: '0123456789ABCDEF',
  leads: Array.from({ length: count }, (_, n) => lead(n)),
})

test('leads go from one phone to the other by codes alone', async () => {
  const lock = await newLock({ account, user: bob })
  const bundle = bundleOf(40)
  const sealed = await seal(bundle, readReceiver(receiverCode(lock.receiver))!)
  const frames = framesOf(sealed, 'AAAAAAAA')!
  const series = frames.toReversed().reduce<Series | null>(withFrame, null)!
  expect(await open(bytesOfSeries(series)!, lock)).toEqual({ kind: 'bundle', bundle })
})

test('another phone, another company and another user cannot open it', async () => {
  const lock = await newLock({ account, user: bob })
  const sealed = await seal(bundleOf(1), lock.receiver)
  const foreign = { kind: 'refused', why: 'foreign' }
  expect(await open(sealed, await newLock({ account, user: bob }))).toEqual(foreign)
  expect(await open(sealed, { ...lock, receiver: { ...lock.receiver, account: newId() } })).toEqual(foreign)
  expect(await open(sealed, { ...lock, receiver: { ...lock.receiver, user: newId() } })).toEqual(foreign)
})

test('what was changed on its way is not taken, wherever it was', async () => {
  const lock = await newLock({ account, user: bob })
  const sealed = await seal(bundleOf(1), lock.receiver)
  for (const at of [0, 10, 75, sealed.length - 1]) {
    const changed = sealed.slice()
    changed[at]! ^= 1
    expect((await open(changed, lock)).kind).toBe('refused')
  }
  for (const bytes of [new Uint8Array(), sealed.slice(0, 50), crypto.getRandomValues(new Uint8Array(500))])
    expect((await open(bytes, lock)).kind).toBe('refused')
})

test('a bundle of another company, of oneself, or of no leads is not taken', async () => {
  const lock = await newLock({ account, user: bob })
  for (const some of [{ account: newId() }, { from: bob }, { leads: [] }, { version: 2 as 1 }])
    expect(await open(await seal({ ...bundleOf(1), ...some }, lock.receiver), lock)).toEqual({
      kind: 'refused',
      why: 'unreadable',
    })
})

test('a bomb is not unpacked', async () => {
  const lock = await newLock({ account, user: bob })
  const bomb = { ...bundleOf(1), padding: ' '.repeat(bundleJsonBytes) }
  const sealed = await seal(bomb, lock.receiver)
  expect(sealed.length).toBeLessThan(100_000)
  expect(await open(sealed, lock)).toEqual({ kind: 'refused', why: 'unreadable' })
})
