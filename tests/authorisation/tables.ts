import { type World } from './world.ts'

/**
 * Every table and view of the database, and whose its rows are:
 * - `scope`: what its scope says; the company's for `acct`, the main account's for `main`, else a user's, of `self` alone
 * - `user`: the user's of `user_id`; `app_user` itself by its `id`
 * - `account`: the company's
 * - `server`: nobody's; a request's role may not read it, or finds only numbers of its own company in it
 */
export const tables: Record<string, 'scope' | 'user' | 'account' | 'server'> = {
  account: 'account',
  app_user: 'user',
  attachment: 'scope',
  blob: 'account',
  blob_day: 'server',
  blob_upload: 'user',
  booth_entry: 'server',
  booth_page: 'scope',
  carrier_setting: 'server',
  category: 'scope',
  code_rate: 'server',
  company_size: 'server',
  consent: 'scope',
  contact: 'scope',
  auto_reply: 'scope',
  canned_answer: 'scope',
  channel_identity: 'server',
  conversation: 'scope',
  composing: 'server',
  conversation_job: 'server',
  conversation_turn: 'server',
  conversation_note: 'scope',
  conversation_seen: 'scope',
  message: 'scope',
  message_try: 'server',
  peer: 'server',
  peer_merge: 'server',
  sms_fragment: 'server',
  contact_merge: 'scope',
  contact_note: 'scope',
  contact_origin: 'scope',
  counted_message: 'server',
  data_request: 'account',
  email_answer: 'scope',
  email_answer_try: 'server',
  campaign_attempt: 'server',
  campaign_audience: 'scope',
  campaign_batch: 'server',
  email_check: 'server',
  email_check_item: 'server',
  email_check_run: 'user',
  campaign_contact_delta: 'server',
  campaign_counts: 'scope',
  campaign_delta: 'server',
  email_domain: 'server',
  email_host: 'server',
  email_incoming: 'server',
  campaign_link: 'server',
  email_look: 'server',
  email_mail_file: 'user',
  email_mailbox: 'server',
  email_message: 'scope',
  campaign_pace: 'server',
  campaign_doubt: 'server',
  campaign_place: 'server',
  campaign_receiver: 'user',
  provider_ref: 'server',
  campaign_run: 'user',
  email_secret: 'server',
  channel_secret: 'server',
  channel_hearing: 'server',
  raw_event: 'server',
  raw_event_key: 'server',
  sms_text: 'user',
  email_sender: 'scope',
  suppression: 'scope',
  campaign_task: 'scope',
  email_version: 'scope',
  erased_address: 'account',
  erased_row: 'account',
  erasure_key: 'account',
  client_code: 'server',
  device_secret: 'server',
  custom_field: 'scope',
  channel_account: 'scope',
  sms_link: 'server',
  sms_message: 'scope',
  digest: 'user',
  quiet_hours: 'user',
  distribution: 'user',
  distribution_share: 'user',
  excluded_contact: 'scope',
  export_code: 'user',
  export_grant: 'user',
  export_log: 'user',
  export_task: 'scope',
  import_task: 'scope',
  fair: 'scope',
  known_device: 'server',
  ledger_account: 'account',
  ledger_entry: 'account',
  ledger_hold: 'account',
  lost_value: 'scope',
  migration: 'server',
  not_duplicate: 'scope',
  notice_mute: 'scope',
  notification: 'scope',
  operation: 'user',
  operator_limit: 'server',
  parked_change: 'scope',
  payment_attempt: 'server',
  payment_event: 'server',
  payment_order: 'account',
  person: 'scope',
  point_budget: 'server',
  point_rate: 'server',
  point_use: 'server',
  pool_claim: 'user',
  pool_entry: 'account',
  pool_limit: 'account',
  price_import: 'server',
  price_line: 'server',
  product_grant: 'user',
  product_held: 'server',
  push_job: 'server',
  push_subscription: 'user',
  recovery_code: 'server',
  reminder: 'scope',
  row_change: 'user',
  saved_view: 'scope',
  secret_key: 'server',
  server_key: 'server',
  session: 'user',
  setup_key: 'server',
  sign_in_code: 'server',
  sign_in_ticket: 'server',
  sign_in_try: 'server',
  source: 'scope',
  sub_account: 'scope',
  sync_account: 'server',
  sync_announced: 'user',
  sync_mark: 'server',
  sync_mutation: 'user',
  sync_replica: 'user',
  sync_scope: 'scope',
  sync_server: 'server',
  sync_tomb: 'scope',
  tag: 'scope',
  two_step: 'server',
  vapid_key: 'server',
  voice_note: 'scope',
}

export const homesOfUsers = (users: readonly string[]) =>
  users.flatMap((id) => [`user:${id}`, `self:${id}`, `talk:${id}`, `talk:${id}:202611`])

/** What is told of them changes by what they do, and is no victim's. */
const attackers = `select id from app_user where username = any('{rival,sibling,without,expired,disabled}')`

/** Which rows are ann's and the main account's, and what all of their company share. */
export function victimsWhere(table: string): string | null {
  if (table === 'app_user') return 'id = any($2::uuid[])'
  if (table === 'account') return 'id = $1'
  const kind = tables[table]
  const inScope = `account_id = $1 and scope = any('{acct,main}' || $3::text[])`
  if (table === 'person' || table === 'sub_account') return `${inScope} and id not in (${attackers})`
  if (kind === 'scope') return inScope
  if (kind === 'user') return 'user_id = any($2::uuid[])'
  return kind === 'account' ? 'account_id = $1' : null
}

/**
 * What was read last. Most attacks write nothing, so mostly no transaction has ended that could have changed a row; of
 * the others most change nothing of the victims', which a digest tells.
 */
const lastRead = new WeakMap<World, { snapshot: string; digest: string; rows: Set<string> }>()

export const lastReadVictims = (world: World) => lastRead.get(world)?.rows

/** The victims' rows as plain SQL of the database's owner finds them. */
export async function readVictims(world: World): Promise<Set<string>> {
  const { server, boss, ann } = world
  const users = [ann.user.id, boss.user.id]
  const values = [boss.user.account, users, homesOfUsers(users)]
  const ask = async <Row extends object>(name: string, wanted: string) => {
    // By a name it is planned once for each connection: there are many tables, and few rows in them.
    const { rows } = await server.database.pool.query<Row>({ name, text: `select ${wanted} ${fromVictims}`, values })
    return rows
  }
  // Before the rows: what is written in between is found by the next one who asks.
  const { rows: snapshots } = await server.database.pool.query<{ now: string }>('select pg_current_snapshot() as now')
  const snapshot = snapshots[0]!.now
  const last = lastRead.get(world)
  if (last?.snapshot === snapshot) return last.rows
  const [{ digest }] = (await ask<{ digest: string }>(
    'digest of victims',
    `count(*) || ' ' || coalesce(sum(hashtextextended(name || row, 0)), 0) as digest`,
  )) as [{ digest: string }]
  if (last?.digest === digest) {
    lastRead.set(world, { ...last, snapshot })
    return last.rows
  }
  const found = await ask<{ name: string; row: string }>('rows of victims', 'name, row')
  const rows = new Set(found.map(({ name, row }) => `${name} ${row}`))
  lastRead.set(world, { snapshot, digest, rows })
  return rows
}

const fromVictims = (() => {
  const queries = Object.keys(tables).flatMap((table) => {
    const where = victimsWhere(table)
    // A session is seen, a device is here again: that is not a change of what is kept.
    const row = `to_jsonb(t) - array['last_seen']`
    return where ? [`select '${table}' as name, (${row})::text as row from "${table}" t where ${where}`] : []
  })
  // Named once, so that every query may leave out what it does not need.
  return `from (${queries.join(' union all ')}) all_rows
    where $1::uuid is not null and $2::uuid[] is not null and $3::text[] is not null`
})()
