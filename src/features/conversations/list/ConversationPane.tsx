import { type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { isOwnPageChannel } from '#domain/conversations/channel'
import { lastTextOf } from '#domain/conversations/conversation'
import type { MessageLine } from '#workers/search/conversations/api'
import { usePeople } from '../../../lib/people.ts'
import { Composer } from '../composer/Composer.tsx'
import { useCommentChoice } from '../composer/comments/useCommentChoice.ts'
import { DropZone } from '../composer/DropZone.tsx'
import { useAnswering } from '../composer/useAnswering.ts'
import { useAttacher } from '../composer/useAttacher.ts'
import { type ComposerDraft, useComposerDraft } from '../composer/useComposerDraft.ts'
import { findFieldId } from '../thread/FindBar.tsx'
import { MessageLog } from '../thread/MessageLog.tsx'
import { ThreadHeader } from '../thread/ThreadHeader.tsx'
import { useComposing } from '../useComposing.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import type { OpenedConversation } from '../useOpened.ts'
import { useReacting } from '../useReacting.ts'

type Props = {
  opened: OpenedConversation
  search: string
  work: ConversationWork
  onBack: () => void
  onDetails: () => void
  onCanned: () => void
}

/** One conversation: its head, what was said, and where it is answered. */
export function ConversationPane({ opened, search, work, onBack, onDetails, onCanned }: Props) {
  const { conversation } = opened
  const draft = useComposerDraft(conversation.id)
  const attaching = useAttacher(conversation.channel, draft)
  const choice = useCommentChoice(conversation, draft)
  const answering = useAnswering(
    conversation,
    { body: draft?.value.body ?? '', hasFiles: Boolean(draft?.files.length) },
    choice,
  )
  const react = useReacting(conversation, work)
  const { channel } = conversation
  const mayReact = (channel === 'whatsapp' || channel === 'linked') && answering.isKnown && answering.obstacle === null
  function drop(files: File[]) {
    draft?.set({ mode: 'message' })
    attaching.attach(files)
  }
  // Who works alone asks for nobody.
  const hasColleagues = usePeople().length > 1
  const { others, tell } = useComposing(hasColleagues ? conversation.id : null)
  const [finding, setFinding] = useState<string | null>(null)
  const latest = useRef<ComposerDraft | null>(null)
  useLayoutEffect(() => {
    latest.current = draft
  })
  function startFinding() {
    setFinding((now) => now ?? '')
    document.getElementById(findFieldId)?.focus()
  }
  /** The browser's own search knows only what is drawn. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    startFinding()
  }
  // Each message is drawn again when this is another one.
  const quote = useCallback(
    ({ id, body, direction }: MessageLine) =>
      latest.current?.set({
        mode: 'message',
        quote: { message_id: id, text: lastTextOf(body), isOurs: direction === 'out' },
      }),
    [],
  )
  const answerComment = useCallback(
    (to: string, way: 'public' | 'private') => latest.current?.set({ mode: 'message', answer: { way, to } }),
    [],
  )
  return (
    <DropZone onFiles={drop} onKeyDown={onKeyDown}>
      <ThreadHeader
        opened={opened}
        composing={others.map(({ name }) => name)}
        work={work}
        onBack={onBack}
        onDetails={onDetails}
        onFind={startFinding}
      />
      <MessageLog
        opened={opened}
        search={search}
        work={work}
        onQuote={quote}
        onReact={mayReact ? react : null}
        mayChange={channel === 'linked' && mayReact}
        onAnswerComment={isOwnPageChannel(channel) ? answerComment : null}
        finding={finding}
        onFinding={setFinding}
      />
      {draft && (
        <Composer
          conversation={conversation}
          draft={draft}
          attaching={attaching}
          answering={answering}
          choice={choice}
          work={work}
          onCanned={onCanned}
          onComposing={tell}
        />
      )}
    </DropZone>
  )
}
