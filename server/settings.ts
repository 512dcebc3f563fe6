import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

export type Settings = {
  /** 0 takes any free one */
  port: number
  host: string
  /** the data folder, absolute */
  data: string
  /** the public address, when it is not the one listened on */
  url: string | null
  /** any PostgreSQL; null: the embedded one in the data folder */
  databaseUrl: string | null
  /** the built app */
  dist: string
  /** a throw-away sample company */
  demo: boolean
}

/** Wrong settings stop the start with a sentence, never with a stack. */
export class SettingError extends Error {}

const root = resolve(import.meta.dirname, '..')

/** The environment wins over `.env`. */
export function readEnvironment(file = resolve(root, '.env')): Record<string, string | undefined> {
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
}

export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    port: portOf(env.PORT || '8080'),
    host: env.HOST || '127.0.0.1',
    data: resolve(root, env.FAIRLEAD_DATA || 'data'),
    url: env.FAIRLEAD_URL ? originOf(env.FAIRLEAD_URL) : null,
    databaseUrl: env.DATABASE_URL ? postgresUrl(env.DATABASE_URL) : null,
    dist: resolve(root, 'dist'),
    demo: false,
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new SettingError(`PORT must be a number from 0 to 65535, not "${text}".`)
  return port
}

function originOf(text: string): string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new SettingError(`FAIRLEAD_URL must be an address such as https://fairlead.example.com, not "${text}".`)
  return url.origin
}

// The address may hold a password, so it is not repeated in the message.
function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new SettingError('DATABASE_URL must begin with postgres:// or postgresql://.')
  return text
}
