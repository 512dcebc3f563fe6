import { proxy, type Remote } from 'comlink'
import type { AudienceApi } from '../campaigns/audienceApi.ts'
import { keptAudience } from '../campaigns/keptAudience.ts'
import { KeptWorker } from '../keptWorker.ts'
import { currentKey } from '../lock/keyring.ts'
import type { ContactIndexApi, ContactQuery, ContactView } from './api.ts'
import type { ConversationIndexApi } from './conversations/api.ts'
import type { FetchOlder } from './conversations/fetchOlder.ts'
import { keptConversations } from './conversations/keptConversations.ts'
import type { DuplicatesApi } from './duplicatesApi.ts'
import { keptDuplicates } from './keptDuplicates.ts'
import type { LeadIndexApi } from './leads/api.ts'
import { keptLeads } from './leads/keptLeads.ts'
import type { ProductIndexApi } from './products/api.ts'
import { keptProducts } from './products/keptProducts.ts'
import type { SearchWorkerApi } from './workerApi.ts'

/** The first answer may have to wait until all contacts were read. */
const answerMs = 30_000

/** `opened`: in the worker that runs now. */
type OpenView = {
  number: number
  query: ContactQuery
  onChange: () => void
  opened: Promise<unknown> | undefined
  isHeld: boolean
}

/**
 * The index of this tab, and its open questions: a worker that is started again is asked them again. It answers nothing
 * before the sync is `standing`: that there are no contacts, and that they are on their way, has to be known together.
 */
export function keptIndex(
  owner: { account: string; user: string },
  standing: Promise<void>,
  fetchOlder: FetchOlder,
): {
  api: ContactIndexApi
  duplicates: DuplicatesApi
  audience: AudienceApi
  conversations: ConversationIndexApi
  leads: LeadIndexApi
  products: ProductIndexApi
  end: () => void
} {
  const views = new Map<number, OpenView>()
  let last = 0
  let isRenewed = false
  const conversations = keptConversations(
    () => search,
    () => ++last,
    fetchOlder,
  )
  const leads = keptLeads(
    () => search,
    () => ++last,
  )
  const products = keptProducts(
    () => search,
    () => ++last,
  )
  const search: KeptWorker<SearchWorkerApi> = new KeptWorker<SearchWorkerApi>(
    () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module', name: 'fairlead-search' }),
    async (remote) => {
      for (const view of views.values()) view.opened = undefined
      conversations.forget()
      leads.forget()
      products.forget()
      const start = remote.start(
        owner,
        currentKey(),
        proxy((number: number) => tell(() => toldOf(number))),
        proxy(() => isRenewed || ((isRenewed = true), search.renew())),
      )
      await Promise.all([start, standing])
      for (const view of views.values()) tell(view.onChange)
      conversations.tellAll(tell)
      leads.tellAll(tell)
      products.tellAll(tell)
    },
  )

  /** A number is of one of them. */
  const toldOf = (number: number) => {
    views.get(number)?.onChange()
    conversations.told(number)
    leads.told(number)
    products.told(number)
  }

  // At once: it is ready by the time the first list asks. Why it failed, that first question tells.
  search.call(answerMs, (index) => index.ping()).catch(() => {})

  const openIn = (index: Remote<SearchWorkerApi>, view: OpenView, to: number | null) => {
    const opening = index.open(view.number, view.query, to)
    // The worker takes its messages in turn: no question comes between.
    if (view.isHeld) index.hold(view.number, true).catch(() => {})
    view.opened = opening
    return opening
  }
  const ask = <T>(view: OpenView, work: (index: Remote<SearchWorkerApi>, view: number) => Promise<T>): Promise<T> =>
    search.ask(answerMs, async (index) => {
      await (view.opened ?? openIn(index, view, null))
      return work(index, view.number)
    })
  const added = (query: ContactQuery, onChange: () => void): OpenView => {
    const view = { number: ++last, query, onChange, opened: undefined, isHeld: false }
    views.set(view.number, view)
    return view
  }
  const asked = (view: OpenView): ContactView => ({
    count: () => ask(view, (index, number) => index.count(number)),
    lines: (from, to) => ask(view, (index, number) => index.lines(number, from, to)),
    ids: (from, to) => ask(view, (index, number) => index.ids(number, from, to)),
    packed: (except) => ask(view, (index, number) => index.packed(number, except)),
    positionOf: (id) => ask(view, (index, number) => index.positionOf(number, id)),
    statuses: () => ask(view, (index, number) => index.statuses(number)),
    hold(isHeld) {
      view.isHeld = isHeld
      return ask(view, (index, number) => index.hold(number, isHeld))
    },
    close() {
      views.delete(view.number)
      if (view.opened) search.call(answerMs, (index) => index.close(view.number)).catch(() => {})
    },
  })

  const api: ContactIndexApi = {
    async open(query, onChange) {
      const view = added(query, onChange)
      await ask(view, async () => {})
      return asked(view)
    },
    async openLines(query, onChange, to) {
      const view = added(query, onChange)
      const first = await search.ask(answerMs, (index) => openIn(index, view, to))
      return { view: asked(view), first: first! }
    },
    facets: (above) => search.ask(answerMs, (index) => index.facets(above)),
    owners: (ids) => search.ask(answerMs, (index) => index.owners(ids)),
    statistics: (query) => search.ask(answerMs, (index) => index.statistics(query)),
    pivot: (query) => search.ask(answerMs, (index) => index.pivot(query)),
    cities: (query) => search.ask(answerMs, (index) => index.cities(query)),
  }
  const others = { duplicates: keptDuplicates(search), audience: keptAudience(search) }
  return {
    api,
    ...others,
    conversations: conversations.api,
    leads: leads.api,
    products: products.api,
    end: () => search.end(),
  }
}

/** A screen that fails takes nothing along: a worker that is not ready because of it would begin again without end. */
function tell(onChange: () => void): void {
  try {
    onChange()
  } catch (error) {
    console.error(error)
  }
}
