import { ruleCalls } from './ruleCalls.ts'
import { statisticsCalls } from './statistics/statisticsCalls.ts'
import { taskCalls } from './taskCalls.ts'

/** Every call of campaigns, joined from its parts. */
export const campaignCalls = { ...taskCalls, ...ruleCalls, ...statisticsCalls }
