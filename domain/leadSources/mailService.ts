import { findDmarc } from '../email/deliverability/dmarc.ts'
import type { Plan } from '../email/deliverability/dns.ts'
import { findMx, type MxOutcome } from '../email/deliverability/mx.ts'
import { isSpf } from '../email/deliverability/spfRecord.ts'

/** What the world may know of a domain's mail. `service`: who takes it; '' where nobody does. null: nobody said. */
export type MailFacts = {
  takesMail: boolean | null
  service: string
  records: string[]
  spf: string | null
  dmarc: string | null
}

/** The hosts of mail services, by what they end with. */
const services: readonly (readonly [name: string, hosts: RegExp])[] = [
  ['Google Workspace', /(^|\.)(google|googlemail)\.com$/],
  ['Microsoft 365', /\.(outlook|office365)\.com$|\.mx\.microsoft$/],
  ['Tencent Exmail', /(^|\.)(qq|exmail\.qq)\.com$|\.icoremail\.net$/],
  ['Alibaba Mail', /\.(mxhichina|aliyun|alimail)\.com$/],
  ['NetEase', /\.(163|126|netease|yeah|ym\.163)\.(com|net)$|\.mail\.163\.com$/],
  ['Zoho Mail', /\.zoho(mail)?\.(com|eu|in|cn|com\.au)$/],
  ['Yandex', /\.yandex\.(net|ru)$/],
  ['Mail.ru', /\.mail\.ru$/],
  ['IONOS', /\.(ionos|kundenserver|1and1)\.\w+$/],
  ['OVH', /\.ovh\.(net|com|ca)$/],
  ['Gandi', /\.gandi\.net$/],
  ['STRATO', /\.(rzone|strato)\.de$/],
  ['Fastmail', /\.messagingengine\.com$/],
  ['Proton', /\.protonmail\.ch$/],
  ['GoDaddy', /\.secureserver\.net$/],
  ['Namecheap', /\.(registrar-servers|privateemail)\.com$/],
  ['Aruba', /\.aruba\.it$/],
  ['Rackspace', /\.emailsrvr\.com$/],
  ['Amazon', /\.(amazonaws|awsapps)\.com$/],
  ['Mimecast', /\.mimecast\.(com|co\.za)$/],
  ['Proofpoint', /\.(pphosted|ppe-hosted)\.com$/],
  ['Barracuda', /\.(barracudanetworks|ess\.barracuda)\.com$/],
]

/** A name of a service, else the host that takes the mail. */
export const mailServiceOf = (host: string): string => services.find(([, hosts]) => hosts.test(host))?.[0] ?? host

export function* findMailFacts(domain: string): Plan<MailFacts> {
  const mx = yield* findMx(domain)
  const hosts = 'hosts' in mx ? mx.hosts : []
  const spf = yield { type: 'TXT', name: domain }
  const dmarc = yield* findDmarc(domain)
  return {
    takesMail: takesMail(mx),
    service: hosts[0] ? mailServiceOf(hosts[0].host) : '',
    records: hosts.map(({ preference, host }) => `${preference} ${host}`),
    spf: spf.kind === 'found' ? (spf.values.find(isSpf) ?? null) : null,
    dmarc: dmarc.kind === 'found' ? dmarc.text : null,
  }
}

/** Whether mail can get there at all: no server of theirs is asked. null: nobody said. */
export const takesMail = ({ kind }: MxOutcome): boolean | null =>
  kind === 'unknown' ? null : kind === 'hosts' || kind === 'itself'
