import type { Area } from '../../area.ts'
import { threadPerson, threadSweep, threadTables } from './threads.ts'

/** The assistant: talks with a model, the bot, translation. */
export const assistantArea = {
  tables: threadTables,
  person: threadPerson,
  sweep: threadSweep,
} satisfies Area
