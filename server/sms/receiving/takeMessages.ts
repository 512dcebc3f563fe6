import { tableOffsetAt } from '#domain/campaigns/zoneOffsets'
import { consentChannels } from '#domain/contacts/companions/consent'
import { openingText } from '#domain/conversations/companyProfile'
import { type Keyword, keywordIn } from '#domain/sms/optOut'
import { type NewestMessage, newestMessagesTo, noteAnswer } from '../../campaigns/ledger/answers.ts'
import { liftStop, stopEvidence } from '../../campaigns/suppression/liftStop.ts'
import { recordOptOut } from '../../campaigns/suppression/optOut.ts'
import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import type { SmsHeard } from '../../channels/sms/services/service.ts'
import { readCompanyProfile } from '../../conversations/companyProfile.ts'
import type { Connection } from '../../db/connect.ts'
import { serverNow } from '../../people/serverNow.ts'
import { planConfirmation, type StopConfirmation, wasConfirmed } from './confirmStops.ts'

type MessageHeard = Extract<SmsHeard, { kind: 'message' }>

/** STOP and START at once, and an answer for whom was written to. */
export async function takeMessages(
  connection: Connection,
  owner: WebhookOwner,
  messages: readonly MessageHeard[],
): Promise<void> {
  const of = { account: owner.account, channel: 'sms' } as const
  const newest = await newestMessagesTo(connection, of, messages.map(numberOf).filter(Boolean))
  for (const one of messages) {
    const number = numberOf(one)
    if (number) await takeWord(connection, owner, { number, text: one.text, ours: newest.get(number) ?? null })
  }
}

const numberOf = ({ from }: MessageHeard) => from.replace(/\D/g, '')

type WordHeard = { number: string; text: string; ours: NewestMessage | null }

async function takeWord(connection: Connection, owner: WebhookOwner, { number, text, ours }: WordHeard): Promise<void> {
  if (ours?.is_answer) await noteAnswer(connection, ours.id)
  const keyword = keywordIn(text)
  const isLifted = keyword === 'start' && (await liftStop(connection, owner.account, number))
  if (keyword === 'help' || isLifted) await answerOnce(connection, owner, { number, text, keyword })
  if (keyword !== 'stop') return
  const said = { reason: 'stopped', channels: consentChannels, evidence: stopEvidence.sms } as const
  await recordOptOut(connection, { account: owner.account, address: number, message: ours }, said)
  await confirm(connection, owner, number, text)
}

/** Told once a day at most that it was understood. */
async function confirm(connection: Connection, owner: WebhookOwner, number: string, text: string): Promise<void> {
  const { rowCount } = await connection.query(
    `update suppression set confirmed_at = server_now()
     where account_id = $1 and kind = 'phone' and value = $2 and reason = 'stopped' and deleted_at is null
       and (confirmed_at is null or confirmed_at < server_now() - interval '1 day')`,
    [owner.account, number],
  )
  if (!rowCount) return
  await planConfirmation(connection, owner, await confirmationOf(connection, owner, { number, text, keyword: 'stop' }))
}

type KeywordHeard = { number: string; text: string; keyword: Keyword }

/** Short codes and names read no answers; whoever else asks is told once a day, also who wants no messages. */
async function answerOnce(connection: Connection, owner: WebhookOwner, heard: KeywordHeard): Promise<void> {
  const { number, keyword } = heard
  if (number.length < shortestNumber || (await wasConfirmed(connection, owner.account, { to: number, keyword }))) return
  await planConfirmation(connection, owner, await confirmationOf(connection, owner, heard))
}
const shortestNumber = 8

/** Who answers, and to HELP when somebody does. */
async function confirmationOf(
  connection: Connection,
  { account }: WebhookOwner,
  { number, text, keyword }: KeywordHeard,
): Promise<StopConfirmation> {
  const company = await readCompanyProfile(connection, account)
  const at = await serverNow(connection)
  const language = /\p{Script=Han}/u.test(text) || number.startsWith('86') ? 'zh' : 'en'
  const hours = keyword === 'help' ? openingText(company, language, at, tableOffsetAt) : ''
  const said = confirmations[keyword][language] + (hours && openings[language](hours))
  return { to: number, keyword, text: (company?.name ? names[language](company.name) : '') + said }
}

const names = { en: (name: string) => `${name}: `, zh: (name: string) => `${name}：` }
const openings = { en: (hours: string) => ` Hours: ${hours}.`, zh: (hours: string) => `营业时间：${hours}。` }

const confirmations: Record<Keyword, Record<'en' | 'zh', string>> = {
  stop: {
    en: 'You will get no more messages from us. Reply START to get them again.',
    zh: '您已退订，我们不会再给您发消息。如需恢复请回复“恢复”。',
  },
  start: {
    en: 'You will get messages from us again. Reply HELP for help, STOP to get no more.',
    zh: '您已恢复订阅。需要帮助请回复“帮助”，退订请回复“退订”。',
  },
  help: {
    en: 'A person reads what you write to this number and will answer you. Message and data rates may apply. Reply STOP to get no more messages.',
    zh: '您的消息由专人查看并回复，运营商可能收取短信费用。退订请回复“退订”。',
  },
}
