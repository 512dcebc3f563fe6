import { generateKeyPairSync } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { dkimOptions } from '../domains/dkimKey.ts'
import { writeMail } from './writeMail.ts'

const peer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const dkim = dkimOptions('fair.example', { selector: 'fl20261122', privateKey })
const file = {
  filename: '目录 ä.pdf',
  content: Buffer.alloc(5_000, 7),
  contentType: 'application/pdf',
  contentTransferEncoding: 'base64' as const,
}

const texts = {
  'a short line': 'short',
  'several lines': 'Hello\nthere \n',
  'Chinese, and a word without an end': `${'你好，世界 '.repeat(40)}\n${'a'.repeat(300)}`,
  'empty lines at the end': `${'x '.repeat(200)}\n\n\n`,
  'dots and white space': '= trailing  \n\t\n .dot\n.\n',
  'line ends of other systems': 'one\rtwo\r\nthree\n\rfour',
  'letters of two bytes': 'é'.repeat(90),
}

test.each(Object.entries(texts))('%s: a mail is byte by byte what nodemailer writes and signs', async (_name, text) => {
  for (const more of [{}, { attachments: [file] }, { dkim }, { dkim, attachments: [file] }]) {
    const mail = {
      from: { name: '李伟', address: 'li@trade.example' },
      to: { name: '', address: 'p@one.example' },
      messageId: '<a@trade.example>',
      date: new Date(0),
      baseBoundary: 'same',
      headers: [
        { key: 'Subject', value: `展会 ${text.slice(0, 50).replace(/\s+/g, ' ')}` },
        { key: 'List-Unsubscribe', value: `<https://fair.example/${'u'.repeat(100)}>` },
      ],
      alternatives: [
        { contentType: 'text/plain; charset=utf-8; format=flowed', content: text },
        { contentType: 'text/html; charset=utf-8', content: `<p>${text}</p>` },
      ],
      ...more,
    }
    const { alternatives: _, ...head } = mail
    for (const one of [mail, { ...head, text }]) {
      const { message } = await peer.sendMail(one)
      expect(await writeMail(one)).toEqual(message)
    }
  }
})
