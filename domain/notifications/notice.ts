import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Id, Paragraph, Time } from '../shared/schema.ts'
import type { Language } from '../texts/errorText.ts'
import { noticesEnUS } from './texts.en-US.ts'
import { noticesZhCN } from './texts.zh-CN.ts'

/** What a notice is about; each can be muted by itself. */
export const noticeTypes = [
  'rights',
  'contacts',
  'reminder',
  'parked',
  'signIn',
  'balance',
  'email',
  'message',
  'leads',
  'customs',
  'shop',
  'operator',
] as const
export const NoticeType = z.enum(noticeTypes)
export type NoticeType = (typeof noticeTypes)[number]

export type NoticeKey = keyof typeof noticesEnUS
const noticeKeys = Object.keys(noticesEnUS) as NoticeKey[]

/** Said in the language of whoever reads it; or in the operator's own words. */
export const NoticeContent = z.union([
  z.object({ key: z.enum(noticeKeys), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  z.object({ text: Paragraph }),
])
export type NoticeContent = z.output<typeof NoticeContent>

/** A page of ours: what is opened from a notice never leads away. */
export const NoticeLink = z.string().check(z.maxLength(limits.urlLength), z.regex(/^\/[a-zA-Z][^\\\s]*$/))

/** Something that one user is told, and nobody else: only the server writes it. */
export const Notice = z.object({
  id: Id,
  user: Id,
  type: NoticeType,
  /** from `limits.importantLevel` on it is important */
  level: z.int().check(z.minimum(1), z.maximum(9)),
  /** the specification's: unread, read */
  status: z.enum(['0', '1']),
  content: NoticeContent,
  link: z.nullable(NoticeLink),
  createtime: Time,
})
export type Notice = z.output<typeof Notice>

/** Notices of this type come as read: they raise no dot, no window and no push. */
export const NoticeMute = z.object({ id: Id, user: Id, type: NoticeType, created_at: Time, updated_at: Time })
export type NoticeMute = z.output<typeof NoticeMute>

export const isUnread = ({ status }: Pick<Notice, 'status'>) => status === '0'
export const isImportant = ({ level }: Pick<Notice, 'level'>) => level >= limits.importantLevel

/** What is put before the user unasked. `today`: when this day began where the user is. */
export const interrupts = (notice: Notice, today: number) =>
  isImportant(notice) && isUnread(notice) && notice.createtime >= today

export const newestFirst = (a: Notice, b: Notice) => b.createtime - a.createtime || (a.id < b.id ? 1 : -1)

const words = { 'zh-CN': noticesZhCN, 'en-US': noticesEnUS }

export function noticeText(content: NoticeContent, language: Language): string {
  if ('text' in content) return content.text
  return words[language][content.key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(content.values[name] ?? ''))
}
