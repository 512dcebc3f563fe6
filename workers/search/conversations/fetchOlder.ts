import { type OlderAnswer, olderMessageCalls, placeOfMessage } from '#domain/conversations/olderCalls'
import type { Session } from '../../session.ts'
import type { Reply } from '../../sync/core/ports.ts'
import { askOnce } from '../../sync/net.ts'
import type { PlaceInThread } from './olderBlocks.ts'

export type FetchOlder = (conversation: string, before: PlaceInThread) => Promise<Reply<OlderAnswer>>

/** Of the server what was said in a thread before a message. */
export const fetchOlder =
  (session: Session): FetchOlder =>
  (conversation, before) => {
    const { older } = olderMessageCalls
    const query = new URLSearchParams({ before: placeOfMessage(before) }).toString()
    const path: `/api/${string}` = `/api/conversations/${conversation}/older?${query}`
    return askOnce(session, { ...older, path })
  }
