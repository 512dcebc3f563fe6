import { domainIn } from '#domain/email/deliverability/addressDomain'
import { dkimName, dkimRecord } from '#domain/email/deliverability/dkim'
import { isFreeMail } from '#domain/email/deliverability/mailDomains'
import type { EmailSender } from '#domain/email/sender/sender'
import type { senderCalls } from '#domain/email/sender/senderCalls'
import { AppError } from '#domain/errors'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../../db/connect.ts'
import { makeDkimKey } from '../../../email/domains/dkimKey.ts'
import { readDkimKeys, type StoredKey, writeDkimKeys } from '../../../email/secrets/dkimKeys.ts'
import { changeSender } from '../../../email/senderRow.ts'
import { recordOperation } from '../../../operation.ts'
import type { By } from '../../../people/manage.ts'
import type { Secrets } from '../../../secrets.ts'

type SenderKeyContext = { database: Database; secrets: Secrets; user: Actor; by: By }

/**
 * A key to sign with. Senders of one domain share what is published: where another one of the company has a newer key than
 * this one, it is taken over; else a new one is made, and the one before it signs until this one is found in the DNS.
 */
export async function makeSenderKey(
  { database, secrets, user, by }: SenderKeyContext,
  { id }: InputOf<typeof senderCalls.makeDkimKey>,
): Promise<OutputOf<typeof senderCalls.makeDkimKey>> {
  const { account } = user
  let dkim: EmailSender['dkim'] = null
  const isThere = await changeSender(database, { account, id, by: user }, async (sender, connection) => {
    const domain = domainIn(sender.address)
    if (isFreeMail(domain)) throw new AppError('dkimOfService')
    // Two senders of one domain must not make a key of one name at once.
    await connection.query(`select pg_advisory_xact_lock(hashtext('email dkim ' || $1 || ' ' || $2))`, [
      account,
      domain,
    ])
    const others = await keysOfDomain({ connection, secrets, account, domain })
    const own = (await readDkimKeys(connection, secrets, { account, sender: id })).filter(
      (key) => key.domain === domain,
    )
    const newest = others.find((key) => key.made_at > (own[0]?.made_at ?? 0))
    // The address changed and its domain did not, or came back.
    const kept = newest ?? (sender.dkim ? undefined : own[0])
    const key = kept ?? (await newKey(domain, [...others, ...own]))
    if (key !== own[0]) await writeDkimKeys(connection, secrets, { account, sender: id }, [key, ...own])
    const action = own.length ? 'email.renewKey' : 'email.makeKey'
    await recordOperation(connection, { ...by, action, target: id, detail: { domain, selector: key.selector } })
    dkim = { name: dkimName(key.selector, domain), value: dkimRecord(key.publicKey), made_at: key.made_at }
    return { dkim, report: null }
  })
  if (!isThere) throw new AppError('notFound')
  return { dkim }
}

async function newKey(domain: string, known: readonly StoredKey[]): Promise<StoredKey> {
  const at = new Date()
  const made = await makeDkimKey(
    at,
    known.map(({ selector }) => selector),
  )
  return { ...made, domain, made_at: at.getTime() }
}

type Of = { connection: Connection; secrets: Secrets; account: string; domain: string }

/** All that the company has for this domain, the newest first. */
async function keysOfDomain({ connection, secrets, account, domain }: Of): Promise<StoredKey[]> {
  const { rows } = await connection.query<{ sender: string }>(
    `select sender_id as sender from email_secret where account_id = $1 and kind = 'dkim' order by sender_id`,
    [account],
  )
  const keys: StoredKey[] = []
  for (const { sender } of rows) keys.push(...(await readDkimKeys(connection, secrets, { account, sender })))
  return keys.filter((key) => key.domain === domain).sort((one, other) => other.made_at - one.made_at)
}
