import { newChannelAccount, type WhatsappAccount } from '#domain/channels/account'
import type { Actor } from '#domain/shared/mutation'
import { putChannelSecrets } from '../channels/accounts/channelSecrets.ts'
import type { Database } from '../db/connect.ts'
import { asSystem } from '../db/scope.ts'
import { areas } from '../features/index.ts'
import type { Sandbox } from '../sandbox/open.ts'
import { openSecrets } from '../secrets.ts'
import { newTestId } from './device.ts'
import { put } from './emailCompany.ts'
import { smsAccount } from './sms.ts'

const stamps = { created_at: 1_764_000_000_000, updated_at: 1_764_000_000_000 }

/** A number of the demo's Graph with its secrets, as its company has one before Meta was asked about it. */
export async function putDemoNumber(
  { database, data }: { database: Database; data: string },
  company: Actor,
  { graphs }: Pick<Sandbox, 'graphs'>,
  nth = 0,
): Promise<WhatsappAccount> {
  const { setting, token, appSecret } = graphs.offered()[nth]!
  const row: WhatsappAccount = {
    ...smsAccount({ id: newTestId(), setting: { kind: 'smpp' } as never }),
    ...newChannelAccount,
    ...stamps,
    channel: 'whatsapp',
    name: 'Sales',
    setting,
    secrets: ['appSecret', 'token'],
    hours: { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] },
  }
  const secrets = await openSecrets(database, areas, { data, watermark: data, keys: [] })
  await asSystem(database, (connection) =>
    putChannelSecrets(connection, secrets, { account: company.account, channelAccount: row.id }, { token, appSecret }),
  )
  await put(database, company, 'channel_account', [row])
  return row
}
