import type { Sequence } from '#domain/campaigns/sequence'
import { type DomainReport, reasonsAgainst, type StartReason } from '#domain/email/deliverability/domainReport'
import { errorsOf, themeErrorsOf } from '#domain/email/render/checks'
import type { EmailMessage } from '#domain/email/render/message'
import type { MailProblem } from '#domain/email/sender/mailProblem'
import { type EmailSender, opensBy } from '#domain/email/sender/sender'
import type { MessageObstacle } from '#domain/whatsapp/messageObstacles'

/** Why a task may be kept and may not start. */
export type StartObstacle =
  | { kind: 'domainRed'; domain: string; parts: StartReason['part'][] }
  | { kind: 'passwordMissing' }
  | { kind: 'messageErrors'; message: Pick<EmailMessage, 'id' | 'name' | 'theme'>; errors: MailProblem[] }
  | { kind: 'secondSubject' }
  | { kind: 'nobody' }
  /** of text messages: no route is chosen, or it reaches none of them */
  | { kind: 'routeMissing' }
  | { kind: 'routeReachesNobody' }
  /** of WhatsApp: no number is chosen that can send, or the message cannot be sent as it is */
  | { kind: 'numberMissing' }
  | { kind: 'whatsapp'; obstacle: MessageObstacle }
  /** over linked phones: none is chosen that is signed in, or the template cannot be sent */
  | { kind: 'phoneMissing' }
  | { kind: 'templateFaulty' }
  | { kind: 'pointsInsufficient'; missing: number | null }

type About = {
  /** of a sequence all of them */
  mails: readonly EmailMessage[]
  sender: EmailSender | undefined
  /** '' where none is tested */
  secondSubject: string
  reply_address: string
  /** null: not counted yet */
  receivers: number | null
  /** null: nobody here knows; then the server decides */
  enough: boolean | null
  /** null: some, and nobody here knows how many */
  missing: number | null
}

export function obstaclesTo(about: About): StartObstacle[] {
  const { mails, sender, secondSubject, reply_address, receivers, enough, missing } = about
  const found: StartObstacle[] = []
  const parts = sender ? redParts(sender) : []
  if (sender && parts.length > 0) found.push({ kind: 'domainRed', domain: domainOfSender(sender), parts })
  if (sender?.smtp.user && !opensBy(sender, 'smtp')) found.push({ kind: 'passwordMissing' })
  for (const message of sender ? mails : []) {
    const errors = errorsOf({ message, signature: sender!.signature, reply_address })
    if (errors.length > 0) found.push({ kind: 'messageErrors', message, errors })
  }
  if (secondSubject.trim() && themeErrorsOf(secondSubject).length > 0) found.push({ kind: 'secondSubject' })
  if (receivers === 0) found.push({ kind: 'nobody' })
  if (enough === false && receivers !== 0) found.push({ kind: 'pointsInsufficient', missing })
  return found
}

type Mails = { message: string; sequence: Sequence | null }

type RunCount = { receivers: number; points: { needed: number } }
type OwnedPoints = {
  /** null: nobody here knows; then the server decides */
  enough: boolean | null
  points: number | null
}

/** What a count says, where messages go to numbers: nobody is left, or points are missing. */
export function countObstacles({ receivers, points: { needed } }: RunCount, { enough, points }: OwnedPoints) {
  const found: StartObstacle[] = []
  if (receivers === 0) found.push({ kind: 'nobody' })
  else if (enough === false)
    found.push({ kind: 'pointsInsufficient', missing: points === null ? null : Math.max(0, needed - points) })
  return found
}

/** The messages of a task that are here, each once. */
export function mailsOf({ message, sequence }: Mails, messages: readonly EmailMessage[]): EmailMessage[] {
  const later = sequence?.steps.flatMap((step) => (step.kind === 'mail' ? step.message : [])) ?? []
  const wanted = new Set([message, ...later])
  return messages.filter(({ id }) => wanted.has(id))
}

export const domainOfSender = ({ address }: Pick<EmailSender, 'address'>) => address.slice(address.lastIndexOf('@') + 1)

/** The row holds what the server's judges said, with their codes as texts. */
export const redParts = ({ report }: Pick<EmailSender, 'report'>) =>
  report ? reasonsAgainst(report as unknown as DomainReport).map(({ part }) => part) : []

/** `unknown`: nobody looked yet. */
export function domainTone(sender: Pick<EmailSender, 'report'>): 'green' | 'red' | 'unknown' {
  if (!sender.report) return 'unknown'
  return redParts(sender).length > 0 ? 'red' : 'green'
}
