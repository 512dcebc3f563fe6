import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Connection, Database } from './db/connect.ts'
import { readKeys, SettingError, type Settings } from './settings.ts'
import { nameOfData } from './sync/epoch.ts'

/** Keeps what must be read again (AES-256-GCM), and recognises what need only be recognised (HMAC-SHA-256). */
export type Secrets = {
  /** `purpose` says where it stands: sealed for one row, it opens in no other. Within the caller's transaction. */
  seal: (connection: Connection, purpose: string, text: string) => Promise<string>
  open: (purpose: string, sealed: string) => string
  digest: (purpose: string, text: string) => Buffer
}

/**
 * The key is `FAIRLEAD_KEY`, or a file beside the watermark, apart from the database: who has a backup has no secret. Where
 * that folder cannot be written, it is in the data folder. Of several keys the first one seals, and all of them open.
 */
export async function openSecrets(
  database: Database,
  settings: Pick<Settings, 'data' | 'databaseUrl' | 'watermark' | 'keys'>,
): Promise<Secrets> {
  const name = `${await nameOfData(database, settings)}.key`
  const files = [settings.watermark, settings.data].flatMap((folder) => (folder ? join(folder, name) : []))
  const held = settings.keys.length ? settings.keys : firstOf(files, readKeyFile)
  const keys = (held ?? []).map(withId)
  const missing = (await sealedWith(database)).filter((id) => !keys.some((key) => key.id === id))
  if (missing.length)
    throw new SettingError(
      `Secrets in this database (two-step sign-in, channels) are sealed with the key ${missing.join(' and ')}, which is not here. Set FAIRLEAD_KEY to it, or put it back as ${files[0]}. If it is lost, "npm run admin -- forget-secrets" lets these secrets go.`,
    )
  const made = keys.length ? keys : firstOf(files, makeKeyFile)?.map(withId)
  if (!made) throw new SettingError(`The key for secrets cannot be kept as ${files.join(' or ')}. Set FAIRLEAD_KEY.`)
  return makeSecrets(made)
}

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

export function makeSecrets(keys: readonly Key[]): Secrets {
  const newest = keys[0]!
  return {
    async seal(connection, purpose, text) {
      await connection.query('insert into secret_key (id) values ($1) on conflict do nothing', [newest.id])
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', newest.sealing, iv).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [newest.id, iv.toString('base64url'), sealed.toString('base64url')].join('.')
    },
    open(purpose, text) {
      const [id, iv = '', sealed = ''] = text.split('.')
      const key = keys.find((one) => one.id === id)
      if (!key) throw new Error(`a secret is sealed with the key ${id}, which is not here`)
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8')
    },
    digest: (purpose, text) => createHmac('sha256', newest.hashing).update(`${purpose}\0${text}`).digest(),
  }
}

async function sealedWith(database: Database): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>('select id from secret_key order by id')
  return rows.map(({ id }) => id)
}

function firstOf<T>(files: readonly string[], work: (file: string) => T | null): T | null {
  for (const file of files) {
    const found = work(file)
    if (found) return found
  }
  return null
}

/** Null: there is none, or no folder that could be read. */
function readKeyFile(file: string): Buffer[] | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  return readKeys(text, file)
}

/** Of several processes that begin at once, the first one makes it: a link is there whole or not at all. */
function makeKeyFile(file: string): Buffer[] | null {
  const made = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(made, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  } catch {
    return null
  }
  try {
    linkSync(made, file)
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'EEXIST') throw cause
  } finally {
    rmSync(made)
  }
  return readKeyFile(file)
}

/** The key is lost: what was sealed with it goes, and whoever needs it sets it up anew. */
export async function forgetSecrets(connection: Connection): Promise<void> {
  await connection.query('delete from two_step')
  await connection.query('delete from recovery_code')
  await connection.query('delete from secret_key')
}
