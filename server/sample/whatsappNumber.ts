import { type ChannelAccount, newChannelAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { putChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { testNumber } from '../features/whatsapp/testNumber.ts'
import type { SandboxGraphs } from '../sandbox/graph/graphs.ts'
import type { Secrets } from '../secrets.ts'
import { newIdAt } from '../sync/newId.ts'
import { writeServerRows } from '../sync/serverRows.ts'
import type { GraphAccounts } from '../whatsapp/graphAccounts.ts'

type NumberSample = {
  graphs: Pick<SandboxGraphs, 'offered'>
  graphAccounts: GraphAccounts
  secrets: Secrets
  /** where the Graph tells what happens */
  url: string
  now: number
}

const dayMs = 86_400_000

/** The first number of the demo's own Graph, connected as a company connects one. */
export async function seedWhatsappNumber(database: Database, actor: Actor, sample: NumberSample): Promise<void> {
  const { graphs, graphAccounts, secrets, url, now } = sample
  const { account } = actor
  const { setting, display, token, appSecret } = graphs.offered()[0]!
  const id = newIdAt(now - 30 * dayMs)
  const number: ChannelAccount = {
    ...newChannelAccount,
    id,
    channel: 'whatsapp',
    name: '演示号码 Demo number',
    setting,
    sender: display.replaceAll(' ', ''),
    registered_in: [],
    countries: [],
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
    per_second: 80,
    currency: 'CNY',
    prices: [],
    templates: [],
    is_on: true,
    users: [],
    assignment: 'contactOwner',
    secrets: ['token', 'appSecret'],
    created_at: now - 30 * dayMs,
    updated_at: now,
  }
  await asSystem(database, async (connection) => {
    await writeServerRows(connection, account, 'channel_account', [number])
    await putChannelSecrets(connection, secrets, { account, channelAccount: id }, { token, appSecret })
  })
  await testNumber({ database, secrets, graphAccounts, url, user: actor }, id, AbortSignal.timeout(10_000))
}
