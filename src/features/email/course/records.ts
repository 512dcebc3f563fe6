import { dkimName, dkimRecord } from '#domain/email/dkim'
import { judgeDmarc } from '#domain/email/dmarc'
import { isFreeMail } from '#domain/email/mailDomains'
import { usualOrganisation } from '#domain/email/organisation'
import type { EmailSender } from '#domain/email/sender'
import { mendedSpf, spfMechanism } from '#domain/email/spfCheck'

export type RecordExample = { kind: 'SPF' | 'DKIM' | 'DMARC' | 'MX' | 'PTR'; type: string; name: string; value: string }
export type ExampleSender = { domain: string; smtpHost: string }

/** Kept free for examples, the name (RFC 2606) and the address (RFC 5737). */
const nobody: ExampleSender = { domain: 'example.com', smtpHost: 'smtp.example.com' }
const address = '203.0.113.25'

/** The oldest sender with a domain of its own; at a free mail service there is nothing to publish. */
export function exampleSender(senders: readonly EmailSender[]): ExampleSender | null {
  const known = senders
    .toSorted((a, b) => a.created_at - b.created_at)
    .map((sender) => ({ domain: domainOf(sender.address), smtpHost: sender.smtp.host }))
  return known.find(({ domain }) => !isFreeMail(domain)) ?? null
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** What is published for a sender, as the product itself would ask for it. */
export function recordExamples(sender: ExampleSender | null): RecordExample[] {
  const { domain, smtpHost } = sender ?? nobody
  const { wanted: dmarc } = judgeDmarc({
    domain,
    outcome: { kind: 'absent' },
    returnPath: domain,
    signers: [],
    organisationOf: usualOrganisation,
  })
  return [
    { kind: 'SPF', type: 'TXT', name: domain, value: mendedSpf([], spfMechanism(smtpHost)) },
    { kind: 'DKIM', type: 'TXT', name: dkimName('selector', domain), value: dkimRecord('MIIBIjANBgkq…') },
    ...(dmarc ? [{ kind: 'DMARC' as const, ...dmarc }] : []),
    { kind: 'MX', type: 'MX', name: domain, value: `10 mail.${domain}` },
    { kind: 'PTR', type: 'PTR', name: address, value: `mail.${domain}` },
  ]
}
