import { domainIn } from '../deliverability/addressDomain.ts'
import type { EmailSenderFields } from './sender.ts'

type Connection = EmailSenderFields['smtp']
type Server = Omit<Connection, 'user'>

/** What the provider wants in place of the password of its web pages: nothing else, one made for programs, or a code. */
const passwordKinds = ['own', 'app', 'code'] as const
type PasswordKind = (typeof passwordKinds)[number]

export type Preset = {
  /** domains of its own, by which an address tells its provider */
  domains: readonly string[]
  smtp: Server
  /** null: it lets no program read with a password */
  imap: Server | null
  password: PasswordKind
  /** where the provider says how it is done */
  help: string
  /** names of the keys that it signs a customer's own domain with */
  selectors: readonly string[]
}

const tls = (host: string, port: number): Server => ({ host, port, socket: 'tls' })
const startTls = (host: string, port: number): Server => ({ host, port, socket: 'starttls' })

/** As the providers document it. An own server is what is none of these. */
export const presets = {
  google: {
    domains: ['gmail.com', 'googlemail.com'],
    smtp: tls('smtp.gmail.com', 465),
    imap: tls('imap.gmail.com', 993),
    password: 'app',
    help: 'https://support.google.com/mail/answer/185833',
    selectors: ['google'],
  },
  // Exchange Online takes passwords for SMTP alone, and from the end of 2026 only where its administrator switches that on.
  microsoft: {
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'live.cn', 'msn.com', 'outlook.de', 'outlook.fr'],
    smtp: startTls('smtp.office365.com', 587),
    imap: null,
    password: 'app',
    help: 'https://learn.microsoft.com/exchange/clients-and-mobile-in-exchange-online/authenticated-client-smtp-submission',
    selectors: ['selector1', 'selector2'],
  },
  qq: {
    domains: ['qq.com', 'vip.qq.com', 'foxmail.com'],
    smtp: tls('smtp.qq.com', 465),
    imap: tls('imap.qq.com', 993),
    password: 'code',
    help: 'https://service.mail.qq.com/detail/0/75',
    selectors: [],
  },
  netease: {
    domains: ['163.com'],
    smtp: tls('smtp.163.com', 465),
    imap: tls('imap.163.com', 993),
    password: 'code',
    help: 'https://help.mail.163.com/faqDetail.do?code=d7a5dc8471cd0c0e8b4b8f4f8e49998b374173cfe9171305fa1ce630d7f67ac2',
    selectors: [],
  },
  netease126: {
    domains: ['126.com'],
    smtp: tls('smtp.126.com', 465),
    imap: tls('imap.126.com', 993),
    password: 'code',
    help: 'https://help.mail.163.com/',
    selectors: [],
  },
  neteaseQiye: {
    domains: [],
    smtp: tls('smtp.qiye.163.com', 994),
    imap: tls('imap.qiye.163.com', 993),
    password: 'code',
    help: 'https://qiye.163.com/help/',
    selectors: [],
  },
  aliyun: {
    domains: [],
    smtp: tls('smtp.qiye.aliyun.com', 465),
    imap: tls('imap.qiye.aliyun.com', 993),
    password: 'own',
    help: 'https://help.aliyun.com/document_detail/36576.html',
    selectors: ['default'],
  },
  // Made for many mails at once. It has no mailbox: answers are read wherever the company has one.
  directMail: {
    domains: [],
    smtp: tls('smtpdm.aliyun.com', 465),
    imap: null,
    password: 'own',
    help: 'https://help.aliyun.com/zh/direct-mail/',
    selectors: [],
  },
  exmail: {
    domains: [],
    smtp: tls('smtp.exmail.qq.com', 465),
    imap: tls('imap.exmail.qq.com', 993),
    password: 'code',
    help: 'https://open.work.weixin.qq.com/help2/pc/19886',
    selectors: [],
  },
  // For domains of one's own; its free addresses are on other servers, which the hint names.
  zoho: {
    domains: [],
    smtp: tls('smtppro.zoho.com', 465),
    imap: tls('imappro.zoho.com', 993),
    password: 'app',
    help: 'https://www.zoho.com/mail/help/zoho-smtp.html',
    selectors: ['zmail', 'zoho'],
  },
  yandex: {
    domains: ['yandex.com', 'yandex.ru', 'yandex.by', 'yandex.kz', 'ya.ru'],
    smtp: tls('smtp.yandex.com', 465),
    imap: tls('imap.yandex.com', 993),
    password: 'app',
    help: 'https://yandex.com/support/yandex-360/customers/mail/en/mail-clients/others',
    selectors: ['mail'],
  },
} as const satisfies Record<string, Preset>
export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets) as PresetName[]

/** Whose mailbox an address is by its domain; of a company's own domain nobody can tell. */
export const presetOfAddress = (address: string): PresetName | null => {
  const domain = domainIn(address)
  return presetNames.find((name) => (presets[name] as Preset).domains.includes(domain)) ?? null
}

/** Whose server this is. */
export const presetOfHost = (host: string): PresetName | null =>
  presetNames.find((name) => presets[name].smtp.host === host.trim().toLowerCase()) ?? null

/** Both connections as the provider documents them; all of these sign in with the whole address. */
export function connectionsOf(name: PresetName, address: string): Pick<EmailSenderFields, 'smtp' | 'imap'> {
  const { smtp, imap }: Preset = presets[name]
  return { smtp: { ...smtp, user: address }, imap: imap && { ...imap, user: address } }
}
