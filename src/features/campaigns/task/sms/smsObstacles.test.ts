import { expect, test } from 'vitest'
import type { ChannelAccount } from '#domain/channels/account'
import { smsObstaclesTo } from './smsObstacles.ts'

const routes = [{} as ChannelAccount]
const kinds = (about: Parameters<typeof smsObstaclesTo>[0]) => smsObstaclesTo(about).map(({ kind }) => kind)

test('a text without a route, without receivers or with routes that reach none of them does not start', () => {
  expect(kinds({ routes: [], run: null, enough: null, points: null })).toEqual(['routeMissing'])
  expect(kinds({ routes, run: { receivers: 0, noRoute: 0, points: 0 }, enough: true, points: 9 })).toEqual(['nobody'])
  expect(kinds({ routes, run: { receivers: 2, noRoute: 2, points: 0 }, enough: true, points: 9 })).toEqual([
    'routeReachesNobody',
  ])
  expect(kinds({ routes, run: { receivers: 2, noRoute: 1, points: 3 }, enough: true, points: 9 })).toEqual([])
})

test('it says how many points are missing, where that is known', () => {
  const run = { receivers: 5, noRoute: 0, points: 10 }
  expect(smsObstaclesTo({ routes, run, enough: false, points: 4 })).toEqual([
    { kind: 'pointsInsufficient', missing: 6 },
  ])
  expect(smsObstaclesTo({ routes, run, enough: false, points: null })).toEqual([
    { kind: 'pointsInsufficient', missing: null },
  ])
})
