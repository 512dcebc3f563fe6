import { readRefusal } from '#domain/email/sender/refusal'
import { statusFrom } from './status.ts'

// What comes after these is the mail that came back, and says nothing of why.
const copies =
  /^[-|*= ]{0,80}(Below (this line )?is a copy of the (original )?message|This is a copy of (the|your) message|Original message( follows| headers?)?|Message (headers?|text) follows?|The header of the original message|Undelivered message|Unsent message|Message details|Returned message|Received: (from|by)|Return-path: |原始?邮件(内容|如下)?)[^\n]{0,120}$/im

/** What a mailer says itself, without the mail that it sends back. */
export const beforeCopy = (text: string): string => text.slice(0, 20_000).split(copies, 1)[0] ?? ''

/**
 * What stands between a line that begins with this receiver and the next such line. Null where the receivers stand in a
 * list of their own, or after what was said of them: then nobody can tell whose words are whose.
 */
export function saidOf(address: string, all: readonly string[], said: string): string | null {
  const lines = said.split('\n')
  const begins = lines.map((line) => {
    const [, first] = /^(?:\d{3} )?[\s*<"'-]{0,12}([^\s<>:;,"']{3,254})/.exec(line) ?? []
    return all.find((one) => one === first?.toLowerCase()) ?? null
  })
  const parts = begins.flatMap((one, from) => {
    if (one !== address) return []
    // What stands below a line with a code may be of the next one already.
    if (/^\d/.test(lines[from]!)) return [lines[from]!]
    const next = begins.findIndex((other, at) => at > from && other !== null && other !== address)
    return [lines.slice(from, next < 0 ? lines.length : next).join('\n')]
  })
  return parts.find(isTelling) ?? null
}

export const isTelling = (text: string): boolean =>
  statusFrom('', text) !== null || readRefusal({ code: null, status: null, text }).reason !== 'other'

export const replyLines = (said: string): string[] =>
  said
    .split('\n')
    .map((line) => line.trim().slice(0, 500))
    .filter(Boolean)
