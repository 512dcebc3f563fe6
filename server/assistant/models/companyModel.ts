import type { ModelOwner, ModelSetting, NewModel } from '#domain/assistant/model'
import type { Connection } from '../../db/connect.ts'
import type { Secrets } from '../../secrets.ts'
import type { AssistantSettings } from '../settings.ts'
import type { ModelServer } from './modelCalls.ts'

/** The demo's, where there is one. */
export type ModelSandbox = { url: string; model: string } | null

/** A model that may be asked, whoever has it. */
export type ModelInUse = ModelServer & { owner: ModelOwner; model: string; has_vision: boolean; is_shared: boolean }

type SettingRow = {
  url: string | null
  model: string
  has_vision: boolean
  is_shared: boolean
  uses_sandbox: boolean
  sealed: string | null
}

const purposeOf = (account: string) => `assistant key ${account}`

async function readRow(connection: Pick<Connection, 'query'>, account: string): Promise<SettingRow> {
  const { rows } = await connection.query<SettingRow>(
    `select s.url, s.model, s.has_vision, s.is_shared, s.uses_sandbox, k.sealed
     from assistant_setting s left join assistant_key k on k.account_id = s.account_id where s.account_id = $1`,
    [account],
  )
  return rows[0] ?? { url: null, model: '', has_vision: false, is_shared: true, uses_sandbox: false, sealed: null }
}

export type ModelSources = {
  secrets: Secrets
  settings: Pick<AssistantSettings, 'model'>
  sandbox: ModelSandbox
}

/** The company's own model first, then the demo's sandbox, then the operator's; null: there is none. */
export async function modelInUse(
  connection: Pick<Connection, 'query'>,
  account: string,
  { secrets, settings, sandbox }: ModelSources,
): Promise<ModelInUse | null> {
  const row = await readRow(connection, account)
  const { is_shared, has_vision } = row
  if (row.url !== null) {
    const key = row.sealed === null ? null : secrets.open(purposeOf(account), row.sealed)
    return { owner: 'company', url: row.url, model: row.model, key, isOwn: false, has_vision, is_shared }
  }
  if (sandbox && row.uses_sandbox)
    return { owner: 'sandbox', ...sandbox, key: null, isOwn: true, has_vision: true, is_shared }
  return settings.model && { owner: 'operator', ...settings.model, isOwn: true, is_shared }
}

/** As the main account sees it; the operator's address and the keys are nobody's to see. */
export async function readModelSetting(
  connection: Pick<Connection, 'query'>,
  account: string,
  sources: ModelSources,
): Promise<ModelSetting> {
  const row = await readRow(connection, account)
  const used = await modelInUse(connection, account, sources)
  return {
    owner: used?.owner ?? 'none',
    url: row.url ?? '',
    model: used?.model ?? '',
    has_key: row.sealed !== null,
    has_vision: used?.has_vision ?? false,
    is_shared: row.is_shared,
    has_sandbox: sources.sandbox !== null,
  }
}

/** A key goes only where it was given for: with another address it has to be given anew. */
export async function keepModel(
  connection: Connection,
  secrets: Secrets,
  account: string,
  given: NewModel,
): Promise<void> {
  const before = await readRow(connection, account)
  await connection.query(
    `insert into assistant_setting (account_id, url, model, has_vision) values ($1, $2, $3, $4)
     on conflict (account_id) do update set url = excluded.url, model = excluded.model, has_vision = excluded.has_vision,
       updated_at = server_now()`,
    [account, given.url, given.model, given.has_vision],
  )
  const isMoved = before.url !== null && new URL(before.url).origin !== new URL(given.url).origin
  if (given.key === '' || (given.key === undefined && isMoved)) await dropKey(connection, account)
  if (given.key)
    await connection.query(
      `insert into assistant_key (account_id, sealed) values ($1, $2) on conflict (account_id) do update set sealed = excluded.sealed`,
      [account, secrets.seal(purposeOf(account), given.key)],
    )
}

const dropKey = (connection: Connection, account: string) =>
  connection.query('delete from assistant_key where account_id = $1', [account])

export async function dropModel(connection: Connection, account: string): Promise<void> {
  await connection.query(
    `update assistant_setting set url = null, model = '', has_vision = false where account_id = $1`,
    [account],
  )
  await dropKey(connection, account)
}

type Use = { is_shared?: boolean | undefined; sandbox?: boolean | undefined }

export async function setModelUse(connection: Connection, account: string, { is_shared, sandbox }: Use): Promise<void> {
  await connection.query(
    `insert into assistant_setting (account_id, is_shared, uses_sandbox) values ($1, coalesce($2, true), coalesce($3, false))
     on conflict (account_id) do update set is_shared = coalesce($2, assistant_setting.is_shared),
       uses_sandbox = coalesce($3, assistant_setting.uses_sandbox), updated_at = server_now()`,
    [account, is_shared ?? null, sandbox ?? null],
  )
}

/** The server that is meant before it is kept: with the key that was typed, or the kept one where the address is the same. */
export async function givenServer(
  connection: Pick<Connection, 'query'>,
  account: string,
  sources: ModelSources,
  given: { url?: string | undefined; key?: string | undefined },
): Promise<ModelServer | null> {
  if (given.url === undefined) return modelInUse(connection, account, sources)
  const row = await readRow(connection, account)
  const isKept = row.url !== null && new URL(row.url).origin === new URL(given.url).origin && row.sealed !== null
  const kept = isKept ? sources.secrets.open(purposeOf(account), row.sealed!) : null
  return { url: given.url, key: given.key === undefined ? kept : given.key || null, isOwn: false }
}
