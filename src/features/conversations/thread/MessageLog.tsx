import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular, ChatRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { unreadOf } from '#domain/conversations/conversation'
import type { ReactionUnderWay } from '#domain/conversations/reactions'
import { rowsWhere } from '#workers/database/read'
import type { MessageLine } from '#workers/search/conversations/api'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { searchWords } from '../../../components/hits.ts'
import { useReadOnly } from '../../../lib/client.ts'
import { conversationPath } from '../../../lib/conversationPaths.ts'
import { useStored } from '../../../lib/reader.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import type { OpenedConversation } from '../useOpened.ts'
import { FindBar } from './FindBar.tsx'
import { OlderBar } from './OlderBar.tsx'
import { ThreadItems } from './ThreadItems.tsx'
import { threadItems } from './threadItems.ts'
import { useMarkRead } from './useMarkRead.ts'
import { type CommentActions, useMessageActions } from './useMessageActions.tsx'
import { useMessageRows } from './useMessageRows.ts'
import { useOlderRows } from './useOlderRows.ts'
import { useThread } from './useThread.ts'
import { useThreadFind } from './useThreadFind.ts'
import { useThreadScroll } from './useThreadScroll.ts'

type Props = {
  opened: OpenedConversation
  /** what the list was searched for: it is shown where it was found */
  search: string
  work: ConversationWork
  onQuote: ((line: MessageLine) => void) | null
  /** null: nobody can react here */
  onReact: ((line: MessageLine, emoji: string) => void) | null
  /** whether the texts of our own messages can be changed at the other side */
  mayChange: boolean
  /** begins an answer to a comment; null: nobody comments here */
  onAnswerComment: CommentActions['answer'] | null
  /** what is looked for in it; null: nothing is */
  finding: string | null
  onFinding: (text: string | null) => void
}

const noLines: readonly MessageLine[] = []
const noReactions: readonly ReactionUnderWay[] = []

/** Everything said in a conversation, of which only what is around the window is drawn. */
export function MessageLog({
  opened,
  search,
  work,
  onQuote,
  onReact,
  mayChange,
  onAnswerComment,
  finding,
  onFinding,
}: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { conversation, seen } = opened
  const unread = unreadOf(conversation, seen ?? undefined)
  const { thread, picture, start } = useThread(conversation.id, { unread, search })
  const { scroller, look, toEnd, show, isAtEnd, looks } = useThreadScroll({
    thread,
    picture,
    goTo: start?.goTo ?? null,
  })
  const lines = picture?.lines ?? noLines
  const here = useMessageRows(lines)
  const older = useOlderRows(thread, picture)
  const rows = useMemo(() => new Map([...older, ...here]), [older, here])
  const notes = useStored(
    (db) => rowsWhere(db, 'conversation_note', (note) => note.conversation_id === conversation.id),
    [conversation.id],
  )
  useMarkRead({ opened, scroller, lines, rows, isAtEnd, looks, work })
  const isReadOnly = useReadOnly() !== null
  const { actions, question } = useMessageActions(work, isReadOnly ? null : onQuote, onReact, {
    canExpire: (conversation.channel === 'whatsapp' || conversation.channel === 'linked') && !isReadOnly,
    canForward: conversation.channel === 'linked' && !isReadOnly,
    changesIn: mayChange && !isReadOnly ? conversation.id : null,
    comments: onAnswerComment && !isReadOnly ? { conversation: conversation.id, answer: onAnswerComment } : null,
  })
  const isStart = picture?.from === 0
  const isEnd = picture !== null && picture.from + lines.length >= picture.count
  const items = useMemo(
    () => threadItems({ lines, isStart, isEnd, firstUnread: start?.firstUnread ?? null }, notes ?? []),
    [lines, isStart, isEnd, start, notes],
  )
  const find = useThreadFind(thread, { text: finding ?? '', version: picture?.version ?? 0, show })
  const words = useMemo(() => searchWords(finding ?? search), [finding, search])
  const isEmpty = picture !== null && notes !== undefined && items.length === 0
  return (
    <div className={styles.root}>
      {finding !== null && (
        <FindBar
          text={finding}
          onText={onFinding}
          find={find}
          isPart={picture?.canAskOlder === true}
          onClose={() => {
            onFinding(null)
            scroller.current?.focus()
          }}
        />
      )}
      {conversation.ended && (
        <MessageBar layout="multiline">
          <MessageBarBody>
            {t(`thread.${conversation.ended}`)}{' '}
            {conversation.continued_in && (
              <Link className={styles.link} to={conversationPath(conversation.continued_in)}>
                {t('thread.goesOn')}
              </Link>
            )}
          </MessageBarBody>
        </MessageBar>
      )}
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={look}
        role="log"
        aria-label={t('thread.label')}
        // Whoever uses the keyboard scrolls it.
        tabIndex={0}
      >
        <div className={styles.content}>
          {isStart && thread && picture.canAskOlder && <OlderBar thread={thread} />}
          {isEmpty && <EmptyState icon={<ChatRegular />} title={t('empty.threadTitle')} text={t('empty.threadText')} />}
          <ThreadItems
            items={items}
            rows={rows}
            older={older}
            reactions={picture?.reactions ?? noReactions}
            conversation={conversation}
            words={words}
            marked={find.chosen}
            actions={actions}
            work={work}
          />
        </div>
      </div>
      {!isAtEnd && (
        <Button
          className={styles.jump}
          shape="circular"
          icon={<ArrowDownRegular />}
          onClick={toEnd}
          title={t('thread.newest')}
        >
          {unread > 0 ? t('thread.newestUnread', { count: unread }) : t('thread.newest')}
        </Button>
      )}
      {question}
    </div>
  )
}

const useStyles = makeStyles({
  root: { position: 'relative', display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0 },
  scroller: {
    flex: '1 1 0',
    minHeight: 0,
    overflowY: 'auto',
    overflowX: 'hidden',
    // The browser's own anchoring would fight with ours.
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  content: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    minHeight: '100%',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
  link: {
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  jump: {
    position: 'absolute',
    bottom: tokens.spacingVerticalM,
    insetInlineEnd: tokens.spacingHorizontalL,
    boxShadow: tokens.shadow8,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
})
