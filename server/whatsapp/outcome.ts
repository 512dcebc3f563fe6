import type { BounceReason } from '#domain/campaigns/receiverReason'
import type { CampaignTaskProblem } from '#domain/campaigns/task'
import {
  endsReceiver,
  type GraphMeaning,
  type WhatsappProblem,
  type WhatsappReason,
} from '#domain/whatsapp/graphErrors'
import type { GraphOutcome } from '../channels/whatsapp/graph.ts'
import type { ChatOutcome } from '../conversations/sending/chatDriver.ts'

/** The outcome of one message in the words of no channel; `problem` in WhatsApp's own. */
export function outcomeOfGraph(outcome: GraphOutcome, now: number): ChatOutcome {
  switch (outcome.kind) {
    case 'accepted':
      return { kind: 'accepted', refs: [outcome.ref], code: '', text: '' }
    case 'refused': {
      const { reason, code } = outcome
      return {
        kind: 'refused',
        reason: bounceReasonOfGraph(reason),
        permanent: endsReceiver.has(reason),
        code,
        text: '',
        problem: reason,
      }
    }
    case 'later': {
      const { of, ms, code } = outcome
      return {
        kind: 'later',
        of: of === 'number' ? 'sender' : of,
        until: ms === null ? null : now + ms,
        code,
        text: '',
      }
    }
    case 'number': {
      const { problem, passes, code } = outcome
      return { kind: 'account', passes, atOnce: !passes, pauses: pauses[problem], code, text: '', problem }
    }
    case 'template': {
      const { fault, code } = outcome
      return {
        kind: 'account',
        passes: false,
        atOnce: true,
        pauses: fault === 'values' ? 'messageFaulty' : 'templateNotReady',
        code,
        text: '',
        problem: templateProblem(fault),
      }
    }
    case 'uncertain':
      return { kind: 'uncertain', refs: [] }
  }
}

const bounceReasons: Record<WhatsappReason, BounceReason> = {
  unreachable: 'unreachable',
  stopped: 'optedOut',
  perPerson: 'enough',
  windowClosed: 'blocked',
  numberNeeded: 'badAddress',
  content: 'content',
  media: 'content',
  expired: 'unreachable',
  blocked: 'blocked',
  other: 'other',
}
export const bounceReasonOfGraph = (reason: WhatsappReason): BounceReason => bounceReasons[reason]

const pauses: Record<WhatsappProblem, Exclude<CampaignTaskProblem, ''>> = {
  token: 'senderRefused',
  restricted: 'senderRefused',
  payment: 'senderRefused',
  notRegistered: 'senderRefused',
  forbidden: 'senderRefused',
  unreachable: 'senderUnreachable',
}

const templateProblem = (fault: string) => `template ${fault}`

/** The same of what Meta says later of a message that it had taken. */
export function problemOfGraph(meaning: GraphMeaning): string {
  switch (meaning.kind) {
    case 'receiver':
      return meaning.reason
    case 'number':
      return meaning.problem
    case 'template':
      return templateProblem(meaning.fault)
    case 'wait':
      return meaning.of === 'receiver' ? 'perPerson' : 'other'
    case 'uncertain':
      return 'other'
  }
}
