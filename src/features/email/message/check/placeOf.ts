import type { MailProblem } from '#domain/email/sender/mailProblem'
import type { MessageFields } from '../../../../components/mail/editing/fields.ts'

export type Place = { kind: 'block'; id: string } | { kind: 'theme' | 'preheader' | 'plain' | 'attachments' }

/** Where a problem is; null: it is about the whole mail, or about who sends it. */
export function placeOf({ code, block, value }: MailProblem, fields: MessageFields): Place | null {
  if (block !== undefined) return { kind: 'block', id: block }
  if (code.startsWith('attachment')) return { kind: 'attachments' }
  if (code.startsWith('subject')) return { kind: 'theme' }
  if (code.startsWith('preheader')) return { kind: 'preheader' }
  if (value === undefined) return null
  const has = (text: string) => text.toLowerCase().includes(value.toLowerCase())
  const kind = (['theme', 'preheader', 'plain'] as const).find((each) => has(fields[each] ?? ''))
  return kind ? { kind } : null
}
