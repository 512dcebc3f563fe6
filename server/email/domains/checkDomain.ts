import { isIP } from 'node:net'
import { type DkimSigner, findDkim } from '#domain/email/deliverability/dkim'
import { findDmarc } from '#domain/email/deliverability/dmarc'
import { type DomainReport, domainReport, type SenderDomain } from '#domain/email/deliverability/domainReport'
import { findMx } from '#domain/email/deliverability/mx'
import { checkHost } from '#domain/email/deliverability/spf'
import { follow, type Resolve } from './resolver.ts'

type DomainCheck = SenderDomain & {
  /** the keys that its mails are signed with */
  signings: readonly DkimSigner[]
}

// More tell nothing new, and each asks the whole record again.
const mostServerAddresses = 4

/** Asks the DNS for all that a report says. */
export async function checkDomain({ signings, ...sender }: DomainCheck, resolve: Resolve): Promise<DomainReport> {
  const spfFor = (ip: string | null) =>
    follow(
      checkHost(sender.returnPath, { ip, sender: `postmaster@${sender.returnPath}`, helo: sender.smtpHost }),
      resolve,
    )
  const [spf, spfOfServer, dkim, dmarc, mx] = await Promise.all([
    spfFor(null),
    addressesOf(sender.smtpHost, resolve).then((addresses) => Promise.all(addresses.map(spfFor))),
    follow(findDkim(signings), resolve),
    follow(findDmarc(sender.domain), resolve),
    // Bounces go to the return path.
    follow(findMx(sender.returnPath), resolve),
  ])
  return domainReport(sender, { spf, spfOfServer, dkim, dmarc, mx })
}

async function addressesOf(host: string, resolve: Resolve): Promise<string[]> {
  if (isIP(host)) return [host]
  const answers = await Promise.all([resolve({ type: 'A', name: host }), resolve({ type: 'AAAA', name: host })])
  return answers.flatMap((answer) => (answer.kind === 'found' ? answer.values : [])).slice(0, mostServerAddresses)
}
