import type { courseEnUS } from './texts.en-US.ts'

type Words = (typeof courseEnUS)['chapter']
export type ChapterId = keyof Words
type PartOf<C extends ChapterId> = keyof Words[C]['parts']

export const options = ['a', 'b', 'c'] as const
type Option = (typeof options)[number]
export const questions = ['first', 'second'] as const
export type QuestionId = (typeof questions)[number]

/** Where what was read can be done. */
export const links = {
  sendSetting: '/emailMarketing/emailSendSetting',
  message: '/emailMarketing/emailMessage',
  task: '/emailMarketing/emailTask',
  emailStatistics: '/emailMarketing/emailStatistics',
  contacts: '/statistics/contacts',
  fair: '/statistics/fair',
} as const
type LinkId = keyof typeof links

type Chapter<C extends ChapterId> = {
  parts: readonly PartOf<C>[]
  /** the right option of each question */
  answers: Record<QuestionId, Option>
  links: readonly LinkId[]
}

/** The course in its order; what each chapter says is in the texts. */
export const chapters = {
  domain: {
    parts: ['where', 'spf', 'dkim', 'dmarc', 'mx', 'reverse'],
    answers: { first: 'b', second: 'a' },
    links: ['sendSetting'],
  },
  warmUp: {
    parts: ['why', 'curve', 'best', 'plan'],
    answers: { first: 'c', second: 'a' },
    links: ['sendSetting', 'contacts'],
  },
  writing: {
    parts: ['subject', 'preheader', 'pictures', 'button', 'length', 'tags', 'checks'],
    answers: { first: 'b', second: 'c' },
    links: ['message'],
  },
  law: {
    parts: ['basis', 'source', 'america', 'china', 'address', 'unsubscribe'],
    answers: { first: 'b', second: 'a' },
    links: ['sendSetting', 'contacts'],
  },
  numbers: {
    parts: ['opens', 'clicks', 'bounces', 'complaints', 'few'],
    answers: { first: 'b', second: 'c' },
    links: ['emailStatistics', 'task'],
  },
  fair: {
    parts: ['consent', 'first', 'sequence', 'answer', 'hall'],
    answers: { first: 'a', second: 'c' },
    links: ['fair', 'message', 'task'],
  },
} as const satisfies { [C in ChapterId]: Chapter<C> }

export const chapterIds = Object.keys(chapters) as ChapterId[]
export const chapterAfter = (id: ChapterId): ChapterId | undefined => chapterIds[chapterIds.indexOf(id) + 1]

/** The one that the address names, else the first that was not read yet. */
export const chapterShown = (named: string | null, read: readonly ChapterId[]): ChapterId =>
  chapterIds.find((id) => id === named) ?? chapterIds.find((id) => !read.includes(id)) ?? 'domain'

/** Each chapter has parts of its own, so their keys are put together; the shape of `chapters` holds them to the texts. */
export const partKey = (chapter: ChapterId, part: string, what: 'title' | 'text') =>
  `course.chapter.${chapter}.parts.${part}.${what}` as 'course.chapter.domain.parts.spf.text'
