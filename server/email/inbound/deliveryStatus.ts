import type { BounceReason } from '#domain/email/receiverReason'
import { addressOf } from './addresses.ts'
import { type Fields, readGroups, valueOf } from './fields.ts'
import type { InboundLimits } from './limits.ts'
import { type BounceClass, classOf, reasonFor, statusFrom } from './status.ts'

const actions = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const
export type Action = (typeof actions)[number]

/** What became of one receiver. */
export type RecipientReport = {
  /** as the last server knows them, and as the mail was addressed; null when it does not say */
  final: string | null
  original: string | null
  action: Action
  /** RFC 3463, such as 5.1.1 */
  status: string | null
  /** of a failed one */
  class: BounceClass | null
  reason: BounceReason | null
  /** the words of the server that said it */
  diagnostic: string
  /** which server that was, else which one reports it */
  server: string
}

/** The groups of a message/delivery-status (RFC 3464); the first speaks of the mail, each other of one receiver. */
export function readDeliveryStatus(part: Uint8Array, limits: InboundLimits): RecipientReport[] {
  const groups = readGroups(part, limits)
  const reporter = typeless(valueOf(groups[0] ?? [], 'reporting-mta'))
  return groups
    .filter((group) => group.some(({ name }) => ['final-recipient', 'original-recipient', 'action'].includes(name)))
    .slice(0, limits.recipients)
    .flatMap((group) => recipientReport(group, reporter) ?? [])
}

function recipientReport(group: Fields, reporter: string): RecipientReport | null {
  const diagnostic = typeless(valueOf(group, 'diagnostic-code', 2_000))
  const status = statusFrom(valueOf(group, 'status'), diagnostic)
  const action = actionOf(valueOf(group, 'action'), status)
  if (!action) return null
  return reported(action, status, diagnostic, {
    final: typed(valueOf(group, 'final-recipient')),
    original: typed(valueOf(group, 'original-recipient')),
    server: typeless(valueOf(group, 'remote-mta')) || reporter,
  })
}

export function reported(
  action: Action,
  status: string | null,
  diagnostic: string,
  who: Pick<RecipientReport, 'final' | 'original' | 'server'>,
): RecipientReport {
  const reason = action === 'failed' ? reasonFor(status, diagnostic) : null
  return { ...who, action, status, class: reason && classOf(status, reason), reason, diagnostic }
}

function actionOf(word: string, status: string | null): Action | null {
  const [first] = /^[a-z]+/.exec(word.toLowerCase()) ?? []
  const action = actions.find((one) => one === first)
  if (action || !status) return action ?? null
  return status[0] === '5' ? 'failed' : status[0] === '4' ? 'delayed' : 'delivered'
}

/** `rfc822; a@x.de`, or what old servers write without a type. */
const typeless = (value: string): string => value.replace(/^[\w-]{1,40}\s?;\s?/, '')
const typed = (value: string): string | null => addressOf(typeless(value))
