import { domainToASCII } from 'node:url'
import { domainIn } from '#domain/email/deliverability/addressDomain'
import { type DkimSigner, findDkim, parseDkim } from '#domain/email/deliverability/dkim'
import { type DomainReport, maySend } from '#domain/email/deliverability/domainReport'
import type { EmailSender, SenderReport } from '#domain/email/sender/sender'
import type { senderCalls } from '#domain/email/sender/senderCalls'
import { type Preset, presetOfHost, presets } from '#domain/email/sender/senderPresets'
import { limits } from '#domain/limits'
import type { InputOf, OutputOf } from '#domain/shared/call'
import type { Actor } from '#domain/shared/mutation'
import type { Connection, Database } from '../../../db/connect.ts'
import { checkDomain } from '../../../email/domains/checkDomain.ts'
import { follow, type Resolve } from '../../../email/domains/resolver.ts'
import type { MailNetwork } from '../../../email/network.ts'
import {
  readDkimKeys,
  type StoredKey,
  signingsOf,
  withoutOlder,
  writeDkimKeys,
} from '../../../email/secrets/dkimKeys.ts'
import { changeSender, findSender } from '../../../email/senderRow.ts'
import { notify } from '../../../notifications/notify.ts'
import type { Secrets } from '../../../secrets.ts'

type DomainCheckServices = { database: Database; secrets: Secrets; mail: MailNetwork }

/** For a user, who may have just published something: nothing that was known counts. */
export async function checkSenderDomain(
  doing: DomainCheckServices & { user: Actor },
  { id }: InputOf<typeof senderCalls.checkDomain>,
): Promise<OutputOf<typeof senderCalls.checkDomain>> {
  const { database, user, mail } = doing
  const sender = await findSender(database, user, id)
  mail.dns.forget(domainIn(sender.address))
  return { report: await lookAtDomain(doing, user.account, sender) }
}

/**
 * Asks the DNS and keeps what it said, unless the address was changed meanwhile. `tellsOwner`: nobody is looking, so whose
 * tasks cannot start any more is told.
 */
export async function lookAtDomain(
  doing: DomainCheckServices,
  account: string,
  sender: EmailSender,
  { tellsOwner = false } = {},
): Promise<SenderReport> {
  const { database, secrets, mail } = doing
  const { id, address, smtp } = sender
  // As the DNS writes it.
  const domain = domainToASCII(domainIn(address))
  const of = { account, sender: id }
  const keys = await readDkimKeys(database.pool, secrets, of)
  const signings = [
    ...signingsOf(keys, domainIn(address)).map((signing) => ({ ...signing, domain })),
    ...(await providersKeys(smtp.host, domain, mail.dns.resolve)),
  ]
  const found = await checkDomain(
    // What comes back goes to the address itself.
    { domain, returnPath: domain, smtpHost: domainToASCII(smtp.host) || smtp.host, signings },
    mail.dns.resolve,
  )
  const report = reportOf(found, Date.now())
  const isNewFound = isNewestFound(keys, report)
  await changeSender(database, { account, id, by: null }, async (now, connection) => {
    if (now.address !== address) return null
    if (tellsOwner && maySendBy(now.report) && !maySendBy(report)) await tellRed(connection, now)
    if (isNewFound) await retireOlder(connection, secrets, of, keys)
    return { report }
  })
  return report
}

/** Of what was kept as well: the codes of another version mean nothing here, and its states do. */
const maySendBy = (report: SenderReport | null) => !report || maySend(report as DomainReport)

const tellRed = (connection: Connection, { id, name, address, belongto }: EmailSender) =>
  notify(connection, {
    users: [belongto],
    level: limits.importantLevel,
    type: 'email',
    content: { key: 'senderDomainRed', values: { name, domain: domainIn(address) } },
    link: `/emailMarketing/emailSendSetting?sender=${id}`,
  })

const retireOlder = async (
  connection: Parameters<typeof writeDkimKeys>[0],
  secrets: Secrets,
  of: Parameters<typeof writeDkimKeys>[2],
  known: readonly StoredKey[],
): Promise<void> => {
  const keys = await readDkimKeys(connection, secrets, of)
  // Renewed meanwhile: the next look sees to it.
  if (keys[0]?.selector === known[0]?.selector) await writeDkimKeys(connection, secrets, of, withoutOlder(keys))
}

/** A service that signs its customers' domains publishes its keys under names of its own. */
async function providersKeys(host: string, domain: string, resolve: Resolve): Promise<DkimSigner[]> {
  const name = presetOfHost(host)
  const { selectors }: Pick<Preset, 'selectors'> = name ? presets[name] : { selectors: [] }
  const asked = await follow(findDkim(selectors.map((selector) => ({ selector, domain, publicKey: null }))), resolve)
  return asked.flatMap(({ answer, ...signing }) => (answer.kind === 'found' ? [signing] : []))
}

function isNewestFound(keys: readonly StoredKey[], { dkim }: SenderReport): boolean {
  const [newest, ...older] = keys
  if (!newest || !older.some(({ privateKey }) => privateKey)) return false
  return dkim.state === 'green' && dkim.found.some((text) => publicKeyIn(text) === newest.publicKey)
}

function publicKeyIn(text: string): string | null {
  const key = parseDkim(text)
  return 'problem' in key ? null : key.publicKey
}

const mostFound = 50
const mostText = 4_000

/** A zone can say more than a row holds. */
function reportOf({ spf, dkim, dmarc, mx }: DomainReport, checked_at: number): SenderReport {
  const kept = ({ state, code, found, wanted }: DomainReport[keyof DomainReport]) => ({
    state,
    code,
    found: found.slice(0, mostFound).map((text) => plain(text).slice(0, mostText)),
    wanted,
  })
  return { checked_at, spf: kept(spf), dkim: kept(dkim), dmarc: kept(dmarc), mx: kept(mx) }
}

/** Whoever publishes a record may put anything into it. */
const plain = (text: string) => text.replace(/[\u0000-\u001f\u007f\ud800-\udfff]/gu, '�')
