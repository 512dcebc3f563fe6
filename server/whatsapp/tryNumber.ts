import { lacksSecrets, type WhatsappAccount } from '#domain/channels/account'
import type { NumberFacts } from '#domain/whatsapp/number'
import type { NumberTestAnswer } from '#domain/whatsapp/numberCalls'
import { verifyTokenOf, webhookUrl } from '../channels/accounts/webhookAddress.ts'
import {
  askGraph,
  type GraphProblem,
  readGraphNumber,
  readGraphOwners,
  subscribeCall,
} from '../channels/whatsapp/number.ts'
import type { Secrets } from '../secrets.ts'
import type { GraphAccounts } from './graphAccounts.ts'

type TryTools = { graphAccounts: GraphAccounts; secrets: Secrets; url: string | null }
export type NumberTrial = { answer: NumberTestAnswer; facts: NumberFacts | null }

/** Asks Meta what a number is, and has it tell this server what happens to it. */
export async function tryNumber(
  { graphAccounts, secrets, url }: TryTools,
  of: { account: string; row: WhatsappAccount },
  signal: AbortSignal,
): Promise<NumberTrial> {
  if (lacksSecrets(of.row)) return { answer: { ok: false, problem: 'secretMissing', code: '' }, facts: null }
  const { setting, call, waba, number } = await graphAccounts.of(of)
  const told = await readGraphNumber(call, setting, number, signal)
  if ('problem' in told) return failed(told)
  const owners = await readGraphOwners(call, setting, waba, signal)
  if ('problem' in owners) return failed(owners)
  const isHeard = await subscribe()
  return {
    answer: { ok: true, problem: null, code: '' },
    facts: {
      display: told.display,
      name: told.name,
      name_state: told.nameState,
      quality: told.quality,
      throughput: told.throughput,
      limit: told.portfolioLimit,
      state: told.state,
      portfolio: owners.portfolio,
      portfolio_name: owners.portfolioName,
      app: owners.app,
      is_heard: isHeard,
      told_at: Date.now(),
    },
  }

  /** Meta asks the address before it answers; where that does not come through, sending works all the same. */
  async function subscribe(): Promise<boolean> {
    if (url === null) return false
    const owner = { account: of.account, channelAccount: of.row.id }
    const to = { url: webhookUrl(secrets, url, owner, 'whatsapp'), verifyToken: verifyTokenOf(secrets, owner) }
    const answer = await askGraph(call, subscribeCall(setting, waba, to), signal)
    return !('problem' in answer)
  }
}

const failed = ({ problem, code }: GraphProblem): NumberTrial => ({ answer: { ok: false, problem, code }, facts: null })
