import { addressCalls } from './addressCalls.ts'
import { taskCalls } from './campaign/taskCalls.ts'
import { senderCalls } from './sender/senderCalls.ts'
import { statisticsCalls } from './statistics/statisticsCalls.ts'

/** Every call of email marketing, joined from its parts. */
export const emailCalls = { ...senderCalls, ...taskCalls, ...addressCalls, ...statisticsCalls }
