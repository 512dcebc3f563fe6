import { randomUUID } from 'node:crypto'
import { type LinkedAccount, newChannelAccount } from '#domain/channels/account'
import type { CompanySees } from '#domain/linked/privacy'
import { products } from '#domain/products'
import type { Actor } from '#domain/shared/mutation'
import type { Database } from '../db/connect.ts'
import { type LinkedNewsTools, takeLinkedNews } from '../linked/chats/takeNews.ts'
import { keepLinkedNews } from '../linked/news.ts'
import type { LinkedContent, LinkedMessage } from '../linked/protocol.ts'
import type { LinkedNews } from '../linked/sessions.ts'
import { createCompany, createSubAccount } from '../operator.ts'
import { newTestId } from './device.ts'
import { put } from './emailCompany.ts'
import { mustNotFail } from './inbox.ts'
import { smsAccount } from './sms.ts'

const linkedAt = Date.now() - 3_600_000
/** Rows of the past, as if they had been there before any phone was linked. */
const stamps = { created_at: 1_764_000_000_000, updated_at: 1_764_000_000_000 }

export type LinkedCompany = { name: string; main: Actor; ann: Actor; ben: Actor }

/** A main account and two colleagues, of whom Ann links her phone. */
export async function linkedCompany(database: Database): Promise<LinkedCompany> {
  const name = `linked-${randomUUID().slice(0, 8)}`
  const password = 'a long password'
  const main = await createCompany(database, { username: name, password, products: [products.wtMarketing] })
  const ann = await createSubAccount(database, name, { username: `${name}-ann`, password })
  const ben = await createSubAccount(database, name, { username: `${name}-ben`, password })
  return { name, main, ann, ben }
}

type PhoneFacts = { sees?: CompanySees; isHistoryOver?: boolean; number?: string; id?: string }

export async function putLinkedPhone(
  database: Database,
  company: LinkedCompany,
  { sees = 'business', isHistoryOver = true, number = '8613800000001', id = newTestId() }: PhoneFacts = {},
): Promise<LinkedAccount> {
  const row: LinkedAccount = {
    ...smsAccount({ id, setting: { kind: 'smpp' } as never }),
    ...newChannelAccount,
    ...stamps,
    channel: 'linked',
    setting: { kind: 'linked', sees },
    problem: '',
    users: [company.ann.user],
    phone: {
      state: 'open',
      end: '',
      number,
      name: 'Ann',
      jid: `${number}@s.whatsapp.net`,
      lid: `99${number}@lid`,
      linked_by: company.ann.user,
      linked_at: linkedAt,
      consent_at: linkedAt,
      is_history_over: isHistoryOver,
    },
  }
  await put(database, company.main, 'channel_account', [row])
  return row
}

export const chatOf = (number: string): string => `${number}@s.whatsapp.net`
let messages = 0

export function linkedSaid(
  chat: string,
  content: LinkedContent | string,
  more: Partial<LinkedMessage> = {},
): LinkedMessage {
  return {
    id: `WA${++messages}`,
    chat,
    otherChat: null,
    sender: null,
    fromMe: false,
    at: Date.now(),
    name: 'Li Wei',
    content: typeof content === 'string' ? { kind: 'text', text: content, quoted: null } : content,
    expiresIn: null,
    ...more,
  }
}

/** What a phone tells is kept, and worked off. */
export async function hearLinked(
  { database, secrets, receivers }: Pick<LinkedNewsTools, 'database' | 'secrets' | 'receivers'>,
  company: LinkedCompany,
  { id }: Pick<LinkedAccount, 'id'>,
  news: readonly LinkedNews[],
): Promise<void> {
  const { account } = company.main
  await keepLinkedNews({ database, secrets }, { account, id }, news)
  const tools = { database, secrets, log: mustNotFail, ...(receivers && { receivers }) }
  while (await takeLinkedNews(tools, { account, channelAccount: id }));
}
