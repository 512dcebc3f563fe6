import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distributionCalls } from './calls.ts'
import { AreaCode, DistributionRequest, distributionProblem, sharesOf } from './distribution.ts'
import { claimsLeft, isPoolClosed, maskEmail, maskPhone } from './pool.ts'

const idOf = (n: number) => `019aa000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const main = idOf(1)
const asked = (more: object) => DistributionRequest.parse({ kind: 'distribute', count: 3, to: [idOf(2)], ...more })
const receivers = (count: number) => Array.from({ length: count }, (_, n) => idOf(n + 2))

describe('sharing', () => {
  test('gives every contact to exactly one receiver, in every way and for every number', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(numbers, fc.nat(300), fc.constantFrom('equal', 'roundRobin', 'numbers'), (sizes, match, share) => {
        const count = sizes.reduce((sum, size) => sum + size, 0)
        const to = receivers(sizes.length)
        const one = asked({ to, share, count, ...(share === 'numbers' && { numbers: sizes }) })
        const rows = Array.from({ length: Math.min(match, count) }, (_, n) => n)
        const shares = sharesOf(one, rows)
        expect(shares).toHaveLength(to.length)
        expect(shares.flat().toSorted((a, b) => a - b)).toEqual(rows)
        for (const [at, { length }] of shares.entries()) {
          if (share === 'numbers') expect(length).toBeLessThanOrEqual(sizes[at]!)
          else expect(Math.abs(length - rows.length / to.length)).toBeLessThan(1)
        }
      }),
    )
  })

  test('in blocks keeps neighbours together, in turns it deals them out', () => {
    const to = receivers(3)
    const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    expect(sharesOf(asked({ to, count: 7 }), rows).map((share) => share.join(''))).toEqual(['abc', 'de', 'fg'])
    const turns = sharesOf(asked({ to, count: 7, share: 'roundRobin' }), rows)
    expect(turns.map((share) => share.join(''))).toEqual(['adg', 'be', 'cf'])
    const given = sharesOf(asked({ to, count: 10, share: 'numbers', numbers: [1, 5, 4] }), rows)
    expect(given.map((share) => share.join(''))).toEqual(['a', 'bcdef', 'g'])
  })

  test('of a release has one receiver', () => {
    const release = asked({ kind: 'release', from: idOf(2), into: 'pool' })
    expect(sharesOf(release, ['a', 'b'])).toEqual([['a', 'b']])
  })
})

describe('what is refused', () => {
  const codesOf = (more: object) => {
    const { error } = distributionCalls.start.input.safeParse({
      id: main,
      asked: { kind: 'distribute', count: 3, to: [idOf(2)], ...more },
    })
    return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  }

  test('none, more than fit, nobody to receive', () => {
    expect(codesOf({ count: 0 })).toEqual(['asked.count distributionZero'])
    expect(codesOf({ count: 100_001 })).toEqual(['asked.count distributionTooMany'])
    expect(codesOf({ to: [] })).toEqual(['asked.to receiverMissing'])
    expect(codesOf({ to: [main, main] })).toHaveLength(1)
    expect(codesOf({ ids: [] })).toEqual(['asked.ids nothingSelected'])
    expect(codesOf({ filter: { area_code: ['north'] } })).toEqual(['asked.filter.area_code.0 areaCodeInvalid'])
    expect(codesOf({})).toBeUndefined()
  })

  test('the same account on both sides', () => {
    const same = (more: object) => distributionProblem(asked(more), main)?.code
    expect(same({ to: [idOf(2), main] })).toBe('sameAccount')
    expect(same({ kind: 'transfer', from: idOf(3), to: [idOf(3)] })).toBe('sameAccount')
    expect(same({ kind: 'release', from: main, into: 'main' })).toBe('sameAccount')
    expect(same({ kind: 'release', from: main, into: 'pool' })).toBeUndefined()
    expect(same({ kind: 'transfer', from: main, to: [idOf(3)] })).toBeUndefined()
  })

  test('numbers that are not as many as receivers, or do not add up', () => {
    const of = (numbers: number[]) =>
      distributionProblem(asked({ to: receivers(2), share: 'numbers', numbers }), main)?.code
    expect(of([1, 2])).toBeUndefined()
    expect(of([1, 1])).toBe('numbersDiffer')
    expect(of([3])).toBe('inputInvalid')
  })
})

test('an area code may be written with a plus or zeros', () => {
  expect(['+86', '0086', ' 86', '1 ', '+1212'].map((code) => AreaCode.parse(code))).toEqual([
    '86',
    '86',
    '86',
    '1',
    '1212',
  ])
})

describe('the pool', () => {
  test('shows enough to know a phone and an email by, and not enough to use them', () => {
    expect(maskPhone('8613812345678')).toBe('+8613•••••••78')
    expect(maskPhone('12345')).toBe('+1•••5')
    expect(maskEmail('jane@sales.example.com')).toBe('j•••@s•••.com')
    expect(maskEmail('x@y.cn')).toBe('x•••@y•••.cn')
    expect(maskEmail('𝒳yz@example.com')).toBe('𝒳•••@e•••.com')
  })

  test('gives as many as both limits leave, and nothing while one of them is 0', () => {
    const limits = { per_day: 10, most_held: 30 }
    expect(claimsLeft(limits, { today: 4, held: 4 })).toBe(6)
    expect(claimsLeft(limits, { today: 4, held: 28 })).toBe(2)
    expect(claimsLeft(limits, { today: 12, held: 0 })).toBe(0)
    expect(isPoolClosed(limits)).toBe(false)
    expect(isPoolClosed({ ...limits, per_day: 0 })).toBe(true)
    expect(isPoolClosed({ ...limits, most_held: 0 })).toBe(true)
  })
})
