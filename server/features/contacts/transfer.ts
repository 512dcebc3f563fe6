import type { MutationArgs } from '#domain/mutations'
import type { Command } from '../../area.ts'
import { canReceive, giveContacts } from '../../people/giveContacts.ts'
import { lockDependants } from '../../sync/dependants.ts'
import type { MutationVerdict } from '../../sync/judge.ts'

/** Ten thousand contacts change hands in one transaction, under one number, in a handful of statements. */
export async function transferContacts(command: Command): Promise<MutationVerdict> {
  const { connection, user, claim, replica, edited_at, counter } = command
  const { ids, to } = claim.args as MutationArgs<'contact.transfer'>
  const refusal = claim.definition.refuse?.(null, claim.args, user)
  if (refusal) return { status: 'rejected', code: refusal }
  if (!(await canReceive(connection, user.account, [to]))) return { status: 'rejected', code: 'recipientGone' }

  const { rows } = await connection.query<{ id: string; scope: string }>(
    `select id, scope from contact where account_id = $1 and id = any($2::uuid[]) and deleted_at is null
     order by id for update`,
    [user.account, ids],
  )
  if (!rows.length) return { status: 'rejected', code: 'gone' }
  const going = rows.filter((row) => row.scope !== `user:${to}`).map(({ id }) => id)
  if (!going.length) return { status: 'applied' }
  await lockDependants(connection, user.account, { entity: 'contact', ids: going })

  const seq = await counter.next()
  const by = { by: user.user, uid: claim.sent.uid, replica, edited_at }
  await giveContacts(connection, { account: user.account, ids: going, to, ...by }, seq)
  return { status: 'applied' }
}
