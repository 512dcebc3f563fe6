import { channelFacts } from '#domain/campaigns/channel'
import { tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import { countryNamer } from '#domain/contacts/countryName'
import { type CustomField, type CustomValues } from '#domain/contacts/customField'
import { customTextIn } from '#domain/contacts/customText'
import { type AutoReply, fittingReply, silence } from '#domain/conversations/autoReply'
import { isCampaignChannel } from '#domain/conversations/channel'
import { withCompany } from '#domain/conversations/companyProfile'
import { isPrivate } from '#domain/conversations/conversation'
import { phoneOfIdentity } from '#domain/conversations/identity'
import { customMergeValues, type MergeValues, merged, mergeTags, mergeValues } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { isRobotOn, type LinkedPhone } from '#domain/linked/phone'
import { measureSms } from '#domain/sms/parts'
import { whatsappTextLimits } from '#domain/whatsapp/answering'
import { isMailSuppressed, standsAgainst } from '../../campaigns/suppression/suppressed.ts'
import type { Connection } from '../../db/connect.ts'
import { inquiriesOf } from '../../shop/site/inquiries/inquiriesOf.ts'
import { quotedColumns } from '../../sync/tables.ts'
import { whatsappKeyword } from '../../whatsapp/receiving/keyword.ts'
import { readCompanyProfile } from '../companyProfile.ts'
import type { ThreadRow } from '../threads.ts'

type ReplyContext = { account: string; thread: ThreadRow; first_n: number; now: number }

/** What the company says by itself to what was written last; null: nothing. */
export async function replyByRule(connection: Connection, context: ReplyContext): Promise<string | null> {
  const { account, thread, now } = context
  if (!isAnsweredByRules(thread) || !(await hasRobot(connection, context))) return null
  const rules = (await readRules(connection, account)).filter((rule) => mayAnswerOver(thread, rule))
  if (!rules.some(({ is_on }) => is_on)) return null
  const texts =
    thread.channel === 'email'
      ? (await inquiriesOf(connection, { account, conversation: thread.id, first_n: context.first_n })).map(
          ({ question }) => question,
        )
      : await textsSince(connection, context)
  if (!texts.length || (thread.channel === 'linked' && texts.some((text) => whatsappKeyword(text) !== null)))
    return null
  const replies = await repliesTo(connection, context)
  if (silence({ texts, at: now, takenAt: thread.taken_at, replies }) !== null) return null
  const company = await readCompanyProfile(connection, account)
  const heard = {
    channel_account_id: thread.channel === 'email' ? null : thread.channel_account_id,
    texts,
    at: now,
    company,
  }
  const rule = fittingReply(rules, heard, tableOffsetAt)
  if (!rule || (await isSuppressed(connection, context))) return null
  // The company's own words come first: nothing that somebody is called is a tag again.
  const ours = withCompany(rule.text, company, { language: rule.language, at: now, offsetAt: tableOffsetAt })
  const text = merged(ours, await valuesOf(connection, context, rule.language)).trim()
  return text && fitsChannel(thread, text) ? text : null
}

function fitsChannel({ channel }: ThreadRow, text: string): boolean {
  if (channel === 'sms') return measureSms(text).parts <= limits.smsParts
  return text.length <= (channel === 'linked' ? whatsappTextLimits.text : limits.messageLength)
}

/** On a linked phone its user switches the rules on and off, for the phone and in each chat. */
async function hasRobot(connection: Connection, { account, thread }: ReplyContext): Promise<boolean> {
  if (thread.channel !== 'linked') return true
  const { rows } = await connection.query<{ phone: LinkedPhone }>(
    'select phone from channel_account where account_id = $1 and id = $2 and phone is not null and deleted_at is null',
    [account, thread.channel_account_id],
  )
  return rows[0] !== undefined && isRobotOn(rows[0].phone, thread)
}

/** A short code or a name of a sender reads no answers, a group is many, and in a private chat its user alone says something. */
function isAnsweredByRules(thread: ThreadRow): boolean {
  const { channel, identity } = thread
  if (channel === 'linked') return !isPrivate(thread) && (identity.kind === 'jid' || identity.kind === 'lid')
  if (channel === 'email') return identity.kind === 'email'
  return channel === 'sms' && identity.kind === 'phone' && !isShort(identity.value)
}

/**
 * What a company says to text messages it does not say from somebody's phone, unless the rule is made for that phone. By mail it answers
 * inquiries of its shop, by rules that answer nothing else.
 */
const mayAnswerOver = ({ channel, channel_account_id }: ThreadRow, rule: AutoReply): boolean =>
  rule.inquiries === (channel === 'email') && (channel !== 'linked' || rule.channel_account_id === channel_account_id)

/** Of fewer digits than any subscriber's number has with its country. */
const isShort = (digits: string) => digits.length < 8

async function readRules(connection: Connection, account: string): Promise<AutoReply[]> {
  const { rows } = await connection.query<AutoReply>(
    `select ${quotedColumns('auto_reply').join(', ')} from auto_reply where account_id = $1 and deleted_at is null`,
    [account],
  )
  return rows
}

async function textsSince(connection: Connection, { account, thread, first_n }: ReplyContext): Promise<string[]> {
  const { rows } = await connection.query<{ body: string }>(
    `select body from message where account_id = $1 and conversation_id = $2 and n >= $3 and deleted_at is null
     order by n desc limit 50`,
    [account, thread.id, first_n],
  )
  return rows.map(({ body }) => body)
}

/** To this peer, over whichever account. */
async function repliesTo(connection: Connection, { account, thread, now }: ReplyContext): Promise<number[]> {
  const { rows } = await connection.query<{ at: number }>(
    `select m.at from message m join conversation c on c.account_id = m.account_id and c.id = m.conversation_id
     where m.account_id = $1 and c.peer_id = $2 and m.origin = 'rule' and m.at > $3 order by m.at`,
    [account, thread.peer_id, now - 24 * 3_600_000],
  )
  return rows.map(({ at }) => at)
}

const consentOf = ({ channel }: ThreadRow) => (isCampaignChannel(channel) ? channelFacts[channel].consent : channel)

async function isSuppressed(connection: Connection, { account, thread }: ReplyContext): Promise<boolean> {
  if (thread.channel === 'email') return isMailSuppressed(connection, account, thread.identity.value)
  const { rowCount } = await connection.query(
    `select from suppression s where ${standsAgainst({ kind: `'phone'`, value: '$2', consent: '$3::text' })}`,
    [account, phoneOfIdentity(thread.identity) ?? thread.identity.value, consentOf(thread)],
  )
  return Boolean(rowCount)
}

const namers = { zh: countryNamer('zh-CN'), en: countryNamer('en-US') }
const customTexts = { zh: customTextIn('zh-CN'), en: customTextIn('en-US') }
const nothingKnown = Object.fromEntries(mergeTags.map((tag) => [tag, ''])) as MergeValues

type Receiver = Parameters<typeof mergeValues>[0] & { custom_fields: CustomValues | null }

async function valuesOf(
  connection: Connection,
  { account, thread }: ReplyContext,
  language: AutoReply['language'],
): Promise<MergeValues> {
  const { rows } = await connection.query<Receiver>(
    `select name, company, position, country, company_website, custom_fields from contact
     where account_id = $1 and id = $2 and deleted_at is null`,
    [account, thread.contact_id],
  )
  const [contact] = rows
  if (!contact) return nothingKnown
  const { rows: fields } = await connection.query<CustomField>(
    `select ${quotedColumns('custom_field').join(', ')} from custom_field where account_id = $1 and deleted_at is null`,
    [account],
  )
  return {
    ...mergeValues(contact, '', namers[language]),
    ...customMergeValues(fields, contact.custom_fields, customTexts[language]),
  }
}
