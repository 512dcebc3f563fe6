import { newBotSetting } from '#domain/assistant/bot'
import type { Actor } from '#domain/shared/mutation'
import { keepBotSetting } from '../assistant/bot/settingRow.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { lampTexts } from './botTexts.ts'

/** The lamp company's bot, on over all that the demo has: text messages, official numbers and linked phones. */
export const seedBot = (database: Database, { account }: Pick<Actor, 'account'>): Promise<void> =>
  asSystem(database, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(
      `select id from channel_account where account_id = $1 and channel in ('sms', 'whatsapp', 'linked') and deleted_at is null order by id`,
      [account],
    )
    const channel_accounts = rows.map(({ id }) => id)
    await keepBotSetting(connection, account, { ...newBotSetting, ...lampTexts, is_on: true, channel_accounts })
  })
