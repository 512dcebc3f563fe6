import type { Remote } from 'comlink'
import type { KeptWorker } from '../../keptWorker.ts'
import type { SearchWorkerApi } from '../workerApi.ts'
import type { ProductIndexApi, ProductQuery } from './api.ts'

/** The first answer waits until all products were read. */
const answerMs = 30_000

type Index = Remote<SearchWorkerApi>
/** `opened`: in the worker that runs now. */
type OpenView = { number: number; query: ProductQuery; onChange: () => void; opened: Promise<void> | undefined }

export type KeptProducts = {
  api: ProductIndexApi
  /** The result of this view may differ now. */
  told(view: number): void
  /** Another worker runs now: it has to be asked again, once with `ready`. */
  forget(): void
  tellAll(tell: (onChange: () => void) => void): void
}

/** The lists of products that are open in this tab: a worker that is started again is asked for them again. */
export function keptProducts(search: () => KeptWorker<SearchWorkerApi>, nextNumber: () => number): KeptProducts {
  const views = new Map<number, OpenView>()
  const ask = <T>(view: OpenView, work: (index: Index, number: number) => Promise<T>): Promise<T> =>
    search().ask(answerMs, async (index) => {
      await (view.opened ??= index.openProducts(view.number, view.query))
      return work(index, view.number)
    })
  return {
    api: {
      async open(query, onChange) {
        const view: OpenView = { number: nextNumber(), query, onChange, opened: undefined }
        views.set(view.number, view)
        await ask(view, async () => {})
        return {
          lines: (from, to) => ask(view, (index, number) => index.productLines(number, from, to)),
          ids: () => ask(view, (index, number) => index.productIds(number)),
          positionOf: (id) => ask(view, (index, number) => index.productPosition(number, id)),
          close() {
            views.delete(view.number)
            if (!view.opened) return
            search()
              .call(answerMs, (index) => index.closeProducts(view.number))
              .catch(() => {})
          },
        }
      },
      taken: (asked) => search().ask(answerMs, (index) => index.takenKeys(asked)),
      sameTitle: (asked) => search().ask(answerMs, (index) => index.sameTitle(asked)),
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
