import type { Area } from '../../area.ts'
import { assistantRoutes } from './assistantRoutes.ts'
import { type BotUses, botRoutes } from './botRoutes.ts'
import { botSweep, translationPerson } from './botSweep.ts'
import { botTables } from './botTables.ts'
import { modelRoutes } from './modelRoutes.ts'
import { threadPerson, threadSweep, threadTables } from './threads.ts'

/** The assistant: talks with a model, the bot, translation. */
export const assistantArea = {
  tables: { ...threadTables, ...botTables },
  routes: (route, uses) => {
    assistantRoutes(route, uses)
    modelRoutes(route, uses)
    botRoutes(route, uses)
  },
  secrets: { sealed: { assistant_key: 'sealed' } },
  blobs: [{ table: 'bot_file', names: 't.sha256 = $2', counts: 'always', awaited: false }],
  person: { ...threadPerson, ...translationPerson },
  sweep: { ...threadSweep, ...botSweep },
} satisfies Area<BotUses>
