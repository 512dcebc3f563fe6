import type { MergeValues } from '#domain/email/render/mergeTags'
import { type RenderedMail, renderMail } from '#domain/email/render/render'
import { type MailHeaders, mailHeaders } from '../headers.ts'
import type { PreparedMail } from './prepare.ts'
import { type WireMessage, writeMail } from './writeMail.ts'

export type MailReceiver = {
  /** of its row in the ledger: the Message-ID and all tokens come from it */
  id: string
  email: string
  values: MergeValues
  /** why they get the mail, and what they must be told of where their address came from */
  reason: string
  notice?: string
  /** Message-IDs of the mails before it, for a step of a sequence */
  answers?: readonly string[]
}

/** `message`: what nodemailer makes the bytes from. */
export type ComposedMail = Pick<MailHeaders, 'messageId' | 'envelope'> & { message: WireMessage }

/**
 * The mail that this receiver gets.
 * @throws HeaderRefused where an address or text would become more than was meant
 */
export function composeFor(prepared: PreparedMail, receiver: MailReceiver): ComposedMail {
  const { tokens, urls } = prepared.surroundings
  const unsubscribe_url = urls.unsubscribe(tokens.make('unsubscribe', receiver.id))
  const { subject, html, text } = filled(prepared, receiver, unsubscribe_url)
  const headers = mailHeaders(
    {
      kind: prepared.kind,
      receiver: receiver.id,
      to: receiver.email,
      sender: prepared.sender,
      reply_address: prepared.reply_address,
      subject,
      task: prepared.task,
      unsubscribe_url,
      mailboxes: prepared.mailboxes,
      answers: receiver.answers ?? [],
      attachments: prepared.attachments,
    },
    tokens,
  )
  const message: WireMessage = {
    ...headers,
    alternatives: [
      // As `text` it would not be called flowed, and its lines would stay broken on a phone.
      { contentType: 'text/plain; charset=utf-8; format=flowed', content: text },
      { contentType: 'text/html; charset=utf-8', content: html },
    ],
    ...(prepared.dkim && { dkim: prepared.dkim }),
  }
  return { messageId: headers.messageId, envelope: headers.envelope, message }
}

function filled(prepared: PreparedMail, receiver: MailReceiver, unsubscribeUrl: string): RenderedMail {
  const { tokens, urls, pictureUrl } = prepared.surroundings
  const tracked = new Set(prepared.links.map(({ number }) => number))
  const trap = prepared.links.find((link) => link.trap)
  const counted = (link: number) => urls.click(tokens.makeClick({ receiver: receiver.id, link }))
  return renderMail({
    message: prepared.message,
    signature: prepared.sender.signature,
    values: receiver.values,
    hooks: {
      linkOf: (url, nth) => (tracked.has(nth) ? counted(nth) : url),
      pictureUrl,
      pixelUrl: urls.open(tokens.make('open', receiver.id)),
      trapUrl: trap ? counted(trap.number) : null,
      unsubscribeUrl,
      reason: receiver.reason,
      ...(receiver.notice !== undefined && { notice: receiver.notice }),
    },
  })
}

export const mailBytes = ({ message }: ComposedMail): Promise<Buffer> => writeMail(message)
