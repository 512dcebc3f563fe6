import type { LabelKind } from '#domain/contacts/label'
import { type LabelIndex, refuseParent } from '#domain/contacts/labelTree'
import type { MutationArgs } from '#domain/mutations'
import type { Command } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { flush } from '../../sync/flush.ts'
import { judge, type MutationVerdict } from '../../sync/judge.ts'
import { loadRows } from '../../sync/rows.ts'

/**
 * The label is back, and with it are the contacts and labels that the merge changed: what they were stands in their
 * history. Whoever has lost the other label since, or was given another one, is left as is.
 */
export async function unmergeLabels(command: Command): Promise<MutationVerdict> {
  const { connection, user, claim, replica, edited_at, now, counter, areas } = command
  const kind = claim.definition.entity as LabelKind
  const { row, into } = claim.args as MutationArgs<'tag.unmerge'>
  const rows = await loadRows(connection, user, [claim])
  const judged = await judge([claim], { user, rows, replica, now, rejectedCreates: new Set() })
  const verdict = judged.verdicts.get(claim.sent.uid)!
  if (verdict.status !== 'applied') return verdict
  const merge = await lastMerge(connection, user.account, kind, row.id)
  if (merge?.into !== into) return { status: 'rejected', code: 'gone' }
  const merged = { account: user.account, kind, from: row.id, into, uid: merge.uid }
  const labels = judged.rows.index(kind) as unknown as LabelIndex
  const below = await stillBelow(connection, merged)
  const contacts = await stillSo(connection, merged)

  const seq = await counter.next()
  await flush(connection, judged, { seq, user, replica, now, areas })
  const back: Back = { ...merged, seq, edited_at, user: user.user, replica, by: claim.sent.uid }
  const fitting = below.filter((id) => refuseParent(labels, id, row.id) === null)
  await putBack(connection, { ...back, entity: kind, field: 'parent', ids: fitting, value: instead('parent') })
  await putBack(connection, { ...back, entity: 'contact', field: kind, ids: contacts, value: valueOf[kind] })
  return verdict
}

const instead = (field: string) => `case when t.${field} = $5::uuid then $4::uuid else t.${field} end`

/** With `had`, what the contact had before the merge; `$4` is the label that is back and `$5` the one that it became. */
const valueOf: Record<LabelKind, string> = {
  // In the order in which they were, and then what was added since.
  tag: `(select jsonb_agg(label order by was.place nulls last, now.place) from (
      select label, place from jsonb_array_elements_text(t.tag) with ordinality as has (label, place)
        where label <> $5::text or had.value @> jsonb_build_array($5::text)
      union all select $4::text, 0 where not t.tag @> jsonb_build_array($4::text)) now
    left join jsonb_array_elements_text(had.value) with ordinality as was (label, place) using (label))`,
  category: instead('category'),
  source: instead('source'),
}

type LabelMergeRow = { account: string; kind: LabelKind; from: string; into: string; uid: string }

async function lastMerge(connection: Connection, account: string, kind: LabelKind, from: string) {
  const { rows } = await connection.query<{ uid: string; into: string }>(
    `select uid, args ->> 'into' as into from sync_mutation
     where account_id = $1 and name = $2 and status = 'applied' and args ->> 'from' = $3 order by at desc limit 1`,
    [account, `${kind}.merge`, from],
  )
  return rows[0]
}

const stillBelow = (connection: Connection, { account, kind, into, uid }: LabelMergeRow) =>
  idsOf(
    connection,
    `select t.id from ${kind} t where t.account_id = $1 and t.parent = $3::uuid and t.deleted_at is null
     and t.id in (${changedBy(kind)}) order by t.id for update`,
    [account, uid, into],
  )

const stillSo = (connection: Connection, { account, kind, into, uid }: LabelMergeRow) =>
  idsOf(
    connection,
    `select t.id from contact t
     where t.account_id = $1 and ${kind === 'tag' ? 't.tag @> jsonb_build_array($3::text)' : `t.${kind} = $3::uuid`}
     and t.id in (${changedBy('contact')}) order by t.id for update`,
    [account, uid, into],
  )

const changedBy = (entity: string) =>
  `select id from row_change where account_id = $1 and uid = $2 and entity = '${entity}' and kind = 'changed'`

async function idsOf(connection: Connection, sql: string, values: readonly unknown[]): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(sql, [...values])
  return rows.map(({ id }) => id)
}

type Back = LabelMergeRow & { seq: number; edited_at: number; user: string; replica: string; by: string }
type PuttingBack = Back & { entity: LabelKind | 'contact'; field: string; ids: readonly string[]; value: string }

const putBack = (connection: Connection, { entity, field, ids, value, ...back }: PuttingBack) =>
  connection.query(
    `with had as (
       select t.id, t.${field} as now, c.before -> '${field}' as value from row_change c
       join ${entity} t on t.account_id = c.account_id and t.id = c.id
       where c.account_id = $1 and c.uid = $2 and c.id = any($3::uuid[])),
     done as (
       update ${entity} t set ${field} = ${value}, rev = $6, fv = t.fv || $7::jsonb
       from had where t.account_id = $1 and t.id = had.id)
     insert into row_change (account_id, seq, id, entity, uid, user_id, edited_at, kind, before)
     select $1, $6, id, '${entity}', $8::uuid, $9::uuid, $10::bigint, 'changed', jsonb_build_object('${field}', now) from had`,
    [
      back.account,
      back.uid,
      ids,
      back.from,
      back.into,
      back.seq,
      JSON.stringify({ [field]: [back.seq, back.edited_at, back.user, back.replica] }),
      back.by,
      back.user,
      back.edited_at,
    ],
  )
