import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import { runHistory } from './history.ts'
import { type Profile, profiles } from './profiles.ts'
import { RealServer } from './realServer.ts'

/** The server's own answers, rules and SQL under the same devices and faults; a company for each history. */
const runs = Number(process.env.SIM_SERVER_RUNS ?? 3)
const firstSeed = Number(process.env.SIM_SEED ?? 70_001)

const everything: Profile = {
  ...profiles.everything,
  name: 'realServer',
  steps: 60,
  actions: {
    change: 80,
    fieldFight: 10,
    notified: 8,
    wait: 10,
    openTab: 9,
    tabKilled: 7,
    allTabsKilled: 2,
    tabFrozen: 7,
    thaw: 8,
    offline: 8,
    flapping: 1,
    captivePortal: 2,
    signedOut: 2,
    serverKilled: 3,
    tombstonesCollected: 4,
    transferred: 10,
    thereAndBack: 4,
    bulkTransferred: 2,
    copyDisk: 4,
    diskSetBack: 2,
    diskEvicted: 1,
    storageLost: 1,
    diskFull: 1,
    clockJumped: 1,
  },
  network: {
    ...profiles.everything.network,
    halfProcessed: 0,
    rolledBack: 0,
    longTransaction: 0,
    serverKilledInPush: 0,
  },
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('with the real server too, each device ends with what plain SQL gives its user', { timeout: 0 }, async () => {
  for (let seed = firstSeed; seed < firstSeed + runs; seed++) {
    const outcome = await runHistory({ seed, profile: everything, server: await RealServer.begin(server) })
    expect(outcome.violation, `SIM_SEED=${seed} SIM_SERVER_RUNS=1`).toBeNull()
  }
})
