import { addressCalls } from './addressCalls.ts'
import { senderCalls } from './senderCalls.ts'
import { statisticsCalls } from './statisticsCalls.ts'
import { taskCalls } from './taskCalls.ts'

/** Every call of email marketing, joined from its parts. */
export const emailCalls = { ...senderCalls, ...taskCalls, ...addressCalls, ...statisticsCalls }
