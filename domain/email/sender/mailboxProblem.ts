import type { EmailMessage } from '../render/message.ts'

/** How far reading a mailbox comes, in the order in which it is done. */
const mailboxSteps = ['address', 'connect', 'encrypt', 'signIn', 'open'] as const
export type MailboxStep = (typeof mailboxSteps)[number]

/**
 * Why answers cannot be read, by the step at which it shows. `refuses`: the server says no as often as it is asked, and
 * asking again may lock the account.
 */
export const mailboxProblems = {
  hostUnknown: { step: 'address', refuses: false },
  hostPrivate: { step: 'address', refuses: false },
  openNetwork: { step: 'address', refuses: false },
  unreachable: { step: 'connect', refuses: false },
  notImap: { step: 'connect', refuses: false },
  startTlsMissing: { step: 'encrypt', refuses: false },
  certificate: { step: 'encrypt', refuses: false },
  encryption: { step: 'encrypt', refuses: false },
  passwordMissing: { step: 'signIn', refuses: true },
  passwordRefused: { step: 'signIn', refuses: true },
  appPassword: { step: 'signIn', refuses: true },
  noPasswordSignIn: { step: 'signIn', refuses: true },
  grantEnded: { step: 'signIn', refuses: true },
  grantRefused: { step: 'signIn', refuses: true },
  grantSilent: { step: 'signIn', refuses: false },
  busy: { step: 'signIn', refuses: false },
  inboxMissing: { step: 'open', refuses: false },
  brokenOff: { step: 'open', refuses: false },
} as const satisfies Record<string, { step: MailboxStep; refuses: boolean }>
export type MailboxProblem = keyof typeof mailboxProblems

type Language = EmailMessage['language']

/** What happened, and what to do about it. */
export const mailboxProblemWords: Record<Language, Record<MailboxProblem, { what: string; todo: string }>> = {
  en: {
    hostUnknown: { what: 'There is no server of this name.', todo: 'Check the spelling of the IMAP server.' },
    hostPrivate: { what: 'This server is not on the internet.', todo: 'Enter the public name of your IMAP server.' },
    openNetwork: {
      what: 'Without encryption everybody on the way could read the password.',
      todo: 'Choose TLS (port 993) or STARTTLS (143).',
    },
    unreachable: {
      what: 'The server does not answer at this port.',
      todo: 'Check server and port: 993 for TLS, 143 for STARTTLS.',
    },
    notImap: {
      what: 'What answers at this port does not speak IMAP.',
      todo: 'Check the port: 993 for TLS, 143 for STARTTLS.',
    },
    startTlsMissing: { what: 'The server offers no STARTTLS.', todo: 'Choose TLS with port 993.' },
    certificate: {
      what: 'The certificate of the server is not valid for this name.',
      todo: 'Enter the name that your provider gives.',
    },
    encryption: {
      what: 'No encrypted connection came about.',
      todo: 'Try the other kind: TLS with port 993, or STARTTLS with 143.',
    },
    passwordMissing: { what: 'The password of this mailbox is not known.', todo: 'Enter it.' },
    passwordRefused: {
      what: 'The server refuses user or password.',
      todo: 'Check both, and whether your provider has IMAP switched on or wants a password for apps.',
    },
    appPassword: {
      what: 'Your provider wants a password for apps.',
      todo: 'Make one in the settings of the mailbox and enter it here.',
    },
    noPasswordSignIn: {
      what: 'The server lets nobody sign in with a password.',
      todo: 'Ask your provider to allow it for IMAP.',
    },
    grantEnded: {
      what: 'The mailbox is not granted to Fairlead any more.',
      todo: 'Sign in with the provider again.',
    },
    grantRefused: {
      what: 'The server lets nobody in with what you granted.',
      todo: 'The user name must be the mailbox that you signed in with, and IMAP must be allowed for it.',
    },
    grantSilent: {
      what: 'The provider gave no key for the mailbox just now.',
      todo: 'It is tried again by itself.',
    },
    busy: { what: 'The server takes no more connections now.', todo: 'It is tried again by itself.' },
    inboxMissing: {
      what: 'The server does not open the inbox.',
      todo: 'Check in the webmail whether IMAP is switched on.',
    },
    brokenOff: { what: 'The connection broke off.', todo: 'It is tried again by itself.' },
  },
  zh: {
    hostUnknown: { what: '找不到该服务器。', todo: '请检查 IMAP 服务器名称的拼写。' },
    hostPrivate: { what: '该服务器不在公网上。', todo: '请填写 IMAP 服务器的公网名称。' },
    openNetwork: { what: '不加密会泄露密码。', todo: '请选择 TLS（端口 993）或 STARTTLS（端口 143）。' },
    unreachable: { what: '服务器在该端口没有响应。', todo: '请检查服务器和端口：TLS 为 993，STARTTLS 为 143。' },
    notImap: { what: '该端口上的服务不是 IMAP。', todo: '请检查端口：TLS 为 993，STARTTLS 为 143。' },
    startTlsMissing: { what: '服务器不支持 STARTTLS。', todo: '请选择 TLS，端口 993。' },
    certificate: { what: '服务器证书与该名称不符。', todo: '请填写邮箱服务商提供的服务器名称。' },
    encryption: { what: '无法建立加密连接。', todo: '请换一种方式：TLS 端口 993，或 STARTTLS 端口 143。' },
    passwordMissing: { what: '尚未填写该邮箱的密码。', todo: '请填写密码。' },
    passwordRefused: {
      what: '用户名或密码被拒绝。',
      todo: '请检查，并确认邮箱已开启 IMAP 服务；部分服务商需使用授权码。',
    },
    appPassword: { what: '邮箱服务商要求使用授权码。', todo: '请在邮箱设置中生成后填写到这里。' },
    noPasswordSignIn: { what: '服务器不允许使用密码登录。', todo: '请联系邮箱服务商为 IMAP 开启密码登录。' },
    grantEnded: { what: '该邮箱对展客通的授权已失效。', todo: '请重新登录服务商授权。' },
    grantRefused: {
      what: '服务器不接受您的授权。',
      todo: '用户名须与授权时登录的邮箱一致，并且该邮箱允许 IMAP。',
    },
    grantSilent: { what: '服务商暂时没有给出邮箱的访问令牌。', todo: '系统会自动重试。' },
    busy: { what: '服务器暂时不接受更多连接。', todo: '系统会自动重试。' },
    inboxMissing: { what: '服务器未能打开收件箱。', todo: '请在网页邮箱中确认已开启 IMAP 服务。' },
    brokenOff: { what: '连接中断。', todo: '系统会自动重试。' },
  },
}
