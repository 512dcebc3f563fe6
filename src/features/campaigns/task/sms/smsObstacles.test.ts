import { expect, test } from 'vitest'
import type { SmsAccount } from '#domain/channels/account'
import { smsObstaclesTo } from './smsObstacles.ts'

const routes = [{} as SmsAccount]
const kinds = (about: Parameters<typeof smsObstaclesTo>[0]) => smsObstaclesTo(about).map(({ kind }) => kind)
const run = (receivers: number, { needed = 0, noWay = 0 } = {}) => ({
  receivers,
  points: { needed },
  skipped: { noWay },
})

test('a text without a route, without receivers or with routes that reach none of them does not start', () => {
  expect(kinds({ routes: [], run: null, enough: null, points: null })).toEqual(['routeMissing'])
  expect(kinds({ routes, run: run(0), enough: true, points: 9 })).toEqual(['nobody'])
  expect(kinds({ routes, run: run(0, { noWay: 2 }), enough: true, points: 9 })).toEqual(['routeReachesNobody'])
  expect(kinds({ routes, run: run(1, { needed: 3, noWay: 1 }), enough: true, points: 9 })).toEqual([])
})

test('it says how many points are missing, where that is known', () => {
  const asked = { routes, run: run(5, { needed: 10 }), enough: false }
  expect(smsObstaclesTo({ ...asked, points: 4 })).toEqual([{ kind: 'pointsInsufficient', missing: 6 }])
  expect(smsObstaclesTo({ ...asked, points: null })).toEqual([{ kind: 'pointsInsufficient', missing: null }])
})
