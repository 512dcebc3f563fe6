import { expose } from 'comlink'
import { codeOf } from './syncState.ts'
import { openSync } from './syncWorker.ts'
import type { SyncWorkerApi } from './workerApi.ts'

type Sync = Awaited<ReturnType<typeof openSync>>
let sync: Sync | undefined
const opened = (): Sync => {
  if (!sync) throw new Error('The sync worker is not open')
  return sync
}

const api: SyncWorkerApi = {
  async open(session, page, onState) {
    try {
      sync ??= await openSync(session, page, onState)
      return { kind: 'open', state: sync.state() }
    } catch (error) {
      return { kind: 'failed', code: codeOf(error) }
    }
  },
  mutate: (name, args) => opened().mutateAll([{ name, args }]),
  mutateAll: (changes) => opened().mutateAll(changes),
  changes: () => opened().changes(),
  retryIssue: (uid) => opened().retryIssue(uid),
  discardIssue: (uid) => opened().discardIssue(uid),
  syncNow: async () => opened().syncNow(),
  page: (state) => sync?.page(state),
  ping: () => true,
  async close() {
    sync?.close()
    sync = undefined
  },
}

expose(api)
