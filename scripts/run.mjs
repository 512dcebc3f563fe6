// Works on any Node >= 20: makes sure that Node 24 and the dependencies are there, then runs a task of tasks.mjs with them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const windows = process.platform === 'win32'

const { binary, bin } = ensureNode()
const env = { ...process.env, PATH: [bin, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) }
ensureDependencies()
// The channel carries nothing: by its end the task notices that we are gone.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
const task = spawn(binary, [join(root, 'scripts/tasks.mjs'), ...process.argv.slice(2)], { stdio, env })
// The task decides how it stops; a signal that only we got is handed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => task.kill(signal))
stopWithNpm()
task.on('exit', (status, signal) => finish({ status, signal }))

/** npm that was killed hands on no signal; what it started would go on without anybody who could stop it. */
function stopWithNpm() {
  const parent = process.ppid
  // Some shells stand between npm and us.
  const npm = windows ? undefined : [parent, look(parent, 'ppid')].find((pid) => /\bnpm\b/.test(look(pid, 'command')))
  if (npm) setInterval(() => isGone(Number(npm)) && task.kill('SIGTERM'), 1_000).unref()
}

/** What `ps` says of a process; '' where there is no `ps`. */
function look(pid, what) {
  return (spawnSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim()
}

function isGone(pid) {
  try {
    process.kill(pid, 0)
    return false
  } catch (cause) {
    return cause.code === 'ESRCH'
  }
}

function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 5)) return { binary: process.execPath, bin: dirname(process.execPath) }
  const folder = join(root, 'scripts/node')
  const lock = hash(join(folder, 'package-lock.json'))
  const stamp = join(folder, 'node_modules/.stamp')
  if (!isStamped(stamp, lock)) {
    console.log(`Fairlead needs Node 24, this is ${process.version}: fetching it once (about 50 MB) …`)
    run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], process.env)
  }
  const binary = findNode(folder)
  if (!binary) {
    console.error(
      `Please install Node 24.5 or newer: there is no packaged one for ${process.platform} ${process.arch}.`,
    )
    process.exit(1)
  }
  writeFileSync(stamp, lock)
  return { binary, bin: dirname(binary) }
}

/** The platform packages put the executable at bin/node; the launcher in .bin is a script on Windows, so it is not used. */
function findNode(folder) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.keys(optionalDependencies)
    .map((name) => join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node'))
    .find((path) => existsSync(path))
}

function ensureDependencies() {
  const wanted = hash('package-lock.json', 'package.json', '.npmrc')
  const stamp = 'node_modules/.stamp'
  if (isStamped(stamp, wanted)) return
  console.log('Installing the dependencies (once, about 700 MB on disk) …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], env)
  writeFileSync(stamp, wanted)
}

function isStamped(stamp, value) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === value
}

function hash(...files) {
  const sum = createHash('sha256')
  for (const file of files) sum.update(readFileSync(file)).update('\0')
  return sum.digest('hex')
}

function run(command, args, env) {
  const result = spawnSync(command, args, { stdio: 'inherit', env, shell: windows })
  if (result.status !== 0 || result.error) finish(result)
}

function finish(result) {
  if (result.error) throw result.error
  process.exit(result.status ?? 128 + (constants.signals[result.signal] ?? 0))
}
