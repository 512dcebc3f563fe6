import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * A PostgreSQL of the operating system with the tools that make and put back backups: the embedded one brings none, and
 * tools of an older version refuse it.
 */
export type SystemPostgres = {
  url: string
  backUp: (file: string) => Promise<void>
  /** Fails where pg_restore does. */
  restore: (file: string, ...options: string[]) => Promise<void>
  stop: () => Promise<void>
}

const run = promisify(execFile)
/** Where it and a working server wait for each other, it is the server that notices and gives way. */
const patient = { ...process.env, PGOPTIONS: '-c deadlock_timeout=1h' }
const asNobody = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534'] : []

/** The folder of its programs; null: there is none here. */
export function systemPrograms(): string | null {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const folders = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  return folders.find((folder) => ['postgres', 'pg_restore'].every((name) => existsSync(join(folder, name)))) ?? null
}

export async function openSystemPostgres(programs: string): Promise<SystemPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'system-postgres-'))
  const cluster = join(folder, 'cluster')
  const command = (name: string, args: string[]) => [...asNobody, join(programs, name), ...args]
  const [first, ...rest] = command('initdb', ['-D', cluster, '-U', 'fairlead', '--auth=trust', '-E', 'UTF8', '-N'])
  await run(first!, rest)
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'timezone=UTC']
  const [file, ...args] = command('postgres', ['-D', cluster, ...settings.flatMap((one) => ['-c', one])])
  const child = spawn(file!, args, { stdio: 'ignore' })
  const place = ['-h', folder, '-U', 'fairlead', '-d', 'postgres']
  while ((await run(join(programs, 'psql'), [...place, '-c', 'select 1']).catch(() => null)) === null) await sleep(50)
  return {
    url: `postgres://fairlead@/postgres?host=${encodeURIComponent(folder)}`,
    backUp: async (backup) => void (await run(join(programs, 'pg_dump'), [...place, '-Fc', '-f', backup])),
    restore: async (backup, ...options) =>
      void (await run(join(programs, 'pg_restore'), [...place, ...options, '--exit-on-error', backup], {
        env: patient,
      })),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
