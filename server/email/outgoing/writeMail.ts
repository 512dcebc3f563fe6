import type { SendMailOptions } from 'nodemailer'
import { wrap as wrapBase64 } from 'nodemailer/lib/base64'
import MailComposer from 'nodemailer/lib/mail-composer'
import type MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import { type DkimSignature, signatureOf } from './sign.ts'

/** What a mail is made from. */
export type WireMessage = Omit<SendMailOptions, 'dkim'> & { dkim?: DkimSignature }

/**
 * As it goes over the wire: lines end with CRLF and have ASCII only, so any server takes it as it is. nodemailer makes the
 * heads; its streams for the bodies, which may be files of any length there, cost twice what the whole mail costs here.
 */
export async function writeMail({ dkim, ...message }: WireMessage): Promise<Buffer> {
  const root = new MailComposer(message).compile()
  const head = root.buildHeaders()
  const body = ended(bodyOf(root))
  const signature = dkim ? `${await signatureOf(head, body, dkim)}\r\n` : ''
  return Buffer.from(`${signature}${head}\r\n\r\n${body}`, 'latin1')
}

function bodyOf(node: MimeNode): string {
  if (!node.multipart) return encoded(node)
  const parts = node.childNodes.map(
    (child) => `--${node.boundary}\r\n${child.buildHeaders()}\r\n\r\n${bodyOf(child)}\r\n`,
  )
  return `${parts.join('')}--${node.boundary}--\r\n`
}

function encoded(node: MimeNode): string {
  const { content = '' } = node
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) throw new Error('a mail is of texts and bytes')
  switch (node.getTransferEncoding()) {
    case 'base64':
      return wrapBase64(Buffer.from(content).toString('base64'), 76)
    case 'quoted-printable':
      return withLineEnds(wrap(encode(content.toString()), 76))
    default:
      return withLineEnds(content.toString())
  }
}

const ended = (text: string) => (text.endsWith('\r\n') ? text : `${text}\r\n`)
const withLineEnds = (text: string) => text.replace(/\r?\n/g, '\r\n')
