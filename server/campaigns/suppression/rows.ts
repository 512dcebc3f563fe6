import { kindOfValue, type SuppressionReason, type SuppressionRow } from '#domain/campaigns/suppression'
import { type ConsentChannel, consentChannels } from '#domain/contacts/companions/consent'
import type { Connection } from '../../db/connect.ts'
import { newIdAt } from '../../sync/newId.ts'
import { quotedColumns } from '../../sync/tables.ts'
import type { KeyedContact } from './keys.ts'

type OfWhom = { account: string; contact: string | null; task: string | null; people: readonly KeyedContact[] }
type ToSuppress = { reason: SuppressionReason; channels: readonly ConsentChannel[]; values: readonly string[] }

/** Rows of the list as they are from now on: new ones, and those that cover more channels than before. */
export async function suppressionsToPut(
  connection: Connection,
  { account, contact, task, people }: OfWhom,
  { reason, channels, values }: ToSuppress,
  now: number,
): Promise<SuppressionRow[]> {
  const known = new Map((await readRows(connection, account, reason, values)).map((row) => [row.value, row]))
  const over = channels.length === consentChannels.length ? [] : [...channels]
  return values.flatMap((value): SuppressionRow[] => {
    const row = known.get(value)
    if (row) {
      const wider = widened(row.channels, over)
      return wider ? [{ ...row, channels: wider, updated_at: now }] : []
    }
    const of = people.find(({ keys }) => keys.includes(value))?.id ?? contact
    const stamps = { created_by: null, created_at: now, updated_at: now }
    const kind = kindOfValue(value)
    return [{ id: newIdAt(now), kind, value, channels: over, note: '', reason, contact: of, task, ...stamps }]
  })
}

/** Null: what stands there covers it. None at all means all of them. */
function widened(known: readonly ConsentChannel[], more: readonly ConsentChannel[]): ConsentChannel[] | null {
  if (!known.length) return null
  if (!more.length) return []
  const both = consentChannels.filter((channel) => known.includes(channel) || more.includes(channel))
  if (both.length === known.length) return null
  return both.length === consentChannels.length ? [] : both
}

async function readRows(
  connection: Connection,
  account: string,
  reason: SuppressionReason,
  values: readonly string[],
): Promise<SuppressionRow[]> {
  const { rows } = await connection.query<SuppressionRow>(
    `select ${quotedColumns('suppression').join(', ')} from suppression
     where account_id = $1 and value = any($2::text[]) and kind = any($3::text[]) and reason = $4 and deleted_at is null
     order by id desc`,
    [account, values, [...new Set(values.map(kindOfValue))], reason],
  )
  return rows
}
