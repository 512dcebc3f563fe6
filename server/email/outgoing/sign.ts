import { createHash, type KeyLike, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { foldLines } from 'nodemailer/lib/mime-funcs'
import type { dkimOptions } from '../domains/dkimKey.ts'

export type DkimSignature = Omit<ReturnType<typeof dkimOptions>, 'privateKey'> & { privateKey: KeyLike }

// Counted by another thread: a signature takes as long as all the rest of a mail.
const signed = promisify(sign)

/** The line that says who vouches for a mail (RFC 6376, rsa-sha256, relaxed/relaxed). `body` is of CRLF lines and ASCII. */
export async function signatureOf(head: string, body: string, signing: DkimSignature): Promise<string> {
  const { domainName, keySelector, privateKey, headerFieldNames } = signing
  const fields = new Map(head.split(/\r\n(?![ \t])/).map((line) => [headerNameOf(line), line]))
  const covered = headerFieldNames
    .toLowerCase()
    .split(':')
    .filter((name) => fields.has(name))
  const tags = [
    'v=1',
    'a=rsa-sha256',
    'c=relaxed/relaxed',
    `d=${domainName}`,
    'q=dns/txt',
    `s=${keySelector}`,
    `bh=${createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64')}`,
    `h=${covered.join(':')}`,
  ]
  const unsigned = `${foldLines(`DKIM-Signature: ${tags.join('; ')}`, 76)};\r\n b=`
  const data = [...covered.map((name) => relaxedField(fields.get(name)!)), relaxedField(unsigned)].join('\r\n')
  const signature = await signed('sha256', Buffer.from(data, 'latin1'), privateKey)
  return unsigned + signature.toString('base64').replace(/^.{73}|.{75}(?!$)/g, '$&\r\n ')
}

const headerNameOf = (line: string) => line.slice(0, line.indexOf(':')).trim().toLowerCase()

const relaxedField = (line: string) =>
  `${headerNameOf(line)}:${line
    .slice(line.indexOf(':') + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/g, '')}`

/** RFC 6376 3.4.4: nothing at the end of a line, nor empty lines at the end; elsewhere one space is as many. */
function relaxedBody(body: string): string {
  const lines = body.replace(/[ \t]+/g, ' ').replaceAll(' \r\n', '\r\n')
  let end = lines.length
  while (lines.endsWith('\r\n', end)) end -= 2
  return end ? `${lines.slice(0, end)}\r\n` : ''
}
