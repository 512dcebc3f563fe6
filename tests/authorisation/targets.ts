import { createHash, randomUUID } from 'node:crypto'
import { conversationIdOf, conversationSeenIdOf } from '#domain/conversations/ids'
import { type EntityName, entities, entityNames } from '#domain/entities'
import type { Row } from '#domain/shared/mutation'
import type { Scope } from '#domain/sync/protocol'
import { monthScope } from '#domain/sync/scopeKinds'
import { Device, newTestId } from '../../server/testing/device.ts'
import { type TestServer } from '../../server/testing/server.ts'
import { samples } from './samples.ts'

/** Whose a row is: everybody's of the company, the main account's, a user's, a user's alone. */
export const homes = ['account', 'main', 'owner', 'self'] as const
export type Home = (typeof homes)[number]
/** What an attacker is after, and how the attacker would name it. */
export type Target = {
  rows: Record<EntityName, Row>
  scopes: Scope[]
  user: string
  username: string
  /** stands in every text of these rows */
  canary: string
  full_number: string
  /** a mutation that was parked */
  uid: string
  file: { bytes: Buffer; hash: string; size: number; mime: 'image/png' }
}

export function homeOf(entity: string): Home {
  const { home } = entities[entity as EntityName]
  if (home === 'personal') return 'self'
  return home === 'account' || home === 'main' || home === 'self' ? home : 'owner'
}

/** Where this row of a target lives. */
export function scopeOfRow(entity: EntityName, { user, rows }: Pick<Target, 'user' | 'rows'>): Scope {
  const kind = entities[entity]
  const lives = entity === 'conversation' || ('parent' in kind && kind.parent.entity === 'conversation')
  if (!lives) return scopesOf({ user })[homeOf(entity)]
  return kind.home === 'month' ? monthScope(`talk:${user}`, Number(rows[entity].month)) : `talk:${user}`
}

export const scopesOf = ({ user }: Pick<Target, 'user'>): Record<Home, Scope> => ({
  account: 'acct',
  main: 'main',
  owner: `user:${user}`,
  self: `self:${user}`,
})

export const entitiesOf = (home: Home) => entityNames.filter((entity) => homeOf(entity) === home)

/** Somebody whom nobody knows. */
export const stranger = () => ({ id: randomUUID() as string, username: `nobody-${randomUUID().slice(0, 8)}` })

let made = 0

/** Rows that nobody has: what an attacker learns of them, is what there is to learn of any made-up id. */
export function makeTarget({ id: user, username }: { id: string; username: string }): Target {
  const canary = `canary${String(++made).padStart(6, '0')}${randomUUID().slice(0, 8)}`
  const bytes = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(canary)])
  const parked = newTestId()
  const target = {
    user,
    username,
    canary,
    scopes: [...Object.values(scopesOf({ user })), `talk:${user}`, `talk:${user}:202611`],
    full_number: `86139${String(10_000_000 + made)}`,
    uid: parked,
    file: {
      bytes,
      hash: createHash('sha256').update(bytes).digest('hex'),
      size: bytes.length,
      mime: 'image/png' as const,
    },
  }
  const random: Record<string, string> = Object.fromEntries(Object.keys(samples).map((entity) => [entity, newTestId()]))
  const conversation = conversationIdOf(random.channel_account!, random.tag!)
  const ids = {
    ...random,
    conversation,
    conversation_seen: conversationSeenIdOf(user, conversation),
    parked_change: parked,
  }
  const rows = Object.entries(samples).map(([entity, sample]) => [entity, sample(target, ids)])
  return { ...target, rows: Object.fromEntries(rows) as Target['rows'] }
}

/** Puts these rows into the database as this user's, under one number of the account's counter. */
export async function plant(
  { database }: TestServer,
  { user }: Device,
  target: Target,
  { deleted = [] as string[], only = Object.keys(samples) } = {},
): Promise<void> {
  const { rows: heads } = await database.pool.query<{ seq: number }>(
    'update sync_account set seq = seq + 1 where account_id = $1 returning seq',
    [user.account],
  )
  const { rows: replicas } = await database.pool.query<{ replica_id: string }>(
    'select replica_id from sync_replica where user_id = $1 limit 1',
    [user.id],
  )
  for (const entity of Object.keys(entities).filter((name) => only.includes(name))) {
    const row = target.rows[entity as EntityName]
    const scope = scopeOfRow(entity as EntityName, target)
    const columns = ['account_id', 'scope', 'rev', 'fv', 'deleted_at', ...Object.keys(row)].map((name) => `"${name}"`)
    const deleted_at = deleted.includes(entity) ? new Date().toISOString() : null
    await database.pool.query(
      `insert into ${entity} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_record(null::${entity}, $1::jsonb)`,
      [JSON.stringify({ ...row, account_id: user.account, scope, rev: heads[0]!.seq, fv: {}, deleted_at })],
    )
  }
  await database.pool.query(
    `insert into sync_mutation (account_id, uid, user_id, replica_id, mid, name, version, args, entity, ids, status, seq,
       base_rev, edited_at, device)
     values ($1, $2, $3, $4, 1, 'tag.create', 1, $5, 'tag', '{}', 'parked', $6, 0, 1, 'web')`,
    [
      user.account,
      target.uid,
      target.user,
      replicas[0]?.replica_id ?? randomUUID(),
      JSON.stringify(target.rows.parked_change.args),
      heads[0]!.seq,
    ],
  )
}

export async function uproot({ database }: TestServer, target: Target): Promise<void> {
  const sql = entityNames.toReversed().map((entity) => `delete from ${entity} where id = '${target.rows[entity].id}'`)
  await database.pool.query([...sql, `delete from sync_mutation where uid = '${target.uid}'`].join(';'))
}
