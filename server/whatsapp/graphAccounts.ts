import type { WhatsappAccount } from '#domain/channels/account'
import { readChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import { type CallService, openServiceCalls } from '../channels/callService.ts'
import type { GraphAddress, GraphSetting } from '../channels/whatsapp/graph.ts'
import type { Database } from '../db/connect.ts'
import type { Secrets } from '../secrets.ts'

/** One number as Meta is asked about it: its own id, its WABA's and the app's, which is '' until Meta has said it. */
export type GraphAccount = { setting: GraphSetting; call: CallService; waba: string; number: string; app: string }

export type OwnedNumber = { account: string; row: Pick<WhatsappAccount, 'id' | 'setting' | 'number'> }

/** What a call for one number needs. */
export type GraphAccess = Pick<GraphAccount, 'setting' | 'call' | 'number'>
/** Fails where the number's secrets cannot be read. */
export type ReachGraph = { of: (number: OwnedNumber) => Promise<GraphAccess> }

/** The numbers of WhatsApp of all companies. */
export type GraphAccounts = {
  /** as its setting and its secrets are now */
  of: (number: OwnedNumber) => Promise<GraphAccount>
  secretsOf: (number: { account: string; row: Pick<WhatsappAccount, 'id'> }) => Promise<Record<string, string>>
  stop: () => void
}

type Tools = { database: Database; secrets: Secrets; graph: GraphAddress }

export function openGraphAccounts({ database, secrets, graph }: Tools): GraphAccounts {
  // The operator said where Graph is, so that no address is judged.
  const services = openServiceCalls({ keepsLines: true })
  const secretsOf: GraphAccounts['secretsOf'] = async ({ account, row }) =>
    (await readChannelSecrets(database.pool, secrets, { account, channelAccount: row.id })).byName
  return {
    async of({ account, row }) {
      const { token = '' } = await secretsOf({ account, row })
      const { waba, number } = row.setting
      return { setting: { ...graph, token }, call: services.call, waba, number, app: row.number?.app ?? '' }
    },
    secretsOf,
    stop: services.stop,
  }
}
