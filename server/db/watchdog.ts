import { type ChildProcess, spawn } from 'node:child_process'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'

/** A process of its own that ends the database when ours has ended, however that came about. */
export type Watchdog = {
  /** the process to be ended; a later one takes the place of the one before */
  guard: (pid: number) => void
  /** The database has ended in order. */
  release: () => void
}

/**
 * It reads from a pipe that we hold and never close: the kernel closes it when we are gone, also by SIGKILL. A shell and
 * not a program of ours, because it takes one megabyte instead of forty. It looks whether the process still is this
 * database, since numbers of processes are given away again, and waits as long as a stop of ours.
 */
const script = `
cluster=$1
pid=0
trap '' HUP INT QUIT TERM
while read -r line; do pid=$line; done
[ "$pid" -gt 0 ] || read -r pid <"$cluster/postmaster.pid" || exit 0
runs() {
  case "$(tr '\\000' ' ' <"/proc/$pid/cmdline" || ps -o command= -p "$pid")" in *"$cluster"*) ;; *) return 1 ;; esac
}
end() {
  kill -s "$1" "$pid"
  left=$2
  while [ "$left" -gt 0 ]; do
    runs || exit 0
    sleep 1
    left=$((left - 1))
  done
}
runs || exit 0
end INT 8
end QUIT 3
end KILL 3
`

/** Windows needs none: there the database ends with us, because Node starts it as part of our job. */
const noWatchdog: Watchdog = { guard: () => {}, release: () => {} }

export function startWatchdog(cluster: string, log: Log): Watchdog {
  if (process.platform === 'win32') return noWatchdog
  let guarding = 0
  let released = false
  let dog = begin()

  function begin(): ChildProcess {
    // Detached: what ends all of our process group must not end it as well.
    const child = spawn('sh', ['-c', script, 'fairlead-watchdog', cluster], {
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    child.unref()
    // That it is gone is told by its end.
    child.stdin.on('error', () => {})
    child.once('error', (error) => log('the database has no watchdog', errorFields(error)))
    const again = () => {
      if (released) return
      dog = begin()
      tell()
    }
    child.once('close', () => {
      if (!released) setTimeout(guarded(log, 'the database has no watchdog', again), 1_000).unref()
    })
    return child
  }

  function tell(): void {
    if (guarding) dog.stdin!.write(`${guarding}\n`)
  }

  return {
    guard(pid) {
      guarding = pid
      tell()
    },
    release() {
      released = true
      dog.stdin!.end()
    },
  }
}
