import type { SendOutcome } from '#domain/campaigns/outcome'
import type { BounceReason } from '#domain/campaigns/receiverReason'
import type { CampaignTaskProblem } from '#domain/campaigns/task'
import { endsNumber, type SmsReason, type SmsRouteProblem } from '#domain/sms/services'
import type { SmsOutcome } from '../../channels/sms/services/service.ts'

/** The outcome of a text message in the words of no channel. */
export function outcomeOfSms(outcome: SmsOutcome): SendOutcome {
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'accepted', refs: outcome.refs, code: '', text: '' }
    case 'refused': {
      const { reason, code } = outcome
      return { kind: 'refused', reason: bounceReasonOf(reason), permanent: endsNumber.has(reason), code, text: '' }
    }
    case 'later':
      return { kind: 'later', of: 'sender', until: outcome.until, code: outcome.code, text: '' }
    case 'route': {
      const { problem, passes, code } = outcome
      return { kind: 'account', passes, atOnce: !passes, pauses: pauses[problem], code, text: '' }
    }
    case 'uncertain':
      return { kind: 'uncertain', refs: outcome.refs ?? [], ...(outcome.parts && { parts: outcome.parts }) }
  }
}

const bounceReasons: Record<SmsReason, BounceReason> = {
  badNumber: 'badAddress',
  landline: 'badAddress',
  unreachable: 'unreachable',
  blocked: 'blocked',
  optedOut: 'blocked',
  content: 'content',
  sender: 'sender',
  template: 'content',
  country: 'other',
  expired: 'unreachable',
  limit: 'blocked',
  other: 'other',
}
export const bounceReasonOf = (reason: SmsReason): BounceReason => bounceReasons[reason]

const pauses: Record<SmsRouteProblem, Exclude<CampaignTaskProblem, ''>> = {
  credentials: 'senderRefused',
  balance: 'senderRefused',
  sender: 'senderRefused',
  template: 'messageFaulty',
  forbidden: 'senderRefused',
  unreachable: 'senderUnreachable',
}
