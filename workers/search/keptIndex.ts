import { proxy, type Remote, releaseProxy } from 'comlink'
import type { ContactIndexApi, ContactQuery, ContactView } from '../api.ts'
import { KeptWorker } from '../keptWorker.ts'
import { heldKey } from '../lock/held.ts'
import type { AudienceApi } from './audienceApi.ts'
import type { DuplicatesApi } from './duplicatesApi.ts'
import { keptAudience } from './keptAudience.ts'
import { keptDuplicates } from './keptDuplicates.ts'
import type { SearchWorkerApi } from './workerApi.ts'

/** The first answer may have to wait until all contacts were read. */
const answerMs = 30_000

type OpenView = { query: ContactQuery; onChange: () => void; remote: Promise<Remote<ContactView>> | undefined }

/** The index of this tab, and its open questions: a worker that is started again is asked them again. */
export function keptIndex(owner: { account: string; user: string }): {
  api: ContactIndexApi
  duplicates: DuplicatesApi
  audience: AudienceApi
  end: () => void
} {
  const views = new Set<OpenView>()
  const search = new KeptWorker<SearchWorkerApi>(
    () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-search' }),
    async (remote) => {
      for (const view of views) view.remote = undefined
      await remote.start(owner, heldKey())
      for (const view of views) view.onChange()
    },
  )

  // At once: it is ready by the time the first list asks. Why it failed, that first question tells.
  search.call(answerMs, (index) => index.ping()).catch(() => {})

  const ask = <T>(view: OpenView, work: (remote: Remote<ContactView>) => Promise<T>): Promise<T> =>
    search.call(answerMs, async (index) => {
      // oxlint-disable-next-line require-atomic-updates -- a view is opened once per worker
      view.remote ??= index.open(view.query, proxy(view.onChange)) as unknown as Promise<Remote<ContactView>>
      return work(await view.remote)
    })

  const api: ContactIndexApi = {
    async open(query, onChange) {
      const view: OpenView = { query, onChange, remote: undefined }
      views.add(view)
      await ask(view, async () => {})
      return {
        count: () => ask(view, (remote) => remote.count()),
        lines: (from, to) => ask(view, (remote) => remote.lines(from, to)),
        ids: (from, to) => ask(view, (remote) => remote.ids(from, to)),
        packed: (except) => ask(view, (remote) => remote.packed(except)),
        positionOf: (id) => ask(view, (remote) => remote.positionOf(id)),
        statuses: () => ask(view, (remote) => remote.statuses()),
        close() {
          views.delete(view)
          void view.remote?.then(release).catch(() => {})
        },
      }
    },
    facets: (above) => search.call(answerMs, (index) => index.facets(above)),
    statistics: (query) => search.call(answerMs, (index) => index.statistics(query)),
    pivot: (query) => search.call(answerMs, (index) => index.pivot(query)),
    cities: (query) => search.call(answerMs, (index) => index.cities(query)),
  }
  return { api, duplicates: keptDuplicates(search), audience: keptAudience(search), end: () => search.end() }
}

async function release(remote: Remote<ContactView>) {
  await remote.close()
  remote[releaseProxy]()
}
