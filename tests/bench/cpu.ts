import { readFileSync } from 'node:fs'
import { childrenOf, databasePid } from '../../server/testing/process.ts'

/** What the database's processes have worked, those that have ended included. */
export function databaseCpuMs(data: string): number {
  const postmaster = databasePid(data)
  return [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + cpuMsOf(pid), 0)
}

/** What a process has worked, with its children that have ended. Ticks are hundredths of a second. */
export function cpuMsOf(pid: number): number {
  const [user, system, endedUser, endedSystem] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .split(') ')[1]!
    .split(' ')
    .slice(11, 15)
  return 10 * (Number(user) + Number(system) + Number(endedUser) + Number(endedSystem))
}
