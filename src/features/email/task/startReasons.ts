import { checkMessage } from '#domain/email/checks'
import { type DomainReport, reasonsAgainst, type StartReason } from '#domain/email/domainReport'
import type { MailProblem } from '#domain/email/mailProblem'
import type { EmailMessage } from '#domain/email/message'
import type { EmailSender } from '#domain/email/sender'

/** Why a task may be kept and may not start. */
export type StartObstacle =
  | { kind: 'domainRed'; domain: string; parts: StartReason['part'][] }
  | { kind: 'passwordMissing' }
  | { kind: 'messageErrors'; errors: MailProblem[] }
  | { kind: 'nobody' }
  | { kind: 'pointsInsufficient'; missing: number | null }

type About = {
  message: EmailMessage | undefined
  sender: EmailSender | undefined
  reply_address: string
  /** null: not counted yet */
  receivers: number | null
  /** null: nobody here knows; then the server decides */
  enough: boolean | null
  /** null: some, and nobody here knows how many */
  missing: number | null
}

export function obstaclesTo({ message, sender, reply_address, receivers, enough, missing }: About): StartObstacle[] {
  const found: StartObstacle[] = []
  const parts = sender ? redParts(sender) : []
  if (sender && parts.length > 0) found.push({ kind: 'domainRed', domain: domainOfSender(sender), parts })
  if (sender?.smtp.user && !sender.has_password) found.push({ kind: 'passwordMissing' })
  if (message && sender) {
    const { signature } = sender
    const errors = checkMessage({ message, signature, reply_address }).filter(({ severity }) => severity === 'error')
    if (errors.length > 0) found.push({ kind: 'messageErrors', errors })
  }
  if (receivers === 0) found.push({ kind: 'nobody' })
  if (enough === false && receivers !== 0) found.push({ kind: 'pointsInsufficient', missing })
  return found
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
