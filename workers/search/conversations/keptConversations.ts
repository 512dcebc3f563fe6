import type { Remote } from 'comlink'
import type { KeptWorker } from '../../keptWorker.ts'
import type { SearchWorkerApi } from '../workerApi.ts'
import type { ConversationIndexApi, OlderReply } from './api.ts'
import type { FetchOlder } from './fetchOlder.ts'

/** The first answer may have to wait until all messages were read. */
const answerMs = 30_000

type Index = Remote<SearchWorkerApi>
/** `opened`: in the worker that runs now. */
type OpenView = {
  number: number
  open: (index: Index) => Promise<void>
  onChange: () => void
  opened: Promise<void> | undefined
}

export type KeptConversations = {
  api: ConversationIndexApi
  /** The result of this view may differ now. */
  told(view: number): void
  /** Another worker runs now: it has to be asked again, once with `ready`. */
  forget(): void
  tellAll(tell: (onChange: () => void) => void): void
}

/** The lists and threads that are open in this tab: a worker that is started again is asked for them again. */
export function keptConversations(
  search: () => KeptWorker<SearchWorkerApi>,
  nextNumber: () => number,
  fetchOlder: FetchOlder,
): KeptConversations {
  const views = new Map<number, OpenView>()

  async function opened(onChange: () => void, open: (index: Index, number: number) => Promise<void>) {
    const number = nextNumber()
    const view: OpenView = { number, open: (index) => open(index, number), onChange, opened: undefined }
    views.set(number, view)
    await ask(view, async () => {})
    return view
  }
  const ask = <T>(view: OpenView, work: (index: Index, number: number) => Promise<T>): Promise<T> =>
    search().ask(answerMs, async (index) => {
      await (view.opened ??= view.open(index))
      return work(index, view.number)
    })
  const close = (view: OpenView) => {
    views.delete(view.number)
    if (!view.opened) return
    search()
      .call(answerMs, (index) => index.closeConversations(view.number))
      .catch(() => {})
  }

  async function askOlder(view: OpenView): Promise<OlderReply> {
    const asked = await ask(view, (index, number) => index.olderPlace(number))
    if (!asked) return 'told'
    const reply = await fetchOlder(asked.id, asked.before)
    if (reply.kind !== 'ok') return reply.kind === 'unknown' ? 'offline' : 'failed'
    const isKept = await ask(view, (index, number) => index.keepOlder(number, asked.before, reply.body))
    return isKept ? 'told' : 'failed'
  }

  const api: ConversationIndexApi = {
    async open(query, onChange) {
      const view = await opened(onChange, (index, number) => index.openConversations(number, query))
      return {
        lines: (from, to) => ask(view, (index, number) => index.conversationLines(number, from, to)),
        ids: (from, to) => ask(view, (index, number) => index.conversationIds(number, from, to)),
        positionOf: (id) => ask(view, (index, number) => index.conversationPosition(number, id)),
        close: () => close(view),
      }
    },
    async openThread(conversation, onChange) {
      const view = await opened(onChange, (index, number) => index.openThread(number, conversation))
      return {
        lines: (from, to) => ask(view, (index, number) => index.threadLines(number, from, to)),
        positionOf: (message) => ask(view, (index, number) => index.threadPosition(number, message)),
        find: (words) => ask(view, (index, number) => index.threadFind(number, words)),
        askOlder: () => askOlder(view),
        olderMessage: (message) => ask(view, (index, number) => index.threadMessage(number, message)),
        close: () => close(view),
      }
    },
    async unread(onChange) {
      const view = await opened(onChange, (index, number) => index.openUnread(number))
      return {
        read: () => ask(view, (index, number) => index.readUnread(number)),
        close: () => close(view),
      }
    },
  }
  return {
    api,
    told: (number) => views.get(number)?.onChange(),
    forget() {
      for (const view of views.values()) view.opened = undefined
    },
    tellAll(tell) {
      for (const view of views.values()) tell(view.onChange)
    },
  }
}
