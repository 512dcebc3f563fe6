import { applyReceipts, type Receipt } from '../../campaigns/ledger/applyReceipts.ts'
import { batched } from '../../campaigns/sending/batched.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { keepFindings } from '../check/findings.ts'
import type { LinkedNews } from '../sessions.ts'
import type { LinkedSessionRef } from '../store.ts'

/** That a message of a task was delivered and read; what is told of others is none of its business. */
export function openLinkedReceipts(database: Database) {
  const receipts = batched(
    async (told: readonly Receipt[]) => {
      await asSystem(database, (connection) => keepReceipts(connection, told))
      return told.map(() => undefined)
    },
    { gatherMs: 50 },
  )
  return async (phone: LinkedSessionRef, event: LinkedNews, at: number): Promise<void> => {
    if (event.kind !== 'ack' || event.state === 'accepted' || event.state === 'failed') return
    const state = event.state === 'delivered' ? 'delivered' : 'read'
    await receipts.add({ account: phone.account, sender: phone.id, ref: event.id, state, at })
  }
}

async function keepReceipts(connection: Connection, told: readonly Receipt[]): Promise<void> {
  const { rows } = await connection.query<{ key: string; account: string; phone: string; number: string }>(
    `select p.channel_account_id || ' ' || p.ref as key, p.account_id as account, p.channel_account_id as phone, r.address as number
     from jsonb_to_recordset($1::jsonb) as t (account uuid, sender uuid, ref text)
     join provider_ref p on p.account_id = t.account and p.channel_account_id = t.sender and p.ref = t.ref and p.object = 'receiver'
     join campaign_receiver r on r.account_id = p.account_id and r.id = p.object_id`,
    [JSON.stringify(told.map(({ account, sender, ref }) => ({ account, sender, ref })))],
  )
  const ours = new Set(rows.map(({ key }) => key))
  await applyReceipts(
    connection,
    told.filter(({ sender, ref }) => ours.has(`${sender} ${ref}`)),
  )
  // Whoever gets a message is registered.
  for (const some of Map.groupBy(rows, ({ phone }) => phone).values())
    await keepFindings(connection, some[0]!.account, {
      registered: [...new Set(some.map(({ number }) => number))].map((number) => ({
        number,
        jid: `${number}@s.whatsapp.net`,
      })),
      evidence: 'delivered',
      session: some[0]!.phone,
    })
}
