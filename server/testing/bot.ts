import { type BotSetting, newBotSetting } from '#domain/assistant/bot'
import type { Actor } from '#domain/shared/mutation'
import { keepBotSetting } from '../assistant/bot/settingRow.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { lampTexts } from '../sample/botTexts.ts'

/** The lamp company's bot, on over these channel accounts. */
export async function putBot(
  database: Database,
  { account }: Pick<Actor, 'account'>,
  changes: Partial<BotSetting>,
): Promise<BotSetting> {
  const setting: BotSetting = { ...newBotSetting, ...lampTexts, is_on: true, time_zone: 'UTC', ...changes }
  await asSystem(database, (connection) => keepBotSetting(connection, account, setting))
  return setting
}
