import { batched } from '../../batched.ts'
import type { Connection, Database } from '../../db/connect.ts'
import { asSystem } from '../../db/scope.ts'
import { linkedMessageId } from '../messageId.ts'

type OwnRef = { account: string; phone: string; receiver: string }

export type OwnRefs = {
  /** Before anything leaves: our own id is known, so whatever is told of it finds the receiver. */
  add: (of: OwnRef) => Promise<void>
  /** true: it may be sent again, this once */
  again: (of: OwnRef) => Promise<boolean>
}

export function openOwnRefs(database: Database): OwnRefs {
  const added = batched(async (some: readonly OwnRef[]) => {
    await asSystem(database, (connection) => addRefs(connection, some))
    return some.map(() => undefined)
  })
  return {
    add: added.add,
    again: ({ account, phone, receiver }) =>
      asSystem(database, async (connection) => {
        const { rowCount } = await connection.query(
          `update provider_ref set resent = true
           where account_id = $1 and channel_account_id = $2 and ref = $3 and ack is null and not resent`,
          [account, phone, linkedMessageId(receiver)],
        )
        return rowCount === 1
      }),
  }
}

/** One that went over another phone before has its name there no more: it surely did not leave then. */
async function addRefs(connection: Connection, some: readonly OwnRef[]): Promise<void> {
  const rows = JSON.stringify(some.map((one) => ({ ...one, ref: linkedMessageId(one.receiver) })))
  await connection.query(
    `delete from provider_ref p using jsonb_to_recordset($1::jsonb) as n (account uuid, phone uuid, receiver uuid, ref text)
     where p.object_id = n.receiver and p.account_id = n.account and p.channel_account_id <> n.phone`,
    [rows],
  )
  await connection.query(
    `insert into provider_ref (account_id, channel_account_id, ref, part, parts, object, object_id)
     select account, phone, ref, 0, 1, 'receiver', receiver
     from jsonb_to_recordset($1::jsonb) as n (account uuid, phone uuid, receiver uuid, ref text) order by ref
     on conflict (account_id, channel_account_id, ref) do update
       set ack = null, resent = provider_ref.resent or provider_ref.ack is null, state = 'accepted', reason = '', is_hard = false,
         at = server_now()`,
    [rows],
  )
}
