import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { DKIMOptions } from 'nodemailer/lib/dkim'

export type DkimKeyPair = {
  selector: string
  /** PEM; to be kept sealed */
  privateKey: string
  /** base64, as p= of the record says it */
  publicKey: string
}

/** `taken`: selectors of this domain that exist. An old key stays published while mails that it signed are on their way. */
export async function makeDkimKey(at: Date, taken: readonly string[] = []): Promise<DkimKeyPair> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { selector: dkimSelector(at, taken), privateKey, publicKey: publicKey.toString('base64') }
}

/** `fl20261122`, and `fl20261122-2` for the second of a day. */
export function dkimSelector(at: Date, taken: readonly string[]): string {
  const day = `fl${at.toISOString().slice(0, 10).replaceAll('-', '')}`
  let selector = day
  for (let count = 2; taken.includes(selector); count += 1) selector = `${day}-${count}`
  return selector
}

/**
 * What a signature covers. RFC 8058 section 4 wants both fields of one-click unsubscribing in it: nodemailer's own list
 * leaves the second one out.
 */
const signedHeaders = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'Cc',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'In-Reply-To',
  'References',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
] as const

export const dkimOptions = (domain: string, { selector, privateKey }: Omit<DkimKeyPair, 'publicKey'>) =>
  ({
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: signedHeaders.join(':'),
  }) satisfies DKIMOptions
