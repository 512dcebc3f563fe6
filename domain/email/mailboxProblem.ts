import type { Language } from '../texts/errorText.ts'

/** Why answers cannot be read, by the step at which it shows, in the order of the steps. */
export const mailboxProblems = {
  hostUnknown: 'address',
  hostPrivate: 'address',
  openNetwork: 'address',
  unreachable: 'connect',
  notImap: 'connect',
  startTlsMissing: 'encrypt',
  certificate: 'encrypt',
  encryption: 'encrypt',
  passwordMissing: 'signIn',
  passwordRefused: 'signIn',
  appPassword: 'signIn',
  noPasswordSignIn: 'signIn',
  busy: 'signIn',
  inboxMissing: 'open',
  brokenOff: 'open',
} as const satisfies Record<string, MailboxStep>
export type MailboxStep = 'address' | 'connect' | 'encrypt' | 'signIn' | 'open'
export type MailboxProblem = keyof typeof mailboxProblems

/** What the server says no to as often as it is asked: asking again may lock the account. */
export const isRefusal = (problem: MailboxProblem) =>
  problem === 'passwordMissing' ||
  problem === 'passwordRefused' ||
  problem === 'appPassword' ||
  problem === 'noPasswordSignIn'

const en = {
  hostUnknown: 'There is no server of this name. Check the spelling of the IMAP server.',
  hostPrivate: 'This server is not on the internet. Enter the public name of your IMAP server.',
  openNetwork:
    'Without encryption everybody on the way could read the password. Choose TLS (port 993) or STARTTLS (143).',
  unreachable: 'The server does not answer at this port. Check server and port: 993 for TLS, 143 for STARTTLS.',
  notImap: 'What answers at this port does not speak IMAP. Check the port: 993 for TLS, 143 for STARTTLS.',
  startTlsMissing: 'The server offers no STARTTLS. Choose TLS with port 993.',
  certificate: 'The certificate of the server is not valid for this name. Enter the name that your provider gives.',
  encryption: 'No encrypted connection came about. Try the other kind: TLS with port 993, or STARTTLS with 143.',
  passwordMissing: 'Enter the password of this mailbox.',
  passwordRefused:
    'The server refuses user or password. Check both, and whether your provider has IMAP switched on or wants a password for apps.',
  appPassword: 'Your provider wants a password for apps. Make one in the settings of the mailbox and enter it here.',
  noPasswordSignIn: 'The server lets nobody sign in with a password. Ask your provider to allow it for IMAP.',
  busy: 'The server takes no more connections now. It is tried again by itself.',
  inboxMissing: 'The server does not open the inbox. Check in the webmail whether IMAP is switched on.',
  brokenOff: 'The connection broke off. It is tried again by itself.',
} satisfies Record<MailboxProblem, string>

const zh = {
  hostUnknown: '找不到该服务器，请检查 IMAP 服务器名称的拼写',
  hostPrivate: '该服务器不在公网上，请填写 IMAP 服务器的公网名称',
  openNetwork: '不加密会泄露密码，请选择 TLS（端口 993）或 STARTTLS（端口 143）',
  unreachable: '服务器在该端口没有响应，请检查服务器和端口：TLS 为 993，STARTTLS 为 143',
  notImap: '该端口上的服务不是 IMAP，请检查端口：TLS 为 993，STARTTLS 为 143',
  startTlsMissing: '服务器不支持 STARTTLS，请选择 TLS，端口 993',
  certificate: '服务器证书与该名称不符，请填写邮箱服务商提供的服务器名称',
  encryption: '无法建立加密连接，请换一种方式：TLS 端口 993，或 STARTTLS 端口 143',
  passwordMissing: '请输入该邮箱的密码',
  passwordRefused: '用户名或密码被拒绝，请检查，并确认邮箱已开启 IMAP 服务；部分服务商需使用授权码',
  appPassword: '邮箱服务商要求使用授权码，请在邮箱设置中生成后填写到这里',
  noPasswordSignIn: '服务器不允许使用密码登录，请联系邮箱服务商为 IMAP 开启密码登录',
  busy: '服务器暂时不接受更多连接，系统会自动重试',
  inboxMissing: '服务器未能打开收件箱，请在网页邮箱中确认已开启 IMAP 服务',
  brokenOff: '连接中断，系统会自动重试',
} satisfies Record<MailboxProblem, string>

const words = { 'en-US': en, 'zh-CN': zh } satisfies Record<Language, Record<MailboxProblem, string>>

/** What it is and what to do. */
export const mailboxProblemText = (problem: MailboxProblem, language: Language) => words[language][problem]
