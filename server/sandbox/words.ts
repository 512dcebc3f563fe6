import type { Act, CapturedMessage } from './inbox.ts'
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

export const words = {
  title: '沙盒收件箱 · Sandbox inbox',
  sandbox: ['沙盒：不会真实发送邮件或短信', 'Sandbox: no mail or text message leaves this computer'],
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
