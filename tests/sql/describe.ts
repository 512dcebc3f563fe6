import type pg from 'pg'

/** `nullable`: null where PostgreSQL does not say, as of an expression. */
export type Column = { name: string; type: string; nullable: boolean | null }

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }
type Wire = {
  parse: (query: { text: string; name: string; types: readonly number[] }) => void
  describe: (target: { type: 'S'; name: string }) => void
  sync: () => void
}

/** What a statement would answer with, without running it; rejects with PostgreSQL's own words. */
export async function describeStatement(client: pg.ClientBase, text: string): Promise<readonly Column[]> {
  const fields = await prepare(client, text)
  const { rows } = await client.query<Column & { table_column: string | null }>(
    // Of the columns of a view it says nothing.
    `select f.name, format_type(f.type, null) as type, a.attname as table_column,
       case c.relkind when 'v' then null else not a.attnotnull end as nullable
     from jsonb_to_recordset($1::jsonb) as f (name text, type oid, "table" oid, "column" int, nth int)
     left join pg_attribute a on a.attrelid = f.table and a.attnum = f.column
     left join pg_class c on c.oid = a.attrelid order by nth`,
    [JSON.stringify(fields.map(asFieldRow))],
  )
  if (!rows.length) return []
  const empty = await emptyOutputs(client, text)
  return rows.map(({ name, type, nullable, table_column }, at) => ({
    name,
    type,
    nullable: empty.has(at) || (nullable && new RegExp(`\\b${table_column} is not null`).test(text) ? null : nullable),
  }))
}

const asFieldRow = (field: Field, nth: number) => ({
  nth,
  name: field.name,
  type: field.dataTypeID,
  table: field.tableID,
  column: field.columnID,
})

/** The extended protocol as far as "Describe": nothing is bound and nothing runs. */
function prepare(client: pg.ClientBase, text: string): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    let fields: readonly Field[] = []
    client.query({
      submit(wire: Wire) {
        wire.parse({ text, name: '', types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription: (message: { fields: readonly Field[] }) => void (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    } as unknown as pg.Submittable)
  })
}

type Plan = {
  'Join Type'?: string
  'Parent Relationship'?: string
  'Node Type': string
  Strategy?: string
  Alias?: string
  Output?: readonly string[]
  Plans?: readonly Plan[]
}

/** Which columns can be null although their table forbids it: of an outer join, or of an aggregate over no rows. */
async function emptyOutputs(client: pg.ClientBase, text: string): Promise<Set<number>> {
  if (!/^\s*(select|with|insert|update|delete|values)\b/i.test(text)) return new Set()
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  )
  const top = rows[0]!['QUERY PLAN'][0]!.Plan
  const aliases = new Set<string>()
  const visit = (plan: Plan, isOuter: boolean): void => {
    if (isOuter && plan.Alias) aliases.add(plan.Alias)
    for (const part of plan.Plans ?? [])
      visit(part, isOuter || isEmptySide(plan['Join Type'], part['Parent Relationship']))
  }
  visit(top, false)
  const isEmpty = (output: string) =>
    aliases.has(/^(\w+)\.\S+$/.exec(output)?.[1] ?? '') || isBareAggregate(top, output)
  return new Set([...(top.Output ?? []).keys()].filter((at) => isEmpty(top.Output![at]!)))
}

const isBareAggregate = (top: Plan, output: string): boolean =>
  top['Node Type'] === 'Aggregate' && top.Strategy === 'Plain' && /^(max|min|sum|avg|\w+_agg|bool_\w+)\(/.test(output)

const isEmptySide = (join: string | undefined, side: string | undefined): boolean =>
  join === 'Full' || (join === 'Left' && side === 'Inner') || (join === 'Right' && side === 'Outer')
