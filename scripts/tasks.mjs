// The tasks behind `npm start`, `npm test` and the others. Runs on Node 24 with the dependencies installed: see run.mjs.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { fetchDriver, sharedDrivers } from '../server/linked/driverPackage.ts'
import { nodeFlags } from '../server/nodeFlags.ts'
import { supervise } from '../server/supervise.ts'
import { checkAdvisories, writeSbom } from './components.mjs'

const [task = '', ...rest] = process.argv.slice(2)
const node = process.execPath
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Which part of a task had ended when. */
const laps = []
// Without a network nobody waits for long.
const impatient = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
// Every process starts in half the time when Node finds its code compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')

const tasks = {
  start: () => (build(), supervise(rest)),
  demo: async () => (build(), await linkedDriver(), supervise(['--demo', ...rest])),
  admin: () => hand(node, ['server/admin.ts', ...rest]),
  build: () => build({ always: true }),
  dev: () => dev(),
  check: () => (rest[0] === '--changed' ? checkChanged(rest[1] ?? 'HEAD') : report(statics())),
  format: () => hand('biome', ['check', '--write', '.']),
  test: () => test(),
  bench: () => (build(), hand(node, ['tests/bench/bench.ts', ...rest], { CHROMIUM: chromium() })),
  soak: () => soak(),
  sbom: () => process.exit(writeSbom(...rest)),
  advisories: () => process.exit(checkAdvisories()),
}

if (!Object.hasOwn(tasks, task)) {
  console.error(`npm run ${Object.keys(tasks).join(' | ')}`)
  process.exit(2)
}
await tasks[task]()

/* ---------- build ---------- */

function build({ always = false } = {}) {
  const inputs = ['src', 'workers', 'domain', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']
  const built = existsSync('dist/.built') ? statSync('dist/.built').mtimeMs : 0
  if (!always && Math.max(...inputs.map(newest)) <= built) return
  console.log('Building the app …')
  must('vite', ['build', '--logLevel', 'warn'])
  precompress('dist')
  writeFileSync('dist/.built', '')
}

function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/** The server sends the .br beside a file when the browser takes it. */
function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name) || statSync(path).size < 1024) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}

/* ---------- dev ---------- */

function dev() {
  const server = spawn(node, [...nodeFlags, '--watch', 'server/main.ts'], { stdio: 'inherit' })
  const vite = spawn('vite', rest, { stdio: 'inherit', shell: process.platform === 'win32' })
  for (const child of [server, vite]) child.on('exit', () => (server.kill(), vite.kill()))
}

/* ---------- test ---------- */

async function test() {
  // It goes on while the checks run one after another.
  const building = once(spawn(node, [import.meta.filename, 'build'], { stdio: 'inherit' }), 'exit')
  const outcomes = statics()
  const env = { CHROMIUM: chromium(), HEADLESS_SHELL: headlessShell() }
  mailServers()
  metasearch()
  textGateway()
  await linkedDriver()
  const [built] = await building
  if (built !== 0) process.exit(built ?? 1)
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-test-'))
  lap('checks and build')

  // One after the other: side by side they took as long on two cores, and what depends on time failed now and then.
  const units = await runUnits(folder, env)
  const journeys = await runJourneys(folder, env)
  const others = testOthers(folder)
  rmSync(folder, { recursive: true, force: true })
  outcomes.push(
    outcome('units and integration', units.status, vitestCounts(units.found)),
    outcome('journeys in Chromium', journeys.status, playwrightCounts(journeys.found)),
    ...others.outcomes,
  )
  sayTimes([...vitestTimes(units.found), ...playwrightTimes(journeys.found), ...playwrightTimes(others.found)])
  report(outcomes, [...vitestSkipped(units.found), ...playwrightSkipped(others.found)])
}

async function runUnits(folder, env) {
  const file = join(folder, 'units.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const status = await follow('vitest', args, env)
  lap('units and integration')
  return { status, found: readJson(file) }
}

async function runJourneys(folder, env) {
  const file = join(folder, 'journeys.json')
  const args = ['test', '-c', 'tests/playwright.config.ts', '--reporter=list,json']
  const status = await follow('playwright', args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  lap('journeys in Chromium')
  return { status, found: readJson(file) }
}

/** A short walk in Firefox and one in WebKit; where a machine has neither, the end says so. */
function testOthers(folder) {
  otherBrowsers()
  const file = join(folder, 'others.json')
  const name = 'journeys in Firefox and WebKit'
  const status = call('playwright', ['test', '-c', 'tests/browsers.config.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  lap(name)
  const found = readJson(file)
  const counts = playwrightCounts(found)
  const isSkipped = status === 0 && counts.passed + counts.failed === 0 && found?.stats.skipped > 0
  return { found, outcomes: isSkipped ? [] : [outcome(name, status, counts)] }
}

/** Types of all; lint, formatting and tests of what differs from the base, or is new. */
function checkChanged(base) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
    if (status !== 0) {
      console.error(stderr)
      process.exit(2)
    }
    return stdout.split('\n').filter(Boolean)
  }
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  const code = files.filter((file) => /\.(tsx?|mjs)$/.test(file))
  const outcomes = statics({ lint: code, formatting: files })
  const tested = code.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/e2e/'))
  if (tested.length) {
    const ok = call('vitest', ['related', '--run', '--passWithNoTests', ...tested]) === 0
    outcomes.push({ name: 'tests of what changed', passed: ok ? 1 : 0, failed: ok ? 0 : 1, complaints: [] })
  }
  const journeys = files.filter((file) => file.endsWith('.e2e.ts'))
  if (journeys.length) console.log(`\nNot run: ${journeys.join(', ')}`)
  report(outcomes)
}

/**
 * All of what `npm test` does a short specimen of (tests/amounts.ts says how much), and as many simulated histories as
 * SOAK_RUNS and SOAK_MINUTES say. REPEATS: how often a fault that comes about once is brought about; CRASH_SEEDS: how
 * often a sender is killed at each point.
 */
function soak() {
  build()
  mailServers()
  metasearch()
  otherBrowsers()
  const env = { CHROMIUM: chromium(), REPEATS: '10', CRASH_SEEDS: '20', ...process.env, SOAK: '1' }
  const parts = {
    'simulated histories': [node, ['tests/simulator/soak.ts', ...rest]],
    'histories on IndexedDB, and of a device with a bug': [
      'vitest',
      ['run', 'tests/simulator/dexie.test.ts', 'tests/simulator/ablation.test.ts'],
    ],
    mutants: [node, ['tests/mutation/run.ts']],
    'killed servers': ['vitest', ['run', 'tests/faults']],
    'killed senders': ['vitest', ['run', 'server/campaigns/sending/crash.test.ts', 'server/sms/sending/crash.test.ts']],
    'what takes long in the demo and in a process': [
      'vitest',
      [
        'run',
        'server/sandbox/templateToMany.test.ts',
        'server/sandbox/mailThenText.test.ts',
        'server/process.test.ts',
        'server/people/subs.test.ts',
      ],
    ],
    'hostile requests': ['vitest', ['run', 'tests/authorisation/fuzz', 'tests/authorisation/rowSecurity']],
    'killed and frozen browsers, and long days': [
      'playwright',
      ['test', '-c', 'tests/playwright.config.ts', '--reporter=list', '--project=long'],
    ],
    'journeys in the other language': [
      'playwright',
      ['test', '-c', 'tests/playwright.config.ts', '--reporter=list', '--grep=@soak'],
    ],
    'journeys in Firefox and WebKit': ['playwright', ['test', '-c', 'tests/browsers.config.ts', '--reporter=list']],
    'frozen, evicted and full browsers': [
      'playwright',
      [
        'test',
        '-c',
        'tests/playwright.config.ts',
        '--reporter=list',
        `--repeat-each=${env.REPEATS}`,
        // What brings its fault about once is done again as a whole.
        '--grep=@once',
      ],
    ],
  }
  report(
    Object.entries(parts).map(([name, [command, args]]) => {
      const ok = call(command, args, env) === 0
      return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
    }),
  )
}

/** Types, lint, formatting, lock files: each one check. */
function statics({ lint = ['.'], formatting = ['.'] } = {}) {
  const checks = {
    'lock files': [
      node,
      [
        'scripts/check-lock.mjs',
        'package-lock.json',
        'scripts/node/package-lock.json',
        'server/linked/package/package-lock.json',
      ],
    ],
    types: ['tsc', ['-b']],
    ...(lint.length && { lint: ['oxlint', ['--type-aware', '--deny-warnings', ...lint]] }),
    ...(formatting.length && {
      formatting: ['biome', ['check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...formatting]],
    }),
  }
  return Object.entries(checks).map(([name, [command, args]]) => {
    const { status, output } = hear(command, args)
    const ok = status === 0
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
    return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, complaints: ok ? [] : [`${name}\n${output}`] }
  })
}

/** Nothing passed, or a run that ended badly without naming a failed test, is a failure too. */
function outcome(name, status, { passed, failed, complaints }) {
  if (failed || (status === 0 && passed > 0)) return { name, passed, failed, complaints }
  return { name, passed, failed: 1, complaints: [...complaints, `${name}: ended with ${status}, see above`] }
}

function vitestCounts(found) {
  const complaints = (found?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed')
    // A file can break before its first test.
    if (status === 'failed' && !tests.length) return [`${name}\n${message}`]
    return tests.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`)
  })
  return { passed: found?.numPassedTests ?? 0, failed: complaints.length, complaints }
}

function playwrightCounts(found) {
  const { expected = 0, unexpected = 0, flaky = 0 } = found?.stats ?? {}
  const complaints = [
    ...(found?.errors ?? []).map(({ message }) => message),
    ...(found?.suites ?? []).flatMap(failedSpecs),
  ]
  return { passed: expected, failed: unexpected + flaky, complaints }
}

function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
      return `${file}:${line} › ${title}\n${errors.map(({ message }) => message).join('\n')}`
    }),
    ...suites.flatMap(failedSpecs),
  ]
}

/* ---------- what it took, and what was left out ---------- */

function lap(name) {
  laps.push([name, performance.now()])
}

function vitestTimes(found) {
  return (found?.testResults ?? []).map(({ name, startTime, endTime }) => [relative('.', name), endTime - startTime])
}

function playwrightTimes(found) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const results = (spec) => spec.tests.flatMap((test) => test.results)
  return (found?.suites ?? []).map((suite) => [
    `tests/e2e/${suite.file}`,
    specs(suite)
      .flatMap(results)
      .reduce((sum, { duration }) => sum + duration, 0),
  ])
}

/** The parts, and the ten files that took longest. */
function sayTimes(times) {
  console.log('\nThe slowest files:')
  for (const [file, ms] of times.toSorted((a, b) => b[1] - a[1]).slice(0, 10))
    console.log(`${(ms / 1_000).toFixed(0).padStart(5)} s  ${file}`)
  console.log()
  const [[, begun]] = laps
  for (const [n, [name, at]] of laps.entries()) console.log(`${name}: ${minutesOf(n === 0 ? at : at - begun)}`)
  console.log(`altogether: ${minutesOf(laps.at(-1)[1])}`)
}

function minutesOf(ms) {
  return `${Math.floor(ms / 60_000)} min ${Math.floor((ms % 60_000) / 1_000)} s`
}

function vitestSkipped(found) {
  return (found?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
  )
}

function playwrightSkipped(found) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  return (found?.suites ?? [])
    .flatMap(specs)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ projectName }) => `${file}, in ${projectName}: ${title}`),
    )
}

/** The reasons once more at the very end: often that is all one gets to see. */
function report(outcomes, left = []) {
  for (const complaint of outcomes.flatMap(({ complaints }) => complaints)) console.log(`\nFAILED ${brief(complaint)}`)
  console.log()
  for (const { name, passed, failed } of outcomes)
    console.log(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed`)
  const passed = outcomes.reduce((sum, one) => sum + one.passed, 0)
  const failed = outcomes.reduce((sum, one) => sum + one.failed, 0)
  if (left.length) console.log('\nNOT TESTED, for want of a program on this machine:')
  for (const line of left) console.log(`  ${line}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed ? 1 : 0)
}

function brief(complaint) {
  const lines = stripVTControlCharacters(complaint)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
  return lines.slice(0, 30).join('\n  ')
}

/* ---------- the browser ---------- */

/** An installed Chromium; else Debian's package where we may install it; else Playwright's own download. */
function chromium() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ]
  const found = places.find((path) => path && existsSync(path))
  if (found) return found
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium …')
    must('apt-get', ['update', '-qq'])
    must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
    return '/usr/bin/chromium'
  }
  must('playwright', ['install', 'chromium'])
  return ''
}

/** Chromium without its windows, for what does not ask for them; '' where there is none to be had, and then all of it does. */
function headlessShell() {
  const place = process.env.HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell'
  if (!place || existsSync(place)) return place
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/chromium') || spawnSync('apt-get', ['--version']).status !== 0)
    return ''
  console.log('Installing the headless shell of Chromium …')
  call('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', 'chromium-headless-shell'])
  return existsSync(place) ? place : ''
}

/** Debian's Firefox and WebKit, where we may install them; else tests/browsers uses Playwright's own where those are there. */
function otherBrowsers() {
  const missing = [
    ['firefox-esr', ['/usr/bin/firefox-esr', process.env.FIREFOX]],
    ['webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']],
    ['xvfb', ['/usr/bin/Xvfb']],
  ].filter(([, places]) => !places.some((path) => path && existsSync(path)))
  if (!missing.length || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  const names = missing.map(([name]) => name)
  console.log(`Installing ${names.join(', ')} …`)
  call('apt-get', ['update', ...impatient])
  call('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', ...names], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/* ---------- the mail servers ---------- */

/**
 * Debian's Postfix and Dovecot, for the tests that ask true ones; those say so where there are none. Not where installing
 * a server starts it as well.
 */
function mailServers() {
  const isThere = ['/usr/sbin/postfix', '/usr/sbin/dovecot', '/usr/lib/dovecot/imap'].every((path) => existsSync(path))
  if (isThere || process.getuid?.() !== 0 || !existsSync('/usr/sbin/policy-rc.d')) return
  console.log('Installing Postfix and Dovecot …')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  call('apt-get', ['update', ...impatient])
  call('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', 'postfix', 'dovecot-imapd'], quiet)
}

/* ---------- the metasearch ---------- */

/** Debian's searx, for the test that asks a true one; that says so where there is none. */
function metasearch() {
  const places = ['/usr/bin/searx-run', '/usr/share/doc/searx/examples/settings.yml']
  if (places.every((path) => existsSync(path)) || process.getuid?.() !== 0) return
  if (spawnSync('apt-get', ['--version']).status !== 0) return
  console.log('Installing searx …')
  call('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', 'searx'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/* ---------- the gateway for text messages ---------- */

/** Debian's Kannel, unpacked and not installed, for the test of the demo's message centre; that says so where there is none. */
function textGateway() {
  const folder = join(import.meta.dirname, '../node_modules/.cache/kannel')
  if (existsSync(join(folder, 'usr/sbin/bearerbox')) || process.arch !== 'x64') return
  if (spawnSync('apt-get', ['--version']).status !== 0 || spawnSync('dpkg', ['--version']).status !== 0) return
  console.log('Fetching Kannel …')
  const packages = join(folder, 'packages')
  mkdirSync(packages, { recursive: true })
  const names = ['kannel', 'libmariadb3', 'libpcre3', 'libhiredis0.14', 'libct4', 'libsybdb5']
  spawnSync('apt-get', ['download', ...impatient, ...names], { cwd: packages, stdio: 'inherit' })
  for (const name of readdirSync(packages)) call('dpkg', ['-x', join(packages, name), folder])
}

/* ---------- linked phones ---------- */

/** The library that speaks as a linked device, which is no part of the product (a part of it is under the GPL); at once where it is. */
async function linkedDriver() {
  try {
    await fetchDriver(sharedDrivers)
  } catch (error) {
    console.error(error.message)
  }
}

/* ---------- processes ---------- */

function call(command, args, env = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (result.error) console.error(`${command}: ${result.error.message}`)
  return result.status ?? 1
}

/** As `call`, beside others: what it says comes in whole lines. Its exit code, once it has ended. */
async function follow(command, args, env) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const end = (signal) => child.kill(signal)
  for (const signal of endSignals) process.on(signal, end)
  for (const output of [child.stdout, child.stderr]) createInterface(output).on('line', (line) => console.log(line))
  const [status] = await once(child, 'close')
  for (const signal of endSignals) process.off(signal, end)
  return status ?? 1
}

/** As `call`, with what was said: shown, and handed back. */
function hear(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const output = `${stdout ?? ''}${stderr ?? ''}${error ? `${command}: ${error.message}` : ''}`
  if (output.trim()) console.log(output.trimEnd())
  return { status: status ?? 1, output }
}

function must(command, args) {
  const status = call(command, args)
  if (status !== 0) process.exit(status)
}

/** The command takes over: it gets the signals, and its exit code is ours. */
function hand(command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command !== node,
  })
  for (const signal of endSignals) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(process.exit(code ?? 1))))
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
