import type { MutationArgs } from '#domain/mutations'
import type { Connection } from '../../db/connect.ts'
import { beyondScope } from '../../db/scope.ts'
import type { Command } from '../../sync/commands.ts'
import { lockDependants, moveDependants, moveRows } from '../../sync/dependants.ts'
import type { Verdict } from '../../sync/judge.ts'

/** Ten thousand contacts change hands in one transaction, under one number, in a handful of statements. */
export async function transferContacts(command: Command): Promise<Verdict> {
  const { connection, user, claim, replica, edited_at, counter } = command
  const { ids, to } = claim.args as MutationArgs<'contact.transfer'>
  const scope = `user:${to}`
  const refusal = claim.definition.refuse?.(null, claim.args, user)
  if (refusal) return { status: 'rejected', code: refusal }
  if (!(await canReceive(connection, user.account, to))) return { status: 'rejected', code: 'recipientGone' }

  const { rows } = await connection.query<{ id: string; scope: string }>(
    `select id, scope from contact where account_id = $1 and id = any($2::uuid[]) and deleted_at is null
     order by id for update`,
    [user.account, ids],
  )
  if (!rows.length) return { status: 'rejected', code: 'gone' }
  const going = rows.filter((row) => row.scope !== scope).map(({ id }) => id)
  if (!going.length) return { status: 'applied' }
  await lockDependants(connection, user.account, { entity: 'contact', ids: going })

  const seq = await counter.next()
  await moveRows(connection, user.account, {
    entity: 'contact',
    ids: going,
    where: 'id = any($2::uuid[])',
    scope,
    seq,
    also: ', belongto = $6, fv = t.fv || $7::jsonb',
    values: [to, JSON.stringify({ belongto: [seq, edited_at, user.user, replica] })],
  })
  await moveDependants(connection, user.account, { entity: 'contact', ids: going, scope }, seq)
  return { status: 'applied' }
}

/** Locked, so that nobody leaves while the contacts are on their way. */
async function canReceive(connection: Connection, account: string, user: string): Promise<boolean> {
  const { rowCount } = await beyondScope(connection, () =>
    connection.query(`select from app_user where account_id = $1 and id = $2 and status = 'normal' for share`, [
      account,
      user,
    ]),
  )
  return rowCount === 1
}
