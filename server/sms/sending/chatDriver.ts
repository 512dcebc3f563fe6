import { needsTemplate, type SmsAccount } from '#domain/channels/account'
import { limits } from '#domain/limits'
import { kindRefusal, routeRefusal, smsRules } from '#domain/sms/campaignRules'
import { measureSms } from '#domain/sms/parts'
import { pricesAt, readPriceLines } from '../../campaigns/prices/prices.ts'
import { openRates } from '../../campaigns/sending/rates.ts'
import { standsAgainst } from '../../campaigns/suppression/suppressed.ts'
import { readChannelAccounts } from '../../channels/accounts/accountRow.ts'
import { webhookUrl } from '../../channels/accounts/webhookAddress.ts'
import type { ChatDriver, ChatToSend, ChatWeight } from '../../conversations/sending/chatDriver.ts'
import type { Connection, Database } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'
import type { SmsRoutes } from '../routes.ts'
import { mayBeTried } from './ledger.ts'
import { numberFacts } from './numbers.ts'
import { outcomeOfSms } from './outcome.ts'

type ChatTools = { database: Database; secrets: Secrets; routes: SmsRoutes; url: string | null }

/** A user's own words to one number: no merge tags, no opt-out line, and at the price of any other text message. */
export const openSmsChats = ({ database, secrets, routes, url }: ChatTools): ChatDriver => ({
  channel: 'sms',
  weigh,
  async send({ account, id, channelAccount, to, body }, { beforeHandOver, signal }) {
    const row = (await readChannelAccounts(database.pool, account)).find((one) => one.id === channelAccount)
    if (!row) return { kind: 'unwritable' }
    const route = await routes.of({ account, row })
    const reportTo =
      url && row.setting.kind === 'service' ? webhookUrl(secrets, url, { account, channelAccount }, 'sms') : null
    const request = { key: id, to: to.value, from: row.sender, text: body, template: null, reportTo }
    return outcomeOfSms(await route.send(request, { onHandedOver: beforeHandOver, signal }))
  },
})

async function weigh(connection: Connection, message: ChatToSend): Promise<ChatWeight> {
  const { account, channelAccount, to, body } = message
  const row = (await readChannelAccounts(connection, account)).find(({ id }) => id === channelAccount)
  if (!row || !mayBeTried(row)) return { refused: 'senderGone' }
  const { country, kind } = numberFacts(to.value)
  // A landline that has written takes texts, whatever its numbering plan says.
  const line = kind === 'landline' && (await hasWritten(connection, message)) ? 'unsure' : kind
  const refused =
    refusalOf(message, row, country) ?? kindRefusal(line) ?? ((await hasStopped(connection, message)) ? 'saidNo' : null)
  if (refused) return { refused }
  const prices = pricesAt(await readPriceLines(connection), message.at)
  const pace = await openRates(connection, { account, sender: channelAccount }, smsRules.ratesOf(row))
  return { cost: measureSms(body).parts * prices({ channel: 'sms', country, category: '' }), pace }
}

function refusalOf({ to, body }: ChatToSend, row: SmsAccount, country: string): string | null {
  if (to.kind !== 'phone') return 'noAddress'
  if (needsTemplate(row)) return 'templateMissing'
  if (measureSms(body).parts > limits.smsParts) return 'unwritable'
  return routeRefusal(row, { templates: [] }, country)
}

async function hasWritten(connection: Connection, { account, conversation }: ChatToSend): Promise<boolean> {
  const { rowCount } = await connection.query(
    'select from conversation where account_id = $1 and id = $2 and in_count > 0',
    [account, conversation],
  )
  return Boolean(rowCount)
}

/** Who wants no messages is not written to by hand either, until they say START. */
async function hasStopped(connection: Connection, { account, to }: ChatToSend): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select from suppression s where ${standsAgainst({ kind: `'phone'`, value: '$2', consent: `'sms'` })} and s.reason <> 'bounced'`,
    [account, to.value],
  )
  return Boolean(rowCount)
}
