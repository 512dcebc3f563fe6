import type { Secrets } from '../secrets.ts'
import { type MailTokens, mailTokens } from './tokens.ts'

/** This installation's: links in mails work for as long as the key that they were made with is here. */
export const ownTokens = (secrets: Secrets): MailTokens => mailTokens(secrets.digests('mail tokens', ''))
