import { type DkimCode, type DkimOutcome, judgeDkim } from './dkim.ts'
import { type DmarcCode, type DmarcOutcome, judgeDmarc } from './dmarc.ts'
import { type Check, plainName } from './dns.ts'
import { isFreeMail } from './mailDomains.ts'
import { judgeMx, type MxCode, type MxOutcome } from './mx.ts'
import { organisationOf } from './organisation.ts'
import type { SpfOutcome } from './spf.ts'
import { judgeSpf, type SpfCode, spfMechanism } from './spfCheck.ts'

export type SenderDomain = {
  /** of the From address */
  domain: string
  /** of the envelope's sender, where bounces go */
  returnPath: string
  smtpHost: string
}

/** What the DNS said of it. */
type DomainFacts = {
  /** of the return path, read to its end, and for the addresses of the SMTP server */
  spf: SpfOutcome
  spfOfServer: readonly SpfOutcome[]
  dkim: readonly DkimOutcome[]
  dmarc: DmarcOutcome
  mx: MxOutcome
}

export type DomainReport = {
  spf: Check<SpfCode>
  dkim: Check<DkimCode>
  dmarc: Check<DmarcCode>
  mx: Check<MxCode>
}

export function domainReport(sender: SenderDomain, facts: DomainFacts): DomainReport {
  const domain = plainName(sender.domain)
  const returnPath = plainName(sender.returnPath)
  const mechanism = spfMechanism(sender.smtpHost)
  const isService = isFreeMail(domain)
  const signers = isService ? [domain] : facts.dkim.map(({ domain }) => domain)
  const report: DomainReport = {
    spf: judgeSpf({ domain: returnPath, record: facts.spf, mechanism, sender: facts.spfOfServer }),
    dkim: judgeDkim(facts.dkim, isService),
    dmarc: judgeDmarc({ domain, outcome: facts.dmarc, returnPath, signers }),
    mx: judgeMx(facts.mx),
  }
  return isService ? ofService(report, organisationOf(plainName(sender.smtpHost))) : report
}

/** Its user publishes nothing there. What counts is whether the mail leaves through the service, which then signs it. */
function ofService({ spf, dkim, dmarc, mx }: DomainReport, smtpOrganisation: string): DomainReport {
  const leavesThere = isFreeMail(smtpOrganisation) || mailboxServers.has(smtpOrganisation)
  const isSaid = spf.state === 'green' || spf.state === 'unknown'
  return {
    spf: isSaid ? spf : { ...spf, ...(leavesThere ? byService : foreign), wanted: null },
    dkim: { ...dkim, wanted: null },
    dmarc: { ...dmarc, wanted: null },
    mx: { ...mx, wanted: null },
  }
}

// Servers of free mail under a name of their own.
const mailboxServers = new Set(['office365.com', 'google.com'])
const byService = { state: 'unknown', code: 'spfByService' } as const
const foreign = { state: 'red', code: 'spfForeign' } as const

/** What a bulk sender is not delivered without. */
const needed = ['spf', 'dkim', 'dmarc'] as const
export type StartReason = { part: (typeof needed)[number]; code: SpfCode | DkimCode | DmarcCode }

/** Why no task of this sender may start; none where it may. What nobody answered keeps nobody from sending. */
export const reasonsAgainst = (report: DomainReport): StartReason[] =>
  needed.filter((part) => report[part].state === 'red').map((part) => ({ part, code: report[part].code }))

export const maySend = (report: DomainReport) => reasonsAgainst(report).length === 0
