import type { CampaignTaskProblem } from '../../campaigns/task.ts'
import type { EmailMessage } from '../render/message.ts'

/**
 * Why no mail leaves by a sender's server, whoever it is for. `passes`: it may be over in a while without anybody doing
 * something, so the sender is given time; for the others a user has to do what the words say. `task`: what a task of this
 * sender says of it, and whether at once: a password that is wrong stays wrong, while a mail server that is begun anew is
 * there again before anybody has read that it was away.
 */
export const senderProblems = {
  hostUnknown: { passes: false, task: 'senderUnreachable', atOnce: false },
  hostSilent: { passes: true, task: 'senderUnreachable', atOnce: false },
  hostNotAllowed: { passes: false, task: 'senderUnreachable', atOnce: true },
  refused: { passes: false, task: 'senderUnreachable', atOnce: false },
  unreachable: { passes: true, task: 'senderUnreachable', atOnce: false },
  noGreeting: { passes: false, task: 'senderUnreachable', atOnce: false },
  tlsMissing: { passes: false, task: 'senderUnreachable', atOnce: true },
  tlsFailed: { passes: false, task: 'senderUnreachable', atOnce: false },
  certificate: { passes: false, task: 'senderUnreachable', atOnce: true },
  openPassword: { passes: false, task: 'passwordMissing', atOnce: true },
  loginMissing: { passes: false, task: 'passwordMissing', atOnce: true },
  loginNeeded: { passes: false, task: 'passwordMissing', atOnce: true },
  password: { passes: false, task: 'passwordMissing', atOnce: true },
  appPassword: { passes: false, task: 'passwordMissing', atOnce: true },
  grantEnded: { passes: false, task: 'passwordMissing', atOnce: true },
  grantRefused: { passes: false, task: 'passwordMissing', atOnce: true },
  grantSilent: { passes: true, task: 'senderUnreachable', atOnce: false },
  address: { passes: false, task: 'senderRefused', atOnce: true },
  plusAddress: { passes: false, task: 'senderRefused', atOnce: true },
  relay: { passes: false, task: 'senderRefused', atOnce: true },
  tooBig: { passes: false, task: 'senderRefused', atOnce: true },
  quota: { passes: true, task: 'senderRefused', atOnce: false },
  busy: { passes: true, task: 'senderRefused', atOnce: false },
  broken: { passes: true, task: 'senderUnreachable', atOnce: false },
} as const satisfies Record<string, { passes: boolean; task: Exclude<CampaignTaskProblem, ''>; atOnce: boolean }>
export type SenderProblem = keyof typeof senderProblems
export const isSenderProblem = (name: string): name is SenderProblem => Object.hasOwn(senderProblems, name)

/** How far a connection came, in the order in which it is made. */
export const connectionSteps = ['dns', 'connect', 'greeting', 'tls', 'login', 'sender'] as const
export type ConnectionStep = (typeof connectionSteps)[number]

/** What a trial of a sender's server found: a mail could leave, or where it got stuck. */
export type ConnectionTest =
  | { kind: 'works'; encrypted: boolean; most_bytes: number | null }
  | { kind: 'failed'; step: ConnectionStep; problem: SenderProblem; code: number | null; answer: string }

type Language = EmailMessage['language']

export const connectionStepWords: Record<Language, Record<ConnectionStep, string>> = {
  en: {
    dns: 'Find the server',
    connect: 'Connect',
    greeting: 'Greeting',
    tls: 'Encryption',
    login: 'Sign in',
    sender: 'Sender address',
  },
  zh: { dns: '查找服务器', connect: '连接', greeting: '服务器应答', tls: '加密', login: '登录', sender: '发件地址' },
}

/** What happened, and what to do about it. */
export const senderProblemWords: Record<Language, Record<SenderProblem, { what: string; todo: string }>> = {
  en: {
    hostUnknown: { what: 'There is no server of this name.', todo: 'Check the server name for a slip of the pen.' },
    hostSilent: {
      what: 'The name of the server could not be looked up just now.',
      todo: 'Try again in a few minutes.',
    },
    hostNotAllowed: {
      what: 'This name leads into a private network, or the port is none that mail servers use.',
      todo: 'Use the public name of your mail server, and its usual port: 465, 587, 993 or 143.',
    },
    refused: { what: 'Nothing takes mail at this port.', todo: 'Check the port: 465 with TLS, or 587 with STARTTLS.' },
    unreachable: {
      what: 'The server does not answer.',
      todo: 'Check server name and port; a firewall may be in between. Otherwise try again later.',
    },
    noGreeting: {
      what: 'Something answers there, but not as a mail server does.',
      todo: 'Check port and encryption: 465 goes with TLS, 587 with STARTTLS.',
    },
    tlsMissing: {
      what: 'The server offers no encryption at this port.',
      todo: 'Choose TLS with port 465, or ask your provider which port is encrypted.',
    },
    tlsFailed: {
      what: 'No encrypted connection came about.',
      todo: 'Choose TLS for port 465 and STARTTLS for 587; the server must know TLS 1.2.',
    },
    certificate: {
      what: 'The certificate of the server is not valid for this name.',
      todo: 'Use the name that your provider tells you, or have the certificate renewed.',
    },
    openPassword: {
      what: 'Without encryption everybody on the way could read the password.',
      todo: 'Choose TLS or STARTTLS.',
    },
    loginMissing: {
      what: 'The server offers no sign-in at this port.',
      todo: 'Use port 465 or 587, or leave the user name empty if the server needs none.',
    },
    loginNeeded: { what: 'The server wants a sign-in first.', todo: 'Enter user name and password.' },
    password: {
      what: 'The server does not take user name and password.',
      todo: 'Enter both again. The user name is often the whole address; SMTP may have to be switched on first.',
    },
    appPassword: {
      what: 'The provider wants a password made for this program.',
      todo: 'Make an app password (authorization code) in the settings of your mailbox and enter it here.',
    },
    grantEnded: {
      what: 'The mailbox is not granted to Fairlead any more.',
      todo: 'Sign in with the provider again. It ends where the password was changed, or somebody withdrew it.',
    },
    grantRefused: {
      what: 'The server lets nobody in with what you granted.',
      todo: 'The user name must be the mailbox that you signed in with. The administrator may have to allow “Authenticated SMTP” for it.',
    },
    grantSilent: {
      what: 'The provider gave no key for the mailbox just now.',
      todo: 'It is tried again by itself.',
    },
    address: {
      what: 'The server does not let this user write as this address.',
      todo: 'Use the address of the mailbox, or allow this one with your provider.',
    },
    plusAddress: {
      what: 'The server does not let this user write as the address with a plus.',
      todo: 'Switch off “takes mail to name+word” for the mailbox, or allow such addresses with your provider.',
    },
    relay: {
      what: 'The server passes no mail on to others for this user.',
      todo: 'Sign in with user name and password, or ask your provider.',
    },
    tooBig: { what: 'The mail is larger than the server takes.', todo: 'Remove attachments, or link to them instead.' },
    quota: {
      what: 'The provider takes no more mails for now.',
      todo: 'Sending goes on later. Set fewer mails an hour, or ask your provider for more.',
    },
    busy: { what: 'The server takes nothing just now.', todo: 'It is tried again by itself.' },
    broken: { what: 'The connection broke before the mail was handed over.', todo: 'It is tried again by itself.' },
  },
  zh: {
    hostUnknown: { what: '没有这个名称的服务器。', todo: '请检查服务器名称是否写错。' },
    hostSilent: { what: '暂时查不到服务器的地址。', todo: '请过几分钟再试。' },
    hostNotAllowed: {
      what: '这个名称指向内部网络，或者端口不是邮件服务器使用的端口。',
      todo: '请使用邮件服务器的公网名称和常用端口：465、587、993 或 143。',
    },
    refused: { what: '这个端口没有邮件服务。', todo: '请检查端口：465 用 TLS，587 用 STARTTLS。' },
    unreachable: { what: '服务器没有响应。', todo: '请检查服务器名称和端口，也可能被防火墙拦截；否则请稍后再试。' },
    noGreeting: {
      what: '对方有响应，但不是邮件服务器的响应。',
      todo: '请检查端口和加密方式：465 用 TLS，587 用 STARTTLS。',
    },
    tlsMissing: {
      what: '服务器在这个端口不提供加密。',
      todo: '请选择 TLS 和端口 465，或向服务商询问加密端口。',
    },
    tlsFailed: {
      what: '无法建立加密连接。',
      todo: '端口 465 请选择 TLS，587 请选择 STARTTLS；服务器须支持 TLS 1.2。',
    },
    certificate: {
      what: '服务器的证书对这个名称无效。',
      todo: '请使用服务商提供的服务器名称，或更新证书。',
    },
    openPassword: { what: '不加密时，密码会在途中被他人看到。', todo: '请选择 TLS 或 STARTTLS。' },
    loginMissing: {
      what: '服务器在这个端口不提供登录。',
      todo: '请使用端口 465 或 587；如服务器不需要登录，请将用户名留空。',
    },
    loginNeeded: { what: '服务器要求先登录。', todo: '请填写用户名和密码。' },
    password: {
      what: '服务器不接受该用户名和密码。',
      todo: '请重新填写。用户名通常是完整的邮箱地址；SMTP 服务可能需要先开启。',
    },
    appPassword: {
      what: '服务商要求使用专用密码。',
      todo: '请在邮箱设置中生成授权码（应用专用密码）并填写到这里。',
    },
    grantEnded: {
      what: '该邮箱对展客通的授权已失效。',
      todo: '请重新登录服务商授权。修改过密码或撤销过授权，都会使其失效。',
    },
    grantRefused: {
      what: '服务器不接受您的授权。',
      todo: '用户名须与授权时登录的邮箱一致；管理员可能需要为该邮箱开启“经过身份验证的 SMTP”。',
    },
    grantSilent: { what: '服务商暂时没有给出邮箱的访问令牌。', todo: '系统会自动重试。' },
    address: {
      what: '服务器不允许该用户使用这个发件地址。',
      todo: '请使用该邮箱自己的地址，或在服务商处允许这个地址。',
    },
    plusAddress: {
      what: '服务器不允许该用户使用带“+”的地址发信。',
      todo: '请关闭该邮箱的“能收到 名称+文字 的邮件”，或在服务商处允许这类地址。',
    },
    relay: { what: '服务器不为该用户转发邮件。', todo: '请填写用户名和密码登录，或联系服务商。' },
    tooBig: { what: '邮件超过服务器允许的大小。', todo: '请移除附件，或改为链接。' },
    quota: {
      what: '服务商暂时不再接收更多邮件。',
      todo: '稍后会继续发送。请减少每小时的发送量，或向服务商申请提高额度。',
    },
    busy: { what: '服务器暂时不接收邮件。', todo: '系统会自动重试。' },
    broken: { what: '邮件交出之前连接中断。', todo: '系统会自动重试。' },
  },
}
