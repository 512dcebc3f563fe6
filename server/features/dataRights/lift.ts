import { AppError } from '#domain/errors'
import { asSystem } from '../../db/scope.ts'
import { findHasher } from '../../erasure/companyKey.ts'
import { onePerson } from '../../erasure/subject.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import type { PersonContext } from './find.ts'

/** The person came back by themselves; the address itself stands in no record. */
export const lift = (
  { database, secrets, areas, account, by }: PersonContext & { by: By },
  { address, reason }: { address: string; reason: string },
): Promise<void> =>
  asSystem(database, async (connection) => {
    const found = await onePerson(connection, account, { address })
    const hash = await findHasher(connection, secrets, account)
    if (!hash || !found.address) throw new AppError('notFound')
    const { rowCount } = await connection.query('delete from erased_address where account_id = $1 and hash = $2', [
      account,
      hash(found.address),
    ])
    if (!rowCount) throw new AppError('notFound')
    await recordOperation(connection, { ...by, action: 'dataRights.lift', detail: { reason } })
    for (const { person } of areas) await person?.comeBack?.(connection, account, found.address, hash(found.address))
  })
