import type { Area } from '../../area.ts'
import { dropSeen, reassignThreads } from '../../conversations/reassign.ts'
import { loseQueuedMessages } from '../../conversations/restored.ts'
import { conversationCommands } from './commands.ts'
import { conversationPerson } from './person.ts'
import { conversationTables } from './tables.ts'

export const conversationArea = {
  tables: conversationTables,
  commands: conversationCommands,
  person: conversationPerson,
  reassign: { part: reassignThreads, rest: dropSeen },
  restored: (database) => loseQueuedMessages(database),
} satisfies Area
