import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minutes } from '../amounts.ts'
import { Random } from '../simulator/random.ts'
import { type Mutant, mutantsOf, mutate } from './mutants.ts'
import { type Selection, testSelector } from './selection.ts'

/**
 * Puts one fault at a time into a copy of the rules and of the sync engine's core, and asks the tests whether they notice.
 * MUTANTS: how many, drawn by MUTATION_SEED from all there are; MUTATION_FILES: of files whose path has this in it.
 */
const root = join(import.meta.dirname, '../..')
const seed = Number(process.env.MUTATION_SEED ?? 1)
const within = process.env.MUTATION_FILES ?? ''
const most = Number(process.env.MUTANTS ?? 100)
const mostTests = { quick: 12, slow: 4 }
const limitMs = minutes(3)

type Place = Mutant & { file: string }
type Fate = 'killed' | 'timed out' | 'survived' | 'untested'

const copy = copyOfSources()
/** The tests that run now: a group of processes. */
let group: number | undefined
const endTests = () => group && process.kill(-group, 'SIGKILL')
process.on('exit', () => (endTests(), rmSync(copy, { recursive: true, force: true })))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const selectionOf = testSelector(copy, mostTests)
const drawn = sample().map((place) => ({ place, selection: selectionOf(place.file) }))
const sound = new Set<string>()
const quickTests = [...new Set(drawn.flatMap(({ selection }) => selection.quick))]
if (!(await isSound(quickTests))) throw new Error(`without a fault, of these some fail: ${quickTests.join()}`)
const fates = new Map<Place, Fate>()
for (const { place, selection } of drawn) {
  const fate = await fateOf(place, selection)
  fates.set(place, fate)
  console.log(`${String(fates.size).padStart(4)}  ${fate.padEnd(9)}  ${describe(place)}`)
}
report()

function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-mutation-'))
  const sources = ['domain', 'workers', 'src', 'server', 'tests', 'public', 'docs', 'scripts']
  const inTop = globSync(['*.json', '*.ts', '*.html', '*.md'], { cwd: root })
  const isWanted = (path: string) => !path.includes('node_modules')
  for (const name of [...sources, ...inTop])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isWanted })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function sample(): Place[] {
  const all = globSync(['domain/**/*.ts', 'workers/sync/core/**/*.ts'], { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/texts?\/|texts?\.|\.(zh|en)(-\w+)?\.ts$/.test(file))
    .filter((file) => file.includes(within))
    .toSorted()
    .flatMap((file) => mutantsOf(sourceOf(file)).map((mutant) => ({ file, ...mutant })))
  const random = new Random(seed)
  const drawn = all.map((place) => ({ place, lot: random.next() })).toSorted((a, b) => a.lot - b.lot)
  console.log(`${Math.min(most, all.length)} of ${all.length} mutants, by seed ${seed}`)
  return drawn.slice(0, most).map(({ place }) => place)
}

async function fateOf(place: Place, { quick, slow }: Selection): Promise<Fate> {
  const others = place.file.startsWith('workers/sync/core/') ? ['tests/simulator/simulator.test.ts'] : slow
  const passed = (await tried(place, quick)) && (await tried(place, others))
  if (passed === null) return 'timed out'
  if (passed) return quick.length + others.length ? 'survived' : 'untested'
  return 'killed'
}

async function tried(place: Place, tests: string[]): Promise<boolean | null> {
  writeFileSync(join(copy, place.file), mutate(sourceOf(place.file), place))
  const passed = await pass(tests, limitMs)
  writeFileSync(join(copy, place.file), sourceOf(place.file))
  // What fails without a fault as well has noticed nothing.
  return passed || (await isSound(tests)) ? passed : true
}

async function isSound(tests: string[]): Promise<boolean> {
  const unknown = tests.filter((test) => !sound.has(test))
  if (!(await pass(unknown, Number.POSITIVE_INFINITY))) return false
  for (const test of unknown) sound.add(test)
  return true
}

/** Null: they were still running. A fault can make a loop that no test ends. */
async function pass(tests: string[], limit: number): Promise<boolean | null> {
  if (!tests.length) return true
  const env = { ...process.env, SIM_RUNS: '200', NO_COLOR: '1' }
  const child = spawn('vitest', ['run', '--bail=1', '--reporter=dot', ...tests], {
    cwd: copy,
    env,
    stdio: 'ignore',
    detached: true,
  })
  group = child.pid
  let isLate = false
  const end = () => {
    isLate = true
    endTests()
  }
  const timer = Number.isFinite(limit) ? setTimeout(end, limit) : undefined
  const [code] = (await once(child, 'exit')) as [number | null]
  group = undefined
  clearTimeout(timer)
  return isLate ? null : code === 0
}

function report() {
  const survivors = [...fates].filter(([, fate]) => fate === 'survived' || fate === 'untested')
  const noticed = fates.size - survivors.length
  console.log(`\nMutation score: ${noticed} of ${fates.size} noticed, ${Math.round((100 * noticed) / fates.size)} %`)
  for (const [place, fate] of survivors) console.log(`  ${fate}  ${describe(place)}`)
}

function describe({ file, line, operator, start, end, replacement }: Place): string {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 60)
  return `${file}:${line}  ${operator}: ${oneLine(sourceOf(file).slice(start, end))} ⇒ ${oneLine(replacement)}`
}

function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
