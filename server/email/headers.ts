import type { SendMailOptions } from 'nodemailer'
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { AttachmentMime } from '#domain/blobs/blob'
import { isSafeFileName } from '#domain/contacts/companions/fileName'
import { type HeaderLine, HeaderRefused, headerLine, headerText } from '#domain/email/render/headerLine'
import { kindHeaders, listHeaders, type MailKind, messageIdOf } from '#domain/email/render/listHeaders'
import { addressDomain, plainAddress } from './plainAddress.ts'
import { taggedAddress } from './taggedAddress.ts'
import type { AddressPurpose, MailTokens } from './tokens.ts'

/** A mail to one receiver, without its text. */
export type MailHead = {
  kind: MailKind
  /** the id of its row in the ledger */
  receiver: string
  to: string
  sender: { id: string; name: string; address: string }
  /** where answers go; '' means the sender's own address */
  reply_address: string
  subject: string
  /** null: it is of no task */
  task: { id: string; message: string } | null
  /** the receiver's page to get out of the list */
  unsubscribe_url: string
  /**
   * Mailboxes that are read here and whose server takes sub-addresses: for what comes back and for answers. null: no
   * token is put into the address, and mails are recognised by their Message-ID only.
   */
  mailboxes: { bounces: string | null; answers: string | null }
  /** Message-IDs of the mails before it, the one that is answered last */
  answers: readonly string[]
  attachments: readonly { name: string; mime: AttachmentMime; content: Buffer }[]
}

export type MailHeaders = Pick<
  SendMailOptions,
  'from' | 'to' | 'replyTo' | 'messageId' | 'inReplyTo' | 'references' | 'envelope' | 'headers' | 'attachments'
> & { disableFileAccess: true; disableUrlAccess: true; messageId: string; envelope: { from: string; to: [string] } }

/**
 * What nodemailer is told beside text and html. Nothing that a contact, a user or a file brings can make a line of its
 * own, another receiver, or a path that is read.
 * @throws HeaderRefused where something tries to
 */
export function mailHeaders(mail: MailHead, tokens: MailTokens): MailHeaders {
  const to = plainAddress('To', mail.to)
  const from = { name: senderName(mail.sender.name), address: plainAddress('From', mail.sender.address) }
  const tagged = (header: string, mailbox: string | null, purpose: AddressPurpose) =>
    mailbox === null ? null : taggedAddress(plainAddress(header, mailbox), purpose, tokens.make(purpose, mail.receiver))
  return {
    from,
    to: { name: '', address: to },
    replyTo: {
      name: from.name,
      address: answersTo(mail, from.address, tagged('Reply-To', mail.mailboxes.answers, 'reply')),
    },
    messageId: messageIdOf(mail.receiver, addressDomain(from.address)),
    ...threadOf(mail.answers),
    // VERP: what comes back is addressed to whom it came back from.
    envelope: {
      from: tagged('MAIL FROM', mail.mailboxes.bounces, 'bounce') ?? mail.mailboxes.bounces ?? from.address,
      to: [to],
    },
    headers: [
      subjectOf(mail.subject),
      ...linesOf(mail, from.address, tagged('List-Unsubscribe', mail.mailboxes.answers, 'leave')).map(
        ({ name, value }) => ({ key: name, value }),
      ),
    ],
    attachments: mail.attachments.map(attachmentOf),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** nodemailer leaves what looks like an encoded word as it is, and the receiver would read another name than was written. */
function senderName(name: string): string {
  if (name.includes('=?')) throw new HeaderRefused('From')
  return headerText('From', name).trim()
}

/** Another address than the sender's is the user's own wish, and is written to as it is. */
function answersTo({ reply_address, mailboxes }: MailHead, own: string, tagged: string | null): string {
  const wanted = reply_address ? plainAddress('Reply-To', reply_address) : own
  const isRead = mailboxes.answers !== null && (!reply_address || reply_address === mailboxes.answers)
  return isRead ? (tagged ?? mailboxes.answers ?? wanted) : wanted
}

function threadOf(answers: readonly string[]): { inReplyTo?: string; references?: string[] } {
  // Others wrote these: one that cannot stand in a head is left out, and the answer goes without.
  const known = answers.filter((id) => /^<[\x21-\x3b\x3d\x3f-\x7e]{3,900}>$/.test(id))
  const last = known.at(-1)
  return last === undefined ? {} : { inReplyTo: last, references: known.slice(-20) }
}

/**
 * Text that looks like an encoded word is encoded once more: nodemailer leaves it as it is, and the receiver would read
 * something else than the sender wrote.
 */
function subjectOf(subject: string): {
  key: string
  value: string | { prepared: true; foldLines: true; value: string }
} {
  const text = headerText('Subject', subject).trim()
  if (text.length > 900) throw new HeaderRefused('Subject')
  const value = text.includes('=?')
    ? ({ prepared: true, foldLines: true, value: encodeWord(text, 'B', 52) } as const)
    : text
  return { key: 'Subject', value }
}

function linesOf(mail: MailHead, from: string, unsubscribeAddress: string | null): HeaderLine[] {
  const { isList, lines } = kindHeaders[mail.kind]
  const own = Object.entries(lines).map(([name, value]) => headerLine(name, value))
  if (mail.task) own.push(headerLine('X-Task-Id', mail.task.id))
  if (!isList) return own
  if (!mail.task) throw new Error('a mail to many is of a task')
  return [
    ...listHeaders({
      unsubscribeUrl: mail.unsubscribe_url,
      unsubscribeAddress,
      sender: mail.sender.id,
      domain: addressDomain(from),
      task: mail.task.id,
      message: mail.task.message,
    }),
    ...own,
  ]
}

/** nodemailer writes names as RFC 2231 has it. What a file is called decides how it opens, so no sign of it may mislead. */
function attachmentOf({ name, mime, content }: MailHead['attachments'][number]) {
  if (!isSafeFileName(headerText('Content-Disposition', name))) throw new HeaderRefused('Content-Disposition')
  return {
    filename: name,
    content,
    contentType: typeOf(name, mime),
    contentDisposition: 'attachment',
    contentTransferEncoding: 'base64' as const,
  }
}

/** Files of a trade, which are shown in the mail where their type is said. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  zip: 'application/zip',
}

function typeOf(name: string, mime: AttachmentMime): string {
  if (mime !== 'application/octet-stream') return mime
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(types, ending) ? (types[ending] ?? mime) : mime
}
