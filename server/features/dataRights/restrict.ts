import { asSystem } from '../../db/scope.ts'
import { onePerson, type PersonSubject } from '../../erasure/subject.ts'
import { recordOperation } from '../../operation.ts'
import type { By } from '../../people/manage.ts'
import { serverNow } from '../../people/serverNow.ts'
import { writeServerRows } from '../../sync/serverRows.ts'
import type { PersonContext } from './find.ts'
import { finishRequest } from './requests.ts'

type RestrictRequest = PersonSubject & { restricted: boolean; reason: string }

/** Restricts these contacts or lifts it again. What is in the bin is not used anyway and stays as it is. */
export const restrict = (
  { database, account, by }: PersonContext & { by: By },
  { restricted, reason, ...subject }: RestrictRequest,
): Promise<{ contacts: number }> =>
  asSystem(database, async (connection) => {
    const before = await onePerson(connection, account, subject)
    await connection.query(
      'select from contact where account_id = $1 and id = any($2::uuid[]) order by id for update',
      [account, before.contacts.map(({ row }) => row.id)],
    )
    const found = await onePerson(connection, account, subject)
    const now = await serverNow(connection)
    const changed = found.contacts.filter(
      ({ row, deleted_at }) => deleted_at === null && (row.restricted_at !== null) !== restricted,
    )
    const rows = changed.map(({ row }) => ({ ...row, restricted_at: restricted ? now : null }))
    const about = found.address ? [found.address] : []
    const target = restricted
      ? await finishRequest(connection, by, { kind: 'restrict', address: found.address, about, reason })
      : ''
    const action = restricted ? 'dataRights.restrict' : 'dataRights.unrestrict'
    await recordOperation(connection, { ...by, action, target, detail: { contacts: rows.length, reason } })
    await writeServerRows(connection, account, 'contact', rows)
    return { contacts: rows.length }
  })
