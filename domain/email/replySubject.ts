import { limits } from '../limits.ts'

const marks = /^(?:\s*(?:re|aw|sv|antw|回复|回覆|答复|答覆)\s*(?:\[\d{1,3}\])?\s*[:\uff1a])+\s*/iu

/** A subject without the marks of an answer that stand before it. */
export const withoutReplyMarks = (subject: string): string => subject.replace(marks, '')

/** The subject of an answer to a mail of this subject. */
export const replySubject = (subject: string): string => {
  const bare = withoutReplyMarks(subject).trim()
  return bare ? `Re: ${bare}`.slice(0, limits.lineLength).replace(/[\ud800-\udbff]$/, '') : ''
}
