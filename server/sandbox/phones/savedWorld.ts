import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PhoneWorld, SavedPhoneWorld } from './world.ts'

const soonMs = 100
/** So that a large world does nothing else but be written. */
const restAfter = 10
const againMs = 5_000

/** `touch`: something has changed, and is written shortly after; `now`: it must not be lost. */
export type WorldSaver = { touch: () => void; now: () => void; close: () => void }

const noSaver: WorldSaver = { touch() {}, now() {}, close() {} }

/** null: there is none, or it cannot be read, and the phones begin anew. */
export function readSavedWorld(file: string | null): SavedPhoneWorld | null {
  try {
    return file && existsSync(file) ? (deserialize(readFileSync(file)) as SavedPhoneWorld) : null
  } catch {
    return null
  }
}

const folderOf = (file: string) => `${file}.files`
const served = '/v/'

export function readSavedFiles(file: string | null, world: PhoneWorld): void {
  if (!file || !existsSync(folderOf(file))) return
  for (const name of readdirSync(folderOf(file)).filter((one) => !one.endsWith('.new')))
    world.files.set(served + name, readFileSync(join(folderOf(file), name)))
}

/** The world in a file: whoever is killed while it is written leaves the one of before. */
export function openWorldSaver(file: string | null, world: PhoneWorld): WorldSaver {
  if (!file) return noSaver
  const folder = folderOf(file)
  mkdirSync(folder, { recursive: true })
  const kept = new Set(world.files.keys())
  let waiting: NodeJS.Timeout | null = null
  let waitMs = soonMs

  function save(): void {
    const begun = performance.now()
    for (const [path, bytes] of world.files) if (!kept.has(path)) keepFile(path, bytes)
    writeWhole(file!, serialize(world.saved()))
    waitMs = Math.max(soonMs, restAfter * (performance.now() - begun))
  }
  function keepFile(path: string, bytes: Buffer): void {
    writeWhole(join(folder, basename(path)), bytes)
    kept.add(path)
  }
  function touch(): void {
    waiting ??= setTimeout(saveLater, waitMs)
  }
  /** A full disk is no reason for the phones to fall: what could not be written is tried again. */
  function saveLater(): void {
    waiting = null
    try {
      save()
    } catch {
      waitMs = againMs
      touch()
    }
  }
  function now(): void {
    if (waiting) clearTimeout(waiting)
    waiting = null
    save()
  }
  return {
    touch,
    now,
    close: now,
  }
}

function writeWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.new`, bytes, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
