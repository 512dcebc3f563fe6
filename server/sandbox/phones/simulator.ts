import { Worker } from 'node:worker_threads'
import { type OtherEnd, openPort } from '../../linked/port.ts'
import type { PhoneServer } from '../../linked/protocol.ts'
import type { ReceivedMessage, SimulatorCalls, SimulatorHost, SimulatorSetting } from './protocol.ts'

export type SandboxPhones = {
  server: PhoneServer
  ask: OtherEnd<SimulatorCalls>['call']
  /** hears what arrives from now on */
  onReceived: (heard: (message: ReceivedMessage) => void) => void
  stop: () => Promise<void>
}

/**
 * The simulator in a worker of its own: it loads a part of the driver's package, which the server itself never does. `file`: where
 * its world outlives the process.
 */
export async function openSandboxPhones(
  folder: string,
  { file = null }: { file?: string | null } = {},
): Promise<SandboxPhones> {
  const worker = new Worker(new URL('./simulator.worker.ts', import.meta.url), {
    workerData: { folder, file } satisfies SimulatorSetting,
    execArgv: [],
    env: { NODE_ENV: 'production' },
  })
  const hearing: ((message: ReceivedMessage) => void)[] = []
  const host: SimulatorHost = {
    received: (message) => hearing.forEach((heard) => heard(message)),
    linked: () => {},
  }
  const { call, gone } = openPort<SimulatorHost, SimulatorCalls>(worker, host, { timeoutMs: 30_000 })
  const fallen = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the phone simulator ended')))
  })
  fallen.catch(gone)
  const server = await Promise.race([call('open'), fallen])
  return {
    server,
    ask: call,
    onReceived: (heard) => void hearing.push(heard),
    async stop() {
      await call('close').catch(() => {})
      gone()
      await worker.terminate()
    },
  }
}
