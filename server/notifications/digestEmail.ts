import type { DigestChoice } from '#domain/notifications/digest'
import { type Notice, noticeText } from '#domain/notifications/notice'
import { noticePath, pathOfNotice } from '#domain/notifications/push'
import type { Language } from '#domain/texts/errorText'
import { writeLetter } from '../channels/email/letter.ts'

export type DigestContent = DigestChoice & {
  lang: Language
  /** in ms: what came after it is told */
  before: number
  /** the newest of them */
  notices: readonly Pick<Notice, 'id' | 'content' | 'createtime'>[]
  /** how many there are */
  unread: number
}

type Words = {
  subject: (unread: number) => string
  since: (time: string) => string
  more: (count: number) => string
  why: Record<'daily' | 'weekly', (hour: string) => string>
  off: string
}

const words: Record<Language, Words> = {
  'en-US': {
    subject: (unread) => (unread === 1 ? '1 unread notification' : `${unread} unread notifications`),
    since: (time) => `You have not read these yet. They came after ${time}:`,
    more: (count) => (count === 1 ? 'And 1 more' : `And ${count} more`),
    why: {
      daily: (hour) => `You asked for this mail every day at ${hour}, when there is something new.`,
      weekly: (hour) => `You asked for this mail every Monday at ${hour}, when there is something new.`,
    },
    off: 'Change it or switch it off',
  },
  'zh-CN': {
    subject: (unread) => `${unread} 条未读通知`,
    since: (time) => `以下是 ${time} 之后您尚未阅读的通知：`,
    more: (count) => `还有 ${count} 条`,
    why: {
      daily: (hour) => `您选择了每天 ${hour} 接收此邮件；没有新通知时不发送。`,
      weekly: (hour) => `您选择了每周一 ${hour} 接收此邮件；没有新通知时不发送。`,
    },
    off: '更改或关闭',
  },
}

/** What somebody has not read, in their language and by their clock, each with the way to it. `url`: of this server. */
export function digestEmail({ lang, frequency, hour, time_zone, before, notices, unread }: DigestContent, url: string) {
  const { subject, since, more, why, off } = words[lang]
  const moment = new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: time_zone,
  })
  const items = notices.map(({ id, content, createtime }) => ({
    text: noticeText(content, lang),
    note: moment.format(createtime),
    link: url + pathOfNotice(id),
  }))
  const rest = unread - notices.length
  if (rest > 0) items.push({ text: more(rest), note: '', link: url + noticePath })
  const title = subject(unread)
  const sentence = why[frequency === 'weekly' ? 'weekly' : 'daily'](`${String(hour).padStart(2, '0')}:00`)
  return {
    subject: `${title} · Fairlead`,
    ...writeLetter({
      language: lang,
      title,
      lines: [since(moment.format(before))],
      items,
      foot: { text: sentence, action: off, link: url + noticePath },
    }),
  }
}
