import type { Remote } from 'comlink'
import type { KeptWorker } from '../../keptWorker.ts'
import type { SearchWorkerApi } from '../workerApi.ts'
import type { LeadIndexApi, LeadQuery } from './api.ts'

/** The first answer waits until the first leads were read. */
const answerMs = 30_000

type Index = Remote<SearchWorkerApi>
/** `opened`: in the worker that runs now. */
type OpenView = {
  number: number
  job: string
  query: LeadQuery
  onChange: () => void
  opened: Promise<void> | undefined
}

export type KeptLeads = {
  api: LeadIndexApi
  /** The result of this view may differ now. */
  told(view: number): void
  /** Another worker runs now: it has to be asked again, once with `ready`. */
  forget(): void
  tellAll(tell: (onChange: () => void) => void): void
}

/** The lists of leads that are open in this tab: a worker that is started again is asked for them again. */
export function keptLeads(search: () => KeptWorker<SearchWorkerApi>, nextNumber: () => number): KeptLeads {
  const views = new Map<number, OpenView>()
  const ask = <T>(view: OpenView, work: (index: Index, number: number) => Promise<T>): Promise<T> =>
    search().ask(answerMs, async (index) => {
      await (view.opened ??= index.openLeads(view.number, view.job, view.query))
      return work(index, view.number)
    })
  return {
    api: {
      async open(job, query, onChange) {
        const view: OpenView = { number: nextNumber(), job, query, onChange, opened: undefined }
        views.set(view.number, view)
        await ask(view, async () => {})
        return {
          lines: (from, to) => ask(view, (index, number) => index.leadLines(number, from, to)),
          ids: () => ask(view, (index, number) => index.leadIds(number)),
          positionOf: (id) => ask(view, (index, number) => index.leadPosition(number, id)),
          places: () => ask(view, (index, number) => index.leadPlaces(number)),
          close() {
            views.delete(view.number)
            if (!view.opened) return
            search()
              .call(answerMs, (index) => index.closeLeads(view.number))
              .catch(() => {})
          },
        }
      },
    },
    told: (number) => views.get(number)?.onChange(),
    forget() {
      for (const view of views.values()) view.opened = undefined
    },
    tellAll(tell) {
      for (const view of views.values()) tell(view.onChange)
    },
  }
}
