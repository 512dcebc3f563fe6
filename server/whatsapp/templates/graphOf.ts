import type { WhatsappAccount } from '#domain/channels/account'
import type { TemplateHandInProblem } from '#domain/whatsapp/templateRow'
import type { CallService } from '../../channels/callService.ts'
import type { TemplateAnswer } from '../../channels/whatsapp/askTemplates.ts'
import type { GraphSetting } from '../../channels/whatsapp/graph.ts'
import { metaWords } from './rows.ts'

/** How Meta is spoken to for one number: the templates are of its WhatsApp Business account, by `waba`. */
export type TemplateGraph = { setting: GraphSetting; call: CallService; waba: string; app: string }
export type OpenTemplateGraph = (of: { account: string; row: WhatsappAccount }) => Promise<TemplateGraph>

/** Meta surely did nothing: why not, and its own words. */
export class TemplateRefusal extends Error {
  readonly problem: TemplateHandInProblem
  readonly details: string
  constructor(problem: TemplateHandInProblem, details = '') {
    super(problem)
    this.problem = problem
    this.details = metaWords(details)
  }
}

/** Of a question that changes nothing: whether it was heard does not matter. */
export function bodyOf(answer: TemplateAnswer): unknown {
  if (answer.kind === 'done') return answer.body
  throw answer.kind === 'refused'
    ? new TemplateRefusal(answer.problem, answer.details)
    : new TemplateRefusal('unreachable')
}
