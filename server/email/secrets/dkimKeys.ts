import * as z from 'zod/mini'
import { domainIn } from '#domain/email/deliverability/addressDomain'
import type { DkimSigner } from '#domain/email/deliverability/dkim'
import type { Connection } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'
import { dkimOptions } from '../domains/dkimKey.ts'
import { putSecret, readSecret, type SecretPlace } from './senderSecrets.ts'

const StoredKey = z.object({
  selector: z.string(),
  domain: z.string(),
  /** '' where it signs no more: its name is not given to another key, because it is still published */
  privateKey: z.string(),
  publicKey: z.string(),
  made_at: z.number(),
})
export type StoredKey = z.output<typeof StoredKey>

/**
 * A sender's keys, the newest first. While a new one is not found in the DNS, the one before it goes on signing: so
 * renewing never leaves mails without a signature that holds.
 */
const StoredKeys = z.array(StoredKey)

type SenderOfKeys = { account: string; sender: string }
const placeOf = ({ account, sender }: SenderOfKeys): SecretPlace => ({ account, sender, kind: 'dkim' })

export async function readDkimKeys(
  connection: Pick<Connection, 'query'>,
  secrets: Secrets,
  of: SenderOfKeys,
): Promise<StoredKey[]> {
  const secret = await readSecret(connection, secrets, placeOf(of))
  return secret ? StoredKeys.parse(JSON.parse(secret.text)) : []
}

export const writeDkimKeys = (
  connection: Connection,
  secrets: Secrets,
  of: SenderOfKeys,
  keys: readonly StoredKey[],
): Promise<void> => putSecret(connection, secrets, placeOf(of), JSON.stringify(keys))

/** What a sender's mails are signed with; null: with nothing of ours. */
export async function signingOf(
  connection: Pick<Connection, 'query'>,
  secrets: Secrets,
  of: SenderOfKeys & { address: string },
): Promise<ReturnType<typeof dkimOptions> | null> {
  const domain = domainIn(of.address)
  const key = (await readDkimKeys(connection, secrets, of)).findLast((one) => signsFor(one, domain))
  return key ? dkimOptions(domain, key) : null
}

const signsFor = (key: StoredKey, domain: string) => key.domain === domain && key.privateKey !== ''

export const signingsOf = (keys: readonly StoredKey[], domain: string): DkimSigner[] =>
  keys.filter((key) => signsFor(key, domain)).map(({ selector, publicKey }) => ({ selector, domain, publicKey }))

/** The newest one was found in the DNS: from now on it signs, and no other. */
export const withoutOlder = (keys: readonly StoredKey[]): StoredKey[] =>
  keys.map((key, at) => (at === 0 ? key : { ...key, privateKey: '' }))
