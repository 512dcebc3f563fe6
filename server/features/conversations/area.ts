import type { Area } from '../../area.ts'
import { conversationPerson } from './person.ts'
import { conversationTables } from './tables.ts'

export const conversationArea = {
  tables: conversationTables,
  person: conversationPerson,
} satisfies Area
