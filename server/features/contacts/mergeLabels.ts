import type { LabelKind } from '#domain/contacts/label'
import type { MutationArgs } from '#domain/mutations'
import type { Actor } from '#domain/shared/mutation'
import type { Command } from '../../area.ts'
import type { Connection } from '../../db/connect.ts'
import { flush } from '../../sync/flush.ts'
import { judge, type MutationVerdict } from '../../sync/judge.ts'
import { loadRows } from '../../sync/rows.ts'

/** Every contact of the company that has one label gets the other one instead, under one number in a handful of statements. */
export async function mergeLabels({
  connection,
  user,
  claim,
  replica,
  edited_at,
  now,
  counter,
  areas,
}: Command): Promise<MutationVerdict> {
  const kind = claim.definition.entity as LabelKind
  const { from, into } = claim.args as MutationArgs<'tag.merge'>
  const rows = await loadRows(connection, user, [claim])
  const judged = await judge([claim], { user, rows, replica, now, rejectedCreates: new Set() })
  const verdict = judged.verdicts.get(claim.sent.uid)!
  if (verdict.status !== 'applied') return verdict
  const uses = usesOf[kind]
  await connection.query(`select from contact where account_id = $1 and ${uses.where} order by id for update`, [
    user.account,
    from,
  ])

  const seq = await counter.next()
  await flush(connection, judged, { seq, user, replica, now, areas })
  const version = [seq, edited_at, user.user, replica]
  const written = { from, into, seq, version, edited_at, user, uid: claim.sent.uid }
  await hangBelow(connection, kind, written)
  await connection.query(
    `with was as (select id, ${kind} as value from contact where account_id = $1 and ${uses.where}),
     done as (
       update contact c set ${kind} = ${uses.instead}, rev = $4, fv = c.fv || $5::jsonb
       from was where c.account_id = $1 and c.id = was.id)
     insert into row_change (account_id, seq, id, entity, uid, user_id, edited_at, kind, before)
     select $1, $4, id, 'contact', $6::uuid, $7::uuid, $8::bigint, 'changed', jsonb_build_object('${kind}', value) from was`,
    [user.account, from, into, seq, JSON.stringify({ [kind]: version }), claim.sent.uid, user.user, edited_at],
  )
  return verdict
}

/** How a contact has a label; `$2` becomes `$3`. */
const usesOf: Record<LabelKind, { where: string; instead: string }> = {
  tag: {
    where: 'tag @> jsonb_build_array($2::text)',
    // In the order it was in, each once.
    instead: `(select jsonb_agg(label order by place) from (
      select label, min(place) as place from (
        select case label when $2::text then $3::text else label end as label, place
        from jsonb_array_elements_text(c.tag) with ordinality as had (label, place)) renamed
      group by label) once)`,
  },
  category: { where: 'category = $2::uuid', instead: '$3::uuid' },
  source: { where: 'source = $2::uuid', instead: '$3::uuid' },
}

type LabelMerge = {
  from: string
  into: string
  seq: number
  version: unknown[]
  edited_at: number
  user: Actor
  uid: string
}

const hangBelow = (
  connection: Connection,
  kind: LabelKind,
  { user, from, into, seq, version, uid, edited_at }: LabelMerge,
) =>
  connection.query(
    `with done as (
       update ${kind} set parent = $3, rev = $4, fv = fv || $5::jsonb
       where account_id = $1 and parent = $2 and deleted_at is null returning id)
     insert into row_change (account_id, seq, id, entity, uid, user_id, edited_at, kind, before)
     select $1, $4, id, '${kind}', $6::uuid, $7::uuid, $8::bigint, 'changed', jsonb_build_object('parent', $2) from done`,
    [user.account, from, into, seq, JSON.stringify({ parent: version }), uid, user.user, edited_at],
  )
