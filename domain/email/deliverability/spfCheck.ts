import { type Check, isPublicName, plainName, type RecordToPublish } from './dns.ts'
import { parseIp } from './ipAddress.ts'
import type { SpfOutcome, SpfProblem } from './spf.ts'
import { spfTerms } from './spfRecord.ts'

export const spfCodes = [
  'spfGood',
  'spfUnknown',
  'spfMissing',
  'spfSeveral',
  'spfSyntax',
  'spfTooManyLookups',
  'spfTooManyVoids',
  'spfIncludeMissing',
  'spfAllowsAll',
  'spfOpen',
  'spfOther',
  'spfByService',
  'spfForeign',
] as const
export type SpfCode = (typeof spfCodes)[number]

type SpfFacts = {
  domain: string
  /** read to its end, for nobody in particular */
  record: SpfOutcome
  /** what lets the sender's server in, such as `include:_spf.google.com` */
  mechanism: string
  /** of the sender's server itself, where its addresses are known */
  sender: readonly SpfOutcome[]
}

const codeOf: Record<SpfProblem, SpfCode> = {
  several: 'spfSeveral',
  syntax: 'spfSyntax',
  lookups: 'spfTooManyLookups',
  tooManyHosts: 'spfTooManyLookups',
  voids: 'spfTooManyVoids',
  includeMissing: 'spfIncludeMissing',
}
// What is wrong there is in records of others, or too much of what the user wants: nobody but the owner can choose.
const ownersChoice: readonly SpfCode[] = ['spfTooManyLookups', 'spfTooManyVoids', 'spfIncludeMissing']

export function judgeSpf({ domain, record, mechanism, sender }: SpfFacts): Check<SpfCode> {
  const { result, problem, records } = record
  const says = (state: Check<SpfCode>['state'], code: SpfCode, wanted: RecordToPublish | null): Check<SpfCode> => ({
    state,
    code,
    found: problem && code !== 'spfSeveral' ? [...records, problem.at] : records,
    wanted,
  })
  const value = mendedSpf(records, mechanism)
  // What is wrong then stands in a record of somebody else.
  const isAsWanted = records.length === 1 && records[0]?.toLowerCase() === value.toLowerCase()
  const wanted: RecordToPublish | null = isAsWanted ? null : { type: 'TXT', name: domain, value }
  if (result === 'temperror') return says('unknown', 'spfUnknown', null)
  if (result === 'none') return says('red', 'spfMissing', wanted)
  if (problem) {
    const code = codeOf[problem.kind]
    return says('red', code, ownersChoice.includes(code) ? null : wanted)
  }
  if (result === 'pass') return says('red', 'spfAllowsAll', wanted)
  // A relay may send from other addresses than it listens on: only the record's words are proof that it is missing.
  if (!letsIn(record, mechanism) && !sender.some(({ result }) => result === 'pass'))
    return says('yellow', 'spfOther', wanted)
  if (result === 'neutral') return says('yellow', 'spfOpen', wanted)
  return says('green', 'spfGood', null)
}

function letsIn({ includes, records }: SpfOutcome, mechanism: string): boolean {
  const wanted = mechanism.toLowerCase()
  if (wanted.startsWith('include:') && includes.includes(wanted.slice('include:'.length))) return true
  return records.some((text) => spfTerms(text).some((term) => term.toLowerCase().replace(/^\+/, '') === wanted))
}

const all = /^[-+~?]?all$/i
const known = /^[-+~?]?(?:all$|(?:include|exists|ptr|ip4|ip6):\S+$|(?:a|mx)(?:[:/]\S+)?$|ptr$)|^(?:redirect|exp)=\S+$/i

/** One record that lets in whom the old ones let in, and the sender, and closes: strictly where one of them did. */
export function mendedSpf(records: readonly string[], mechanism: string): string {
  const terms = records.flatMap(spfTerms).filter((term) => known.test(term))
  const isStrict = terms.some((term) => term.toLowerCase() === '-all')
  // A redirect is only followed by a record without `all`: named as an include it lets in the same.
  const kept = terms
    .filter((term) => !all.test(term) && !/^exp=/i.test(term))
    .map((term) => term.replace(/^redirect=/i, 'include:').replace(/^\+/, ''))
  const unique = [...kept, mechanism].filter(
    (term, at, every) => every.findIndex((other) => other.toLowerCase() === term.toLowerCase()) === at,
  )
  return ['v=spf1', ...unique, isStrict ? '-all' : '~all'].join(' ')
}

/** What the big mail services tell their customers to publish, by the end of the name of their SMTP server. */
const includes: Record<string, string> = {
  'gmail.com': '_spf.google.com',
  'googlemail.com': '_spf.google.com',
  'google.com': '_spf.google.com',
  'office365.com': 'spf.protection.outlook.com',
  'outlook.com': 'spf.protection.outlook.com',
  'qq.com': 'spf.mail.qq.com',
  '163.com': 'spf.163.com',
  '126.com': 'spf.163.com',
  'yeah.net': 'spf.163.com',
  'qiye.aliyun.com': 'spf.qiye.aliyun.com',
  'mxhichina.com': 'spf.mxhichina.com',
  'smtpdm.aliyun.com': 'spf1.dm.aliyun.com',
  'zoho.com': 'zohomail.com',
  'zoho.eu': 'zohomail.eu',
  'amazonaws.com': 'amazonses.com',
  'sendgrid.net': 'sendgrid.net',
  'mailgun.org': 'mailgun.org',
  'mtasv.net': 'spf.mtasv.net',
  'postmarkapp.com': 'spf.mtasv.net',
  'mandrillapp.com': 'spf.mandrillapp.com',
  'mailjet.com': 'spf.mailjet.com',
  'brevo.com': 'spf.brevo.com',
  'sendinblue.com': 'spf.sendinblue.com',
  'sparkpostmail.com': 'sparkpostmail.com',
  'yandex.com': '_spf.yandex.net',
  'yandex.ru': '_spf.yandex.net',
  'mail.ru': '_spf.mail.ru',
  'messagingengine.com': 'spf.messagingengine.com',
  'ionos.com': '_spf-us.ionos.com',
  'ovh.net': 'mx.ovh.com',
  'emailsrvr.com': 'emailsrvr.com',
  'migadu.com': 'spf.migadu.com',
  'larksuite.com': '_netblocks.larksuite.com',
  'feishu.cn': '_netblocks.m.feishu.cn',
}

/** What lets mail of this SMTP server in: its service's include, or its own addresses. */
export function spfMechanism(smtpHost: string): string {
  const host = plainName(smtpHost)
  const ip = parseIp(host)
  if (ip) return `ip${ip.bits === 32 ? 4 : 6}:${host}`
  // What stands behind the name of an inner server is seen by nobody outside: mostly it is where mail arrives as well.
  if (!isPublicName(host)) return 'mx'
  const labels = host.split('.')
  const ends = labels.map((_, at) => labels.slice(at).join('.'))
  const include = ends.map((end) => includes[end]).find((found) => found !== undefined)
  return include ? `include:${include}` : `a:${host}`
}
