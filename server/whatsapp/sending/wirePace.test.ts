import { expect, test } from 'vitest'
import { type Bucket, bucketAllows, fullBucket, poured } from '#domain/campaigns/rateBook'
import { whatsappRules } from '#domain/whatsapp/campaignRules'
import { makePacer } from '../../campaigns/sending/pacer.ts'

const never = new AbortController().signal

/** Ten seconds of one number: what the ledger lets go is claimed in batches, and the pacer spaces it on the wire. */
async function leavingTimes(throughput: string, seconds: number): Promise<number[]> {
  const rate = whatsappRules.ratesOf({ number: { throughput } as never }).find(({ of }) => of === 'sender')!
  let now = 0
  let turn = 0
  const pace = makePacer(
    () => now,
    async (ms) => void (turn = now + ms),
  )
  const left: number[] = []
  let bucket: Bucket = fullBucket(rate, 0)
  for (now = 0; now < seconds * 1_000; now += 250)
    for (let n = 0; n < 200 && bucketAllows(bucket, rate, now) === now; n++) {
      bucket = poured(bucket, rate, now)
      turn = now
      await pace(rate.many, never)
      left.push(turn)
    }
  return left
}

test.each([
  ['standard', 80],
  ['high', 1_000],
])('a number of %s throughput sends %i a second, and in no second more', async (throughput, many) => {
  const left = (await leavingTimes(throughput, 10)).filter((at) => at < 10_000)
  const most = Math.max(...left.map((from) => left.filter((at) => at >= from && at < from + 1_000).length))
  expect(most).toBeLessThanOrEqual(many * 1.02)
  expect(left.length / 10).toBeGreaterThan(many * (throughput === 'high' ? 0.75 : 0.98))
})

test('to one person ten a minute go, and five of them at once', () => {
  const rate = whatsappRules.ratesOf({ number: null }).find(({ of }) => of === 'group')!
  let bucket = fullBucket(rate, 0)
  let sent = 0
  for (let now = 0; now < 60_000; now += 100)
    while (bucketAllows(bucket, rate, now) === now) {
      bucket = poured(bucket, rate, now)
      sent++
    }
  expect(sent).toBeLessThanOrEqual(10)
  expect(bucketAllows(fullBucket(rate, 0), rate, 0)).toBe(0)
})
