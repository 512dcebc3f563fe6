import type { AreaSweep } from '../../area.ts'
import { endLostImports } from '../../assistant/bot/siteImport.ts'
import { refundLostUses } from '../../assistant/points.ts'
import { dropOldTranslations } from '../../assistant/translation/keptTranslations.ts'
import type { Database } from '../../db/connect.ts'
import type { AreaPerson } from '../../erasure/areaPerson.ts'

const keptDays = 180

async function dropOldAnswers({ pool }: Database): Promise<number> {
  const answers = await pool.query('delete from bot_answer where at < server_now() - make_interval(days => $1)', [
    keptDays,
  ])
  const given = await pool.query('delete from bot_handover where at < server_now() - make_interval(days => $1)', [
    keptDays,
  ])
  return (answers.rowCount ?? 0) + (given.rowCount ?? 0)
}

export const botSweep = {
  others: {
    translations: dropOldTranslations,
    botAnswers: dropOldAnswers,
    lostImports: endLostImports,
    lostAssistantUses: refundLostUses,
  },
} satisfies AreaSweep

/** What was translated says the same as the messages that go; it comes again where it is wanted. */
export const translationPerson = {
  async scrub(connection, account) {
    await connection.query('delete from translation_kept where account_id = $1', [account])
  },
} satisfies AreaPerson
