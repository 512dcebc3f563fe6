import { addressCalls } from './addressCalls.ts'
import { senderCalls } from './sender/senderCalls.ts'

/** Every call of email marketing, joined from its parts. */
export const emailCalls = { ...senderCalls, ...addressCalls }
