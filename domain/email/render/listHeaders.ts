import { type HeaderLine, HeaderRefused, headerLine } from './headerLine.ts'

/**
 * `campaign`: to many. `sequence`: the same, sent by itself after something happened. `answer`: one person writes to one
 * other. `reply`: the program answers in their name. `notice`: the program says something to one person, such as that they get no more mail.
 */
const mailKinds = ['campaign', 'sequence', 'answer', 'reply', 'notice'] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * Whether it is advertising, which must say how to be left alone, and what keeps holiday notices from answering it:
 * Precedence (bulk), and Auto-Submitted (RFC 3834) for what nobody sent by hand.
 */
export const kindHeaders = {
  campaign: { isList: true, lines: { Precedence: 'bulk' } },
  sequence: { isList: true, lines: { Precedence: 'bulk', 'Auto-Submitted': 'auto-generated' } },
  answer: { isList: false, lines: {} },
  reply: { isList: false, lines: { 'Auto-Submitted': 'auto-replied' } },
  notice: { isList: false, lines: { 'Auto-Submitted': 'auto-generated' } },
} as const satisfies Record<MailKind, { isList: boolean; lines: Readonly<Record<string, string>> }>

export type ListMail = {
  /** the page of this receiver: it asks on GET, and takes them off on POST */
  unsubscribeUrl: string
  /** an address of this receiver, to which any mail takes them off; null: there is none */
  unsubscribeAddress: string | null
  /** who sends, by an id that stays: filters and Gmail's figures hang on it */
  sender: string
  /** of the sender's address, in ASCII */
  domain: string
  task: string
  message: string
}

/** How a receiver, and the provider in their name, gets out of the list and knows it: RFC 2369, RFC 8058, RFC 2919, Gmail. */
export function listHeaders(mail: ListMail): HeaderLine[] {
  const { sender, domain, task, message } = mail
  return [...unsubscribeLines(mail), headerLine('List-Id', listId(sender, domain)), feedbackId(task, message, sender)]
}

/** RFC 8058 wants HTTPS: without it, such as in a trial on one machine, one click is not offered, and the link still is. */
function unsubscribeLines({ unsubscribeUrl, unsubscribeAddress }: ListMail): HeaderLine[] {
  const name = 'List-Unsubscribe'
  // A bracket, comma or space would end the link and begin another one.
  if (!/^https?:\/\/[^\s<>,"\\]+$/.test(unsubscribeUrl)) throw new HeaderRefused(name)
  const links = [`<${unsubscribeUrl}>`]
  if (unsubscribeAddress !== null) links.push(`<${mailtoOf(unsubscribeAddress)}>`)
  const line = headerLine(name, links.join(', '))
  return unsubscribeUrl.startsWith('https:')
    ? [line, headerLine('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')]
    : [line]
}

/** Signs that have a meaning in a mailto link are escaped (RFC 6068). */
function mailtoOf(address: string): string {
  if (!/^[^\s<>,;:"\\()[\]@]+@[a-z0-9.-]+$/i.test(address)) throw new HeaderRefused('List-Unsubscribe')
  return `mailto:${address.replace(/[%?&#/]/g, (sign) => encodeURIComponent(sign))}?subject=unsubscribe`
}

const domainPattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i
function checkedDomain(header: string, domain: string): string {
  if (!domainPattern.test(domain)) throw new HeaderRefused(header)
  return domain
}

function listId(sender: string, domain: string): string {
  if (!/^[a-z0-9-]+$/i.test(sender)) throw new HeaderRefused('List-Id')
  return `<${sender}.list.${checkedDomain('List-Id', domain)}>`
}

/**
 * Three parts that Gmail counts by, then who sends: 5 to 15 characters that never change. The end of an id is its random
 * part.
 */
function feedbackId(task: string, message: string, sender: string): HeaderLine {
  const parts = [task, message, 'campaign', `fl${sender.replaceAll('-', '').slice(-12)}`]
  if (parts.some((part) => !/^[a-z0-9-]+$/i.test(part))) throw new HeaderRefused('Feedback-ID')
  return headerLine('Feedback-ID', parts.join(':'))
}

/** A mail has this id before it is sent and whoever sends it, so answers and reports find its row. */
export function messageIdOf(receiver: string, domain: string): string {
  if (!/^[a-z0-9-]+$/i.test(receiver)) throw new HeaderRefused('Message-ID')
  return `<${receiver}@${checkedDomain('Message-ID', domain)}>`
}
