import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Areas } from './area.ts'
import type { Connection, Database } from './db/connect.ts'
import { asSystem } from './db/scope.ts'
import { SettingError } from './environment.ts'
import { readKeys, type Settings } from './settings.ts'

/** Keeps what must be read again (AES-256-GCM), and recognises what need only be recognised (HMAC-SHA-256). */
export type Secrets = {
  /** `purpose` says where it stands: sealed for one row, it opens in no other. */
  seal: (purpose: string, text: string) => string
  open: (purpose: string, sealed: string) => string
  /** whether the key that it was sealed with is here */
  opens: (sealed: string) => boolean
  digest: (purpose: string, text: string) => Buffer
  /** with each key, that of `digest` first: for what was made before the key changed */
  digests: (purpose: string, text: string) => Buffer[]
}

const sealedIn = (areas: Areas) => areas.flatMap(({ secrets }) => Object.entries(secrets?.sealed ?? {}))

/**
 * The key is `FAIRLEAD_KEY`, or a file beside the watermark, apart from the database: who has a backup has no secret. Where
 * that folder cannot be written, it is in the data folder. Of several keys the first one seals, and all of them open.
 * `joining`: beside a server, which seals with its own key and must open what is sealed here.
 */
export function openSecrets(
  database: Database,
  areas: Areas,
  settings: Pick<Settings, 'data' | 'watermark' | 'keys'>,
  { joining = false } = {},
): Promise<Secrets> {
  const folders = settings.watermark ? [settings.watermark, settings.data] : [settings.data]
  return asSystem(database, async (connection) => {
    // Of several processes that begin at once, the first one makes the key.
    await connection.query('lock table secret_key in exclusive mode')
    const current = await currentKey(connection)
    const needed = await sealedWith(connection, areas)
    const given = settings.keys.map(withId)
    const kept = [...new Set([...(current ? [current] : []), ...needed])].flatMap(
      (id) => readKeyFile(folders, id) ?? [],
    )
    const held = [...given, ...kept]
    const missing = needed.filter((id) => !held.some((key) => key.id === id))
    if (missing.length) throw new SettingError(lost(missing, folders[0]!))
    if (joining && current) return makeSecrets(withFirst(held, current, folders[0]!))
    const keys = held.length ? held : [makeKeyFile(folders)]
    if (keys[0]!.id !== current) await setCurrent(connection, keys[0]!.id)
    return makeSecrets(keys)
  })
}

/** The server's, which is to open what is sealed here. */
function withFirst(held: readonly Key[], current: string, folder: string): Key[] {
  const first = held.find(({ id }) => id === current)
  if (!first) throw new SettingError(lost([current], folder))
  return [first, ...held]
}

const lost = (missing: readonly string[], folder: string) =>
  `Secrets in this database (two-step sign-in, channels, payments, passwords of email senders) are sealed with the key ${missing.join(' and ')}, which is not here. Set FAIRLEAD_KEY to it, or put its file ${secretFileName(missing[0]!)} into ${folder}. If it is lost, "npm run admin -- forget-secrets" lets these secrets go.`

type Key = { id: string; sealing: Buffer; hashing: Buffer }

/** Each use has a key of its own; the id tells keys apart and says nothing of them. */
function withId(key: Buffer): Key {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', key, '', `fairlead ${use}`, 32))
  return {
    id: createHash('sha256').update(derived('id')).digest('hex').slice(0, 12),
    sealing: derived('seal'),
    hashing: derived('hash'),
  }
}

function makeSecrets(keys: readonly Key[]): Secrets {
  const newest = keys[0]!
  const keyOf = (text: string) => keys.find(({ id }) => text.startsWith(`${id}.`))
  return {
    seal(purpose, text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', newest.sealing, iv).setAAD(Buffer.from(purpose))
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [newest.id, iv.toString('base64url'), bytes.toString('base64url')].join('.')
    },
    open(purpose, text) {
      const key = keyOf(text)
      if (!key) throw new Error(`a secret is sealed with the key ${text.split('.')[0]}, which is not here`)
      const [iv, bytes] = text
        .split('.')
        .slice(1)
        .map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer]
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, iv, { authTagLength: 16 })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
    },
    opens: (text) => keyOf(text) !== undefined,
    digest: (purpose, text) => digestWith(newest, purpose, text),
    digests: (purpose, text) => keys.map((key) => digestWith(key, purpose, text)),
  }
}

const digestWith = ({ hashing }: Key, purpose: string, text: string) =>
  createHmac('sha256', hashing).update(`${purpose}\0${text}`).digest()

/** The key that seals now, by its id. */
async function currentKey(connection: Connection): Promise<string | null> {
  const { rows } = await connection.query<{ id: string }>('select id from secret_key')
  return rows[0]?.id ?? null
}

async function setCurrent(connection: Connection, id: string): Promise<void> {
  await connection.query('delete from secret_key')
  await connection.query('insert into secret_key (id) values ($1)', [id])
}

async function sealedWith(connection: Connection, areas: Areas): Promise<string[]> {
  const each = sealedIn(areas).map(([table, column]) => `select split_part(${column}, '.', 1) as id from ${table}`)
  const { rows } = await connection.query<{ id: string }>(`${each.join(' union ')} order by id`)
  return rows.map(({ id }) => id)
}

// Named after itself: the data folder may be moved.
const secretFileName = (id: string) => `secret-${id}.key`

function readKeyFile(folders: readonly string[], id: string): Key | null {
  for (const folder of folders) {
    const file = join(folder, secretFileName(id))
    let text: string
    try {
      text = readFileSync(file, 'utf8')
    } catch {
      // Not there, or in no folder that can be read: then it is missing, which is told.
      continue
    }
    return withId(readKeys(text, file)[0]!)
  }
  return null
}

function makeKeyFile(folders: readonly string[]): Key {
  const bytes = randomBytes(32)
  const key = withId(bytes)
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, secretFileName(key.id)), `${bytes.toString('base64')}\n`, { mode: 0o600, flush: true })
      return key
    } catch {
      // The next folder; when none is left, that is told.
    }
  }
  throw new SettingError(`The key for secrets cannot be kept in ${folders.join(' or ')}. Set FAIRLEAD_KEY.`)
}

/** The key is lost: what was sealed with it goes, and whoever needs it sets it up anew. */
export async function forgetSecrets(connection: Connection, areas: Areas): Promise<void> {
  for (const [table] of sealedIn(areas)) await connection.query(`delete from ${table}`)
  for (const { secrets } of areas) await secrets?.lost?.(connection)
}
