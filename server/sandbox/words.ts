import type { ClockStep } from './demoClock.ts'
import type { PhoneManner } from './graph/world.ts'
import type { Act, CapturedMessage } from './inbox.ts'
import type { PhoneMessageState, PhoneTrait } from './phoneTraits.ts'
import type { ActResult } from './receivers.ts'

/** The demo's pages say everything in both languages at once. */
export const kinds = { email: '邮件 · Email', sms: '短信 · Text message' } satisfies Record<
  CapturedMessage['kind'],
  string
>

/** What is done, and what was done. */
export const actWords = {
  open: ['打开', 'Open'],
  click: ['点击', 'Click'],
  reply: ['回复', 'Reply'],
  away: ['自动回复', 'Out of office'],
  bounceHard: ['硬退信', 'Bounce, hard'],
  bounceSoft: ['软退信', 'Bounce, soft'],
  complain: ['投诉', 'Complain'],
  unsubscribe: ['退订', 'Unsubscribe'],
} satisfies Record<Act, [string, string]>

export const actWord = (act: Act) => actWords[act].join(' · ')

/** What came of it. */
export const toldWords = {
  done: '已完成 · Done',
  soon: '已完成，但送达不足 5 秒，按程序访问计 · Done, but within five seconds of its delivery: it counts as a program’s',
  missing: '这封邮件里没有 · This mail has nothing to do that with',
  refused: '服务器没有接受 · The server did not take it',
  unread: '没有发件人读取该地址 · No sender reads the address that it went to',
  foreign: '已送达，但与已发送的邮件无关 · It arrived, and was found to be about no mail that was sent',
  notYet: '邮件仍在发送，请稍后再试 · The mail is still being sent: try again in a moment',
} satisfies Record<ActResult, string>

export const tabWords = {
  inbox: '收件箱 · Inbox',
  phones: '手机 · Phones',
  whatsapp: 'WhatsApp',
  linked: '连接的手机 · Linked phones',
  meta: 'Facebook · Instagram',
  clock: '时间 · Time',
} as const

export const phoneStates = {
  onItsWay: '投递中 · On its way',
  delivered: '已送达 · Delivered',
  refused: '已拒绝 · Refused',
  failed: '未送达 · Not delivered',
} satisfies Record<PhoneMessageState, string>

/** What the phones whose numbers end so do. */
export const traitWords = {
  ordinary: '接收并回执 · Receives, and reports that it did',
  notANumber: '不是有效号码，提交时即被拒绝 · Is no number: refused at once',
  blocked: '被运营商拦截（REJECTD） · Is blocked by its carrier (REJECTD)',
  off: '关机，3 分钟后过期（EXPIRED） · Is switched off, and expires after 3 minutes (EXPIRED)',
  late: '10 分钟后才送达 · Receives after 10 minutes',
  silent: '接收，但没有回执 · Receives, and never reports',
  stops: '接收后回复“退订”或 STOP · Receives, and answers STOP',
  asks: '接收后提问 · Receives, and asks a question',
  early: '回执先于提交应答到达 · Reports before the submission is answered',
  partly: '最后一条分段未送达（UNDELIV） · Does not receive the last part (UNDELIV)',
  busy: '首次提交被限流，再试则接收 · Throttles the first try, and takes the next',
} satisfies Record<PhoneTrait, string>

export const phoneWords = {
  title: '沙盒手机 · Sandbox phones',
  search: '号码 · Number',
  none: '还没有发往任何手机的短信 · No phone has been written to yet',
  ending: '号码末两位 · The number ends in',
  others: '其他 · All others',
  conduct: '这部手机 · This phone',
  behaviour: '每个号码的表现 · What each number does',
  time: '时间按演示的时钟计 · Times are those of the demo’s clock',
  access: '消息中心的接入参数 · How to sign in to the message centre',
  accessHint:
    '可在“短信通道”中再建一条 SMPP 通道，系统 ID 可任取。 · For another SMPP route of the company; any system ID will do.',
  host: '地址 · Host',
  port: '端口 · Port',
  systemId: '系统 ID · System ID',
  password: '密码 · Password',
  parts: (taken: number, parts: number) =>
    taken === parts ? `${parts} 条 · ${parts} ${parts === 1 ? 'part' : 'parts'}` : `${taken} / ${parts} 条 · parts`,
  messages: (count: number) => `${count} 条短信 · ${count} ${count === 1 ? 'message' : 'messages'}`,
  from: '来自 · From',
  sentTo: '发往 · To',
  answerTo: '回复给 · Answer to',
  answerText: '从这部手机回复 · Answer from this phone',
  send: '发送 · Send',
  nameOnly: '发件人是名称而不是号码，手机无法回复。 · The sender is a name: a phone cannot answer it.',
} as const

export const whatsappWords = {
  title: '沙盒 WhatsApp · Sandbox WhatsApp',
  limit: (count: number) => `24 小时内可联系 ${count} 位新客户 · ${count} new people in 24 hours`,
  people: '聊天 · Chats',
  none: '还没有任何聊天 · Nobody has written or been written to yet',
  writeTo: (number: string) => `写给 ${number} · Write to ${number}`,
  from: '从这部手机 · From this phone',
  text: '内容 · Text',
  manner: '这部手机的表现 · How this phone behaves',
  send: '发送 · Send',
  react: '回应 · React',
  noReaction: '移除回应 · Remove',
  share: '分享我的号码 · Share my number',
  hides: '隐藏号码 · Hides the number',
} as const

export const metaPageWords = {
  title: '沙盒 Facebook 与 Instagram · Sandbox Facebook and Instagram',
  page: '主页与账号 · Page and account',
  notHeard:
    '尚未连接：请先在应用中连接主页或账号 · Not connected yet: connect the page or the account in the app first',
  visitors: '访客 · Visitors',
  asVisitor: (name: string) => `以 ${name} 的身份 · As ${name}`,
  where: '在哪里 · Where',
  facebookComment: 'Facebook 评论 · Comment on Facebook',
  facebookMessage: 'Messenger 私信 · Message on Messenger',
  instagramComment: 'Instagram 评论 · Comment on Instagram',
  instagramMessage: 'Instagram 私信 · Message on Instagram',
  text: '内容 · Text',
  picture: '附上一张图片 · With a picture',
  asPage: '以主页的身份，使用 Meta 自己的工具 · As the page, with Meta’s own tools',
  answers: '回复谁 · Answer to',
  send: '发送 · Send',
  comments: '评论 · Comments',
  messages: '私信 · Messages',
  none: '还没有 · Nothing yet',
  hidden: '已隐藏 · Hidden',
  ours: '主页 · The page',
  form: '线索表单 · Lead form',
  name: '姓名 · Name',
  email: '邮箱 · Email',
  phone: '电话 · Phone',
  question: '需要多少盏灯？ · How many lamps?',
  agrees: '我愿意接收邮件资讯 · I want news by email',
  sendForm: '提交表单 · Send the form',
  dialog: '授权 Fairlead 访问您的主页 · Let Fairlead into your page',
  dialogText: '在真实环境中，这里是 Meta 的授权页面。 · In reality this is a page of Meta.',
  allow: '授权 · Allow',
  deny: '拒绝 · Deny',
  endGrant: '撤销全部授权 · Withdraw all grants',
} as const

export const templateWords = {
  title: '模板 · Templates',
  approve: '批准 · Approve',
  reject: '拒绝 · Reject',
  pause: '暂停 · Pause',
} as const

/** Meta's own words, beside ours. */
export const templateStateWords: Readonly<Record<string, string>> = {
  PENDING: '待审核 · Pending',
  APPROVED: '已批准 · Approved',
  REJECTED: '已拒绝 · Rejected',
  PAUSED: '已暂停 · Paused',
  DISABLED: '已停用 · Disabled',
}
export const templateCategoryWords: Readonly<Record<string, string>> = {
  MARKETING: '营销 · Marketing',
  UTILITY: '服务通知 · Utility',
  AUTHENTICATION: '验证码 · Authentication',
}

export const mannerWords = {
  plain: '接收并阅读 · Receives and reads',
  unread: '接收但不阅读 · Receives, and does not read',
  unreachable: '无法送达（131026） · Cannot be reached (131026)',
  stopped: '已停止营销消息（131050） · Has stopped promotions (131050)',
  tooMany: '收到的营销消息已太多（131049） · Has had too many promotions (131049)',
} satisfies Record<PhoneManner, string>

export const linkedWords = {
  title: '沙盒连接的手机 · Sandbox linked phones',
  waiting: '等待扫码的二维码 · Codes that wait for a phone',
  noneWaiting:
    '没有等待扫码的二维码。请先在“WhatsApp 登录”页开始连接。 · No code waits for a phone. Begin to link one on the page “WhatsApp sign-in”.',
  scanWith: (phone: string, name: string) => `用 ${name} +${phone} 扫码 · Scan it with ${name}’s phone +${phone}`,
  otherPhone: '另一部手机的号码 · The number of another phone',
  scan: '扫码 · Scan it',
  codeTitle: '输入配对码 · Type a pairing code',
  code: '八位配对码 · The eight signs',
  ownPhone: '手机号码 · The phone’s number',
  enter: '输入 · Enter',
  numbers: (count: number) => `${count} 个可检测的号码 · ${count} numbers to check`,
  numbersHint: '其中一些没有 WhatsApp · Some of them have no WhatsApp',
  none: '还没有连接任何手机 · No phone has been linked yet',
  connected: '已连接 · Connected',
  apart: (waiting: number) => `未连接，${waiting} 条待收 · Not connected, ${waiting} waiting`,
  banned: '已被封禁 · Banned',
  locked: (until: string) => `新客户锁定至 ${until} · New people locked until ${until}`,
  chats: '聊天 · Chats',
  noChats: '还没有任何聊天 · Nobody has written or been written to yet',
  write: '以客户身份发消息 · Write as a customer',
  from: '客户号码 · From this number',
  inGroup: '在群聊中 · In the group',
  noGroup: '不在群聊中 · In no group',
  text: '内容 · Text',
  send: '发送 · Send',
  sendPicture: '发送图片 · Send a picture',
  sendVoice: '发送语音 · Send a voice note',
  react: '回应 · React',
  quote: '回复内容 · Reply to it',
  reply: '回复 · Reply',
  edit: '修改 · Edit',
  remove: '删除 · Delete',
  removed: '已删除 · Deleted',
  edited: '已修改 · Edited',
  whatsapp: 'WhatsApp 对这部手机 · What WhatsApp does to this phone',
  rules: '此号码的表现 · How this number behaves',
  save: '保存 · Save',
  answer: '自动回复内容（空为不回复） · What it answers by itself (nothing: it does not)',
  newGroup: '新建群聊 · A new group',
  subject: '群名 · Name of the group',
  members: '成员号码 · Numbers of its members',
  make: '创建 · Make',
  failed: '未完成：手机或二维码已不在 · It was not done: the phone or its code is no longer there',
} as const

export const linkedActWords = {
  lockHour: '锁定一小时 · Lock for an hour',
  lockDay: '锁定到明天 · Lock until tomorrow',
  unlock: '解除锁定 · End the lock',
  signOff: '移除设备（401） · Sign the device off (401)',
  replace: '被替换（440） · Replace it (440)',
  ban: '封禁（403） · Ban it (403)',
  cut: '断开连接 · Break the connection',
} as const

export const linkedRuleWords = {
  unregistered: '没有 WhatsApp · Has no WhatsApp',
  blocks: '已拉黑 · Blocks',
  reads: '会阅读 · Reads',
  refuses: '拒收（463） · Is refused with 463',
} as const

export const clockStepWords = {
  hour: '+1 小时 · +1 hour',
  day: '+1 天 · +1 day',
  twoDays: '+2 天 · +2 days',
} satisfies Record<ClockStep, string>

export const clockWords = {
  title: '演示的时间 · The demo’s time',
  real: '与电脑时间一致 · As this computer’s',
  ahead: (days: number, hours: number) =>
    `比电脑时间快 ${days} 天 ${hours} 小时 · ${days} d ${hours} h ahead of this computer`,
  most: '最多只能快一年 · It goes no further than a year ahead',
  moves:
    '到期的定时任务、序列的下一步、发送时段、提醒和延迟送达的短信会立即执行。 · Scheduled tasks, next steps of sequences, sending hours, reminders and late text messages come due at once.',
  stays:
    '只能调快，不能调回。已登录的设备保持登录；同步和设备上的修改仍按真实时间。 · It goes forward only. Whoever is signed in stays so; devices and their changes keep the real time.',
} as const

export const words = {
  pages: '沙盒页面 · Pages of the sandbox',
  title: '沙盒收件箱 · Sandbox inbox',
  sandbox: [
    '沙盒：邮件、短信和 WhatsApp 消息都不会真实发出',
    'Sandbox: no mail, text or WhatsApp message leaves this computer',
  ],
  nothing: '还没有邮件或短信 · Nothing has arrived yet',
  nothingFound: '没有找到 · Nothing is found',
  search: '收件人或主题 · Receiver or subject',
  find: '查找 · Find',
  newer: '较新 · Newer',
  older: '较早 · Older',
  back: '返回 · Back',
  from: '发件人 · From',
  to: '收件人 · To',
  files: '附件 · Attachments',
  html: '邮件 · Mail',
  text: '纯文本 · Text',
  head: '邮件头 · Headers',
  shown:
    '与邮件程序一样：显示邮件即加载图片，计为一次打开；点击其中的链接会被统计，但不列在这里。送达 5 秒内的打开按程序计。 · As in a mail program, showing the mail loads its pictures, which is an open. Links that you follow in it are counted as well, but not listed here. Within five seconds of its delivery all of it counts as a program’s.',
  act: '作为收件人操作 · Act as its receiver',
  replyText: '回复内容 · What to reply',
  some: '让一部分收件人操作 · Have some of the receivers act',
  someHint:
    '从该任务还没有操作过的邮件中按种子选取，每封只做一件事，且在送达 6 秒之后。点击或回复的人也计为已打开。 · Chosen by the seed among the mails of this task that nobody did anything to; one thing for each mail, once it is there for six seconds. Whoever clicks or replies counts as having opened, too.',
  task: '任务 · Task',
  seed: '种子 · Seed',
  start: '开始 · Start',
  delivered: '已送达 · Delivered',
  running: '已执行 · Acted',
  failed: '失败 · Failed',
} as const
