import type { RetainedTrace } from '../../erasure/areaPerson.ts'

/** The bot knows what its company says of itself; what customers said stands in their conversations. */
export const botTables = {
  assistant_setting: 'nobody',
  assistant_key: 'nobody',
  translation_kept: 'untold',
  bot_setting: 'nobody',
  bot_document: 'nobody',
  bot_file: 'nobody',
  bot_passage: 'nobody',
  bot_term: 'nobody',
  bot_import: 'nobody',
  bot_job: 'ids',
  bot_answer: 'ids',
  bot_handover: 'ids',
} as const satisfies Record<string, RetainedTrace>
