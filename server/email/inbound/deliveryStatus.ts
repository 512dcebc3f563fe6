import type { BounceReason } from '#domain/campaigns/receiverReason'
import { type BounceClass, type RefusalMeaning, readRefusal } from '#domain/email/sender/refusal'
import { parseAddress } from './addresses.ts'
import { type Field, type HeaderFields, readGroups, valueOf } from './fields.ts'
import type { InboundLimits } from './limits.ts'
import { beforeCopy, saidOf } from './said.ts'
import { statusFrom } from './status.ts'

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
export function readDeliveryStatus(part: Uint8Array, limits: InboundLimits, text: string): RecipientReport[] {
  const groups = readGroups(part, limits).flatMap(parted)
  const reporter = typeless(valueOf(groups[0] ?? [], 'reporting-mta'))
  const named = groups
    .filter((group) => group.some(({ name }) => ['final-recipient', 'original-recipient', 'action'].includes(name)))
    .slice(0, limits.recipients)
  const all = groups.flatMap((group) => addressesOf(group).slice(0, 1))
  const said = beforeCopy(text)
  return named.flatMap((group) => {
    const words =
      all.length > 1
        ? addressesOf(group)
            .map((one) => saidOf(one, all, said) ?? '')
            .join('\n')
        : said
    return recipientReport(group, reporter, words) ?? []
  })
}

/** Some leave out the empty lines between two receivers. */
function parted(group: HeaderFields): HeaderFields[] {
  const parts: Field[][] = [[]]
  for (const field of group) {
    const isNext = field.name === 'final-recipient' && parts.at(-1)!.some(({ name }) => name === field.name)
    if (isNext) parts.push([field])
    else parts.at(-1)!.push(field)
  }
  return parts
}

const addressesOf = (group: HeaderFields): string[] =>
  ['final-recipient', 'original-recipient'].flatMap((name) => typed(valueOf(group, name)) ?? [])

function recipientReport(group: HeaderFields, reporter: string, said: string): RecipientReport | null {
  // What some write behind the status, in brackets.
  const [, comment = ''] = /\(([^()]{3,300})\)/.exec(valueOf(group, 'status')) ?? []
  const diagnostic = typeless(valueOf(group, 'diagnostic-code', 2_000)) || comment
  const status = statusFrom(valueOf(group, 'status'), diagnostic)
  const action = actionOf(valueOf(group, 'action'), status)
  if (!action) return null
  const meaning = action === 'failed' ? meaningOf(status, diagnostic, said) : null
  return reported(
    { action, status, diagnostic, meaning },
    {
      final: typed(valueOf(group, 'final-recipient')),
      original: typed(valueOf(group, 'original-recipient')),
      server: typeless(valueOf(group, 'remote-mta')) || reporter,
    },
  )
}

type Report = Pick<RecipientReport, 'action' | 'status' | 'diagnostic'> & { meaning: RefusalMeaning | null }

export const reported = (
  { meaning, ...report }: Report,
  who: Pick<RecipientReport, 'final' | 'original' | 'server'>,
): RecipientReport => ({ ...who, ...report, class: meaning?.class ?? null, reason: meaning?.reason ?? null })

/**
 * At what command it was said stands only in the words for people. Where the report itself says nothing that is known, so
 * does why.
 */
function meaningOf(status: string | null, diagnostic: string, said: string): RefusalMeaning {
  const [step = ''] = /\(in\s+reply\s+to\s[^)]{3,60}\)|refused\s+to\s+talk\s+to\s+me/.exec(said) ?? []
  const code = Number(/^\s*([45]\d\d)\b/.exec(diagnostic)?.[1] ?? 0) || null
  const meaning = readRefusal({ code, status, text: `${diagnostic || said} ${step}` })
  const spoken = readRefusal({ code: null, status, text: said })
  // A full mailbox is called unknown by more than one server.
  if (meaning.reason === 'other' || (meaning.reason === 'badAddress' && spoken.reason === 'full')) return spoken
  return meaning
}

function actionOf(word: string, status: string | null): Action | null {
  const [first] = /^[a-z]+/.exec(word.toLowerCase()) ?? []
  const action = actions.find((one) => one === first)
  if (action || !status) return action ?? null
  return status[0] === '5' ? 'failed' : status[0] === '4' ? 'delayed' : 'delivered'
}

/** `rfc822; a@x.de`, or what old servers write without a type. */
const typeless = (value: string): string => value.replace(/^[\w-]{1,40}\s?;\s?/, '')
const typed = (value: string): string | null => parseAddress(typeless(value))
