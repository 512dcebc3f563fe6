import { type BoundingBox, isSmallestTile, quartersOf, tilesOf } from '#domain/leadSources/boundingBox'
import type { SourceProblem, SourceTrouble } from '#domain/leadSources/sourceAnswer'
import type { MapStore } from '#domain/leadSources/store'
import { askTile, freeSlotAt, type OverpassSetting, type TileQuestion } from './overpass.ts'

/**
 * What happens on a walk over tiles. `left` is what goes on after a crash: tiles that were not asked, or not answered.
 * - `tile`: its stores, without those of tiles before; `missing` where even its smallest part was answered by halves
 * - `waiting`: it is asked again at `until`
 * - `stopped`: it does not answer; only the end of the walk without it means that there is no more
 */
export type TileStep =
  | { kind: 'tile'; stores: MapStore[]; missing: string | null; left: BoundingBox[] }
  | { kind: 'waiting'; problem: SourceProblem; until: number; left: BoundingBox[] }
  | { kind: 'stopped'; problem: SourceProblem; code: string; until: number | null; left: BoundingBox[] }

type WalkOptions = Omit<TileQuestion, 'tile'> & {
  tiles: readonly BoundingBox[]
  /** `osm` of stores that are there already */
  known?: Iterable<string>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** A box of a city's size goes in one question, a country's in many. */
const tileDegrees = 0.25
export const mapTilesOf = (box: BoundingBox): BoundingBox[] => tilesOf(box, tileDegrees)

const tries = 6
const firstWaitMs = 5_000
/** Whoever is sent away for longer comes back by another walk. */
const longestWaitMs = 600_000

/** One question at a time, each when there is a slot. Tiles with too much in them are asked in quarters. */
export async function* walkTiles(
  setting: OverpassSetting,
  { tiles, known = [], wait, ...question }: WalkOptions,
  signal: AbortSignal,
): AsyncGenerator<TileStep, void> {
  const left = [...tiles]
  const seen = new Set(known)
  let tried = 0
  while (left.length > 0) {
    const tile = left[0]!
    const answer = await askWhenFree(setting, { ...question, tile }, signal)
    if (answer.kind !== 'answered') {
      const until = waitUntil(answer, ++tried, setting.clock())
      if (until === null) return yield { ...stopOf(answer), left }
      yield { kind: 'waiting', problem: answer.problem, until, left: [...left] }
      await wait(Math.max(0, until - setting.clock()), signal)
      continue
    }
    tried = 0
    const isSplit = !answer.isWhole && !isSmallestTile(tile)
    left.splice(0, 1, ...(isSplit ? quartersOf(tile) : []))
    // A large building lies in several tiles.
    const stores = answer.found.filter(({ osm }) => !seen.has(osm))
    for (const { osm } of stores) seen.add(osm)
    yield { kind: 'tile', stores, missing: answer.isWhole || isSplit ? null : answer.missing, left: [...left] }
  }
}

/** null: it is not waited for. */
function waitUntil(trouble: SourceTrouble, tried: number, now: number): number | null {
  if (trouble.kind === 'failed' || tried >= tries) return null
  const until = Math.max(now, trouble.until ?? now + firstWaitMs * 2 ** (tried - 1))
  return until <= now + longestWaitMs ? until : null
}

const stopOf = (trouble: SourceTrouble) =>
  ({
    kind: 'stopped',
    problem: trouble.problem,
    code: trouble.code,
    until: trouble.kind === 'later' ? trouble.until : null,
  }) as const

async function askWhenFree(setting: OverpassSetting, question: TileQuestion, signal: AbortSignal) {
  const free = await freeSlotAt(setting, signal)
  if (typeof free !== 'number') return free
  if (free > setting.clock()) return waitFor(free)
  return askTile(setting, question, signal)
}

const waitFor = (until: number): SourceTrouble => ({ kind: 'later', problem: 'rate', until, code: 'slot' })
