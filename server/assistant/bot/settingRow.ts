import { type BotSetting, botFields, newBotSetting } from '#domain/assistant/bot'
import { countWords } from '#domain/assistant/botWords'
import { derivedId } from '#domain/shared/derivedId'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { keepBotProducts } from './botProducts.ts'
import { keepBotText } from './keepPassages.ts'

/** What was set last; a field that a later version added has its first value. */
export async function readBotSetting(connection: Pick<Connection, 'query'>, account: string): Promise<BotSetting> {
  const { rows } = await connection.query<{ setting: BotSetting }>(
    'select setting from bot_setting where account_id = $1',
    [account],
  )
  return { ...newBotSetting, ...rows[0]?.setting }
}

/** Kept, with its texts cut into passages; of a field that stayed as it was, so do they. */
export async function keepBotSetting(connection: Connection, account: string, setting: BotSetting): Promise<void> {
  const before = await readBotSetting(connection, account)
  await connection.query(
    `insert into bot_setting (account_id, setting, is_on) values ($1, $2, $3)
     on conflict (account_id) do update set setting = excluded.setting, is_on = excluded.is_on, updated_at = server_now()`,
    [account, JSON.stringify(setting), setting.is_on],
  )
  const now = await serverNow(connection)
  for (const name of botFields)
    if (before[name] !== setting[name])
      await keepBotText(
        connection,
        account,
        {
          id: fieldId(account, name),
          kind: 'field',
          name,
          url: '',
          text: setting[name],
          words: countWords(setting[name]),
        },
        now,
      )
  if (JSON.stringify(before.products) !== JSON.stringify(setting.products))
    await keepBotProducts(connection, account, { origin: 'setting', products: setting.products }, now)
}
const fieldId = (account: string, name: string) => derivedId('bot_document', `${account} ${name}`)

export async function countPassages(connection: Pick<Connection, 'query'>, account: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    'select count(*)::int as count from bot_passage where account_id = $1',
    [account],
  )
  return rows[0]!.count
}

/** Within a day, in all conversations. */
export async function answersToday(connection: Pick<Connection, 'query'>, account: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(
    `select count(*)::int as count from bot_answer where account_id = $1 and at > server_now() - interval '1 day'`,
    [account],
  )
  return rows[0]!.count
}
