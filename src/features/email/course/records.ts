import { dkimName, dkimRecord } from '#domain/email/deliverability/dkim'
import { judgeDmarc } from '#domain/email/deliverability/dmarc'
import { isFreeMail } from '#domain/email/deliverability/mailDomains'
import { mendedSpf, spfMechanism } from '#domain/email/deliverability/spfCheck'
import type { EmailSender } from '#domain/email/sender/sender'

type RecordExample = { kind: 'SPF' | 'DKIM' | 'DMARC' | 'MX' | 'PTR'; type: string; name: string; value: string }
/** What the records hang on. */
type ExampleSender = Pick<EmailSender, 'smtp' | 'dkim' | 'report'> & { domain: string }

/** Kept free for examples, the name (RFC 2606) and the address (RFC 5737). */
const [nobody, nobodysHost, address] = ['example.com', 'smtp.example.com', '203.0.113.25']

/** The oldest sender with a domain of its own; at a free mail service there is nothing to publish. */
export function exampleSender(senders: readonly EmailSender[]): ExampleSender | null {
  const known = senders
    .toSorted((a, b) => a.created_at - b.created_at)
    .map(({ address, smtp, dkim, report }) => ({ domain: domainOf(address), smtp, dkim, report }))
  return known.find(({ domain }) => !isFreeMail(domain)) ?? null
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** What is published for a sender, as the product itself asks for it: what was found there is kept and mended. */
export function recordExamples(sender: ExampleSender | null): RecordExample[] {
  const domain = sender?.domain ?? nobody
  const spf = mendedSpf([], spfMechanism(sender?.smtp.host ?? nobodysHost))
  const dkim = sender?.dkim ?? { name: dkimName('selector', domain), value: dkimRecord('MIIBIjANBgkq…') }
  const mx = sender?.report?.mx.found[0] ?? `10 mail.${domain}`
  return [
    { kind: 'SPF', type: 'TXT', name: domain, value: reported(sender, 'spf') ?? spf },
    { kind: 'DKIM', type: 'TXT', name: dkim.name, value: dkim.value },
    { kind: 'DMARC', type: 'TXT', name: `_dmarc.${domain}`, value: reported(sender, 'dmarc') ?? newDmarc(domain) },
    { kind: 'MX', type: 'MX', name: domain, value: mx },
    { kind: 'PTR', type: 'PTR', name: address, value: `mail.${domain}` },
  ]
}

function reported(sender: ExampleSender | null, record: 'spf' | 'dmarc'): string | undefined {
  const check = sender?.report?.[record]
  return check?.wanted?.value ?? (check?.state === 'green' ? check.found[0] : undefined)
}

function newDmarc(domain: string): string {
  const { wanted } = judgeDmarc({
    domain,
    outcome: { kind: 'absent' },
    returnPath: domain,
    signers: [],
  })
  return wanted?.value ?? ''
}
