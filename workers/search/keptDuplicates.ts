import { proxy } from 'comlink'
import type { KeptWorker } from '../keptWorker.ts'
import type { DuplicateSearchResult, DuplicatesApi } from './duplicatesApi.ts'
import type { SearchWorkerApi } from './workerApi.ts'

const answerMs = 30_000
/** All contacts are looked through. */
const findMs = 300_000

/** What a screen asks about duplicates. What was found is the worker's: one that was started again has to find anew. */
export const keptDuplicates = (search: KeptWorker<SearchWorkerApi>): DuplicatesApi => ({
  async find(onProgress, signal) {
    if (signal.aborted) return { kind: 'cancelled' }
    const stop = () => void search.call(answerMs, (remote) => remote.cancelDuplicates()).catch(() => {})
    signal.addEventListener('abort', stop, { once: true })
    try {
      return await search.call<DuplicateSearchResult>(findMs, async (remote) =>
        remote.findDuplicates(proxy(onProgress)),
      )
    } finally {
      signal.removeEventListener('abort', stop)
    }
  },
  groups: (from, to) => search.call(answerMs, (remote) => remote.duplicateGroups(from, to)),
  plan: (rule, from) => search.call(answerMs, (remote) => remote.planMerges(rule, from)),
  lookAlike: (typed, of) => search.ask(answerMs, (remote) => remote.lookAlike(typed, of)),
})
