import { expose } from 'comlink'
import { laterVersions } from '#domain/mutations'
import { unpackIds } from '../bulk/packedIds.ts'
import { setKey } from '../lock/keyring.ts'
import { callPlain, handOn } from './plainCalls.ts'
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
  async open(session, key, page, mirror, onState) {
    try {
      await setKey(key)
      sync ??= await openSync({ session, page, mirror, onState })
      return { kind: 'open', state: sync.state(), mirror: sync.mirror(), versions: laterVersions() }
    } catch (error) {
      return { kind: 'failed', code: codeOf(error) }
    }
  },
  mutateAll: (changes) => opened().mutateAll(changes),
  bringRecovered: (left) => opened().bringRecovered(left),
  beginBulk: async (action, ids) => opened().bulk.begin(action, unpackIds(ids)),
  bulkUndos: () => opened().bulk.undos(),
  beginBulkUndo: (undo) => opened().bulk.beginUndo(undo),
  bulkStep: (job) => opened().bulk.step(job),
  retryIssue: (uid) => opened().retryIssue(uid),
  ...handOn(async (name, args) => callPlain(opened(), name, args)),
  wantFile: (entity, id) => opened().wantFile(entity, id),
  retryFile: (hash) => opened().retryFile(hash),
  page: (state) => sync?.page(state),
  ping: () => true,
  async close() {
    sync?.close()
    sync = undefined
  },
}

expose(api)
