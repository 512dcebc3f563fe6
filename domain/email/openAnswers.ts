import type { EmailAnswer } from './answer.ts'

/** Somebody wrote it, and not a program. */
const isFromPerson = ({ kind }: EmailAnswer) => kind === 'answer' || kind === 'wish'

/**
 * Of each contact the last mail that nobody has answered yet, the newest first. `since`: what came before is left to the
 * contact's time line, or the list would never end.
 */
export function openAnswers(mails: readonly EmailAnswer[], since: number): EmailAnswer[] {
  const lastTo = new Map<string, number>()
  for (const { kind, contact_id, at } of mails)
    if (kind === 'sent') lastTo.set(contact_id, Math.max(at, lastTo.get(contact_id) ?? 0))
  const open = new Map<string, EmailAnswer>()
  for (const mail of mails) {
    if (!isFromPerson(mail) || mail.at < since || mail.at <= (lastTo.get(mail.contact_id) ?? 0)) continue
    const known = open.get(mail.contact_id)
    if (!known || known.at < mail.at) open.set(mail.contact_id, mail)
  }
  return [...open.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
}
