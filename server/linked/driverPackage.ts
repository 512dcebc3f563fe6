import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const source = join(import.meta.dirname, 'package')
/** Where `npm test` and `npm run demo` put it beforehand. */
export const sharedDrivers = join(import.meta.dirname, '../../node_modules/.cache')

/** The library that speaks to WhatsApp as a linked device cannot be had now. */
export class DriverPackageError extends Error {
  override name = 'DriverPackageError'
}

type FetchOptions = { shared?: string; install?: (folder: string) => Promise<string | null> }
const underWay = new Map<string, Promise<string>>()

/**
 * The folder of the locked package that `linked` runs in its worker. It is no part of the product, because a part of it is
 * under the GPL: it is fetched from the npm registry into the data folder when a phone is first linked, and is there from then on.
 */
export function fetchDriver(
  data: string,
  { shared = sharedDrivers, install = npmCi }: FetchOptions = {},
): Promise<string> {
  const name = `linked-driver-${lockHash()}`
  const there = [shared, data].map((place) => join(place, name)).find(isWhole)
  if (there) return Promise.resolve(there)
  const folder = join(data, name)
  const fetching = underWay.get(folder) ?? fetchInto(folder, install).finally(() => underWay.delete(folder))
  underWay.set(folder, fetching)
  return fetching
}

/** Without asking the registry for it. */
export const hasDriver = (data: string): boolean =>
  [sharedDrivers, data].some((place) => isWhole(join(place, `linked-driver-${lockHash()}`)))

/** Beside where it is to be, and moved there when it is whole: who is killed in the middle leaves nothing half. */
async function fetchInto(folder: string, install: NonNullable<FetchOptions['install']>): Promise<string> {
  const making = `${folder}.${process.pid}`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(source, name), join(making, name))
  const complaint = await install(making)
  if (complaint !== null) {
    rmSync(making, { recursive: true, force: true })
    throw new DriverPackageError(
      `The driver for linked phones could not be fetched from the npm registry: ${complaint}. It is needed once; try again when the server has a connection.`,
    )
  }
  writeFileSync(join(making, '.whole'), '')
  try {
    renameSync(making, folder)
  } catch (error) {
    // Another process was quicker.
    rmSync(making, { recursive: true, force: true })
    if (!isWhole(folder)) throw error
  }
  return folder
}

const isWhole = (folder: string) => existsSync(join(folder, '.whole'))

function lockHash(): string {
  const sum = createHash('sha256')
  for (const name of ['package.json', 'package-lock.json']) sum.update(readFileSync(join(source, name))).update('\0')
  return sum.digest('hex').slice(0, 12)
}

/** null: it is installed; else the last words of npm. */
async function npmCi(folder: string): Promise<string | null> {
  const args = ['ci', '--ignore-scripts', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawn('npm', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  })
  const ended = new Promise<number | string>((resolve) => {
    npm.once('error', (error) => resolve(error.message))
    npm.once('close', (status) => resolve(status ?? 1))
  })
  const [errors, status] = await Promise.all([text(npm.stderr), ended])
  if (status === 0) return null
  if (typeof status === 'string') return status
  const lines = errors.split('\n').filter((line) => line.trim() && !line.includes('complete log'))
  return lines.at(0)?.replace(/^npm (error|ERR!) /, '') ?? `npm ended with ${status}`
}
