import * as z from 'zod/mini'
import { Id } from '../shared/schema.ts'
import type { Language } from '../texts/errorText.ts'
import { NoticeLink, type NoticeType } from './notice.ts'
import { pushesEnUS } from './texts.en-US.ts'
import { pushesZhCN } from './texts.zh-CN.ts'

/** What a push carries: that there is something, and of what kind. Who and what, the app says to whoever may open it. */
export const PushMessage = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  unread: z.int(),
  /** where it is opened, if not in the list of notices */
  link: z.optional(NoticeLink),
})
export type PushMessage = z.output<typeof PushMessage>

const words = { 'zh-CN': pushesZhCN, 'en-US': pushesEnUS }

export const pushText = (type: NoticeType, language: Language) => ({
  title: words[language][type],
  body: words[language].body,
})

/** The list, with one notice shown in it. */
export const noticePath = '/account/notify'
export const pathOfNotice = (id: string) => `${noticePath}?notice=${id}`
