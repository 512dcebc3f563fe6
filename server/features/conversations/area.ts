import { limits } from '#domain/limits'
import type { Area } from '../../area.ts'
import { closeMonths } from '../../conversations/closeMonths.ts'
import { raiseFloorEditions } from '../../conversations/floorEdition.ts'
import { followDeletedMessages } from '../../conversations/lastSaid.ts'
import { letMailWordsGo } from '../../conversations/mailTexts.ts'
import { dropSeen, reassignThreads } from '../../conversations/reassign.ts'
import { loseQueuedMessages } from '../../conversations/restored.ts'
import { noteSeenThreads } from '../../whatsapp/receiving/readMarks.ts'
import { conversationCommands } from './commands.ts'
import { conversationPerson } from './person.ts'
import { conversationRoutes } from './routes.ts'
import { conversationTables } from './tables.ts'

export const conversationArea = {
  tables: conversationTables,
  routes: conversationRoutes,
  written: async (connection, changes, stamp) => {
    await raiseFloorEditions(connection, changes, stamp)
    await followDeletedMessages(connection, changes, stamp)
    await noteSeenThreads(connection, changes, stamp.user.account)
  },
  commands: conversationCommands,
  person: conversationPerson,
  blobs: [
    {
      table: 'message',
      names: `t.parts <> '[]' and t.parts @> jsonb_build_array(jsonb_build_object('file', jsonb_build_object('hash', $2)))`,
      counts: 'with row',
      awaited: true,
    },
  ],
  sweep: {
    others: {
      mailWords: (database, now) => letMailWordsGo(database, now - limits.mailTextDays * 86_400_000),
      closedMessages: closeMonths,
    },
  },
  reassign: { part: reassignThreads, rest: dropSeen },
  restored: (database) => loseQueuedMessages(database),
} satisfies Area
