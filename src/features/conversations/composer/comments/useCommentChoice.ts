import { useEffect, useState } from 'react'
import { isOwnPageChannel } from '#domain/conversations/channel'
import { type Conversation, lastTextOf } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { WrittenExtra } from '#domain/conversations/messageExtra'
import { asComment, countsAsGiven } from '#domain/ownPages/answering'
import { useClient } from '../../../../lib/client.ts'
import { useStored } from '../../../../lib/reader.ts'
import { readRows } from '../../readRows.ts'
import type { ComposerDraft } from '../useComposerDraft.ts'

/** `message`: as everywhere; the others answer a comment, below it or by a message to its writer alone. */
export type AnswerWay = 'message' | 'public' | 'private'
/** What somebody has chosen; nothing: what fits what was said last. `to`: the comment. */
export type ChosenWay = { way: AnswerWay; to: string | null }

export type CommentChoice = {
  way: AnswerWay
  /** what is answered; null: no comment is */
  comment: ConversationMessage | null
  /** nobody has commented lately, so that there is nothing to choose */
  isOffered: boolean
  isAnsweredPrivately: boolean
  choose: (way: AnswerWay) => void
  /** what goes with the text */
  extra: WrittenExtra | null
}

const looked = 40
const noIds: readonly string[] = []

/** How the next answer goes, where one talks by comments as well; null: nowhere else. */
export function useCommentChoice(conversation: Conversation, draft: ComposerDraft | null): CommentChoice | null {
  const isPage = isOwnPageChannel(conversation.channel)
  const ids = useLastMessages(conversation, isPage)
  const chosen = draft?.value.answer ?? null
  const wanted = chosen?.to && !ids.includes(chosen.to) ? [...ids, chosen.to] : ids
  const rows = useStored((db) => readRows(db, 'message', wanted), [wanted.join(' '), conversation.updated_at])
  if (!isPage) return null
  const said = (rows ?? []).toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const lastIn = said.findLast(({ direction }) => direction === 'in')
  const isComment = ({ direction, extra }: ConversationMessage) => direction === 'in' && asComment(extra) !== null
  const last = said.findLast(isComment) ?? null
  const comment = (chosen?.to ? said.find(({ id }) => id === chosen.to) : last) ?? null
  const usual: AnswerWay = lastIn && isComment(lastIn) ? 'public' : 'message'
  const way = comment ? (chosen?.way ?? usual) : 'message'
  return {
    way,
    comment,
    isOffered: comment !== null,
    isAnsweredPrivately: said.some(
      (one) =>
        one.extra?.kind === 'commentAnswer' &&
        one.extra.to === comment?.id &&
        one.extra.way === 'private' &&
        countsAsGiven(one),
    ),
    choose: (next) => draft?.set({ answer: { way: next, to: comment?.id ?? null } }),
    extra: way === 'message' || !comment ? null : { kind: 'commentAnswer', to: comment.id, way },
  }
}

/** What a comment says, in one line. */
export const commentLine = ({ body }: Pick<ConversationMessage, 'body'>): string => lastTextOf(body) || '…'

/** The ids of what was said last, as far as this device has it. */
function useLastMessages({ id }: Conversation, isOn: boolean): readonly string[] {
  const { conversations } = useClient()
  const [found, setFound] = useState({ id, ids: noIds })
  useEffect(() => {
    if (!isOn) return
    let isHere = true
    const look = async () => {
      const view = await thread
      const { total } = await view.lines(0, 0)
      const { lines } = await view.lines(Math.max(0, total - looked), total)
      if (isHere) setFound({ id, ids: lines.map((line) => line.id) })
    }
    const lookAgain = () => {
      if (isHere) look().catch(console.error)
    }
    const thread = conversations.openThread(id, lookAgain)
    lookAgain()
    return () => {
      isHere = false
      thread.then((view) => view.close()).catch(console.error)
    }
  }, [conversations, id, isOn])
  return found.id === id ? found.ids : noIds
}
