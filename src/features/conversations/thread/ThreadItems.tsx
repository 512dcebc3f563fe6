import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { chatMoment } from '#domain/conversations/moment'
import type { ReactionUnderWay } from '#domain/conversations/reactions'
import { withheldOf } from '#domain/subAccounts/rights'
import { useWho } from '../../../lib/people.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useUser } from '../../../lib/session.ts'
import { language } from '../../../lib/texts.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { conversationName } from '../names.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { MessageItem } from './MessageItem.tsx'
import { NoteItem } from './NoteItem.tsx'
import type { ThreadItem } from './threadItems.ts'
import type { MessageActions } from './useMessageActions.tsx'

type Props = {
  items: readonly ThreadItem[]
  rows: ReadonlyMap<string, ConversationMessage>
  /** of `rows`: what nobody changes, because it is not kept here */
  older: ReadonlyMap<string, ConversationMessage>
  /** of ours, that have not arrived */
  reactions: readonly ReactionUnderWay[]
  conversation: Conversation
  words: readonly string[]
  /** the message at which a search stands */
  marked: string | null
  actions: MessageActions
  work: ConversationWork
}

export function ThreadItems({ items, rows, older, reactions, conversation, words, marked, actions, work }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const who = useWho()
  const toasts = useToasts()
  const lang = language.useValue()
  const now = useNow()
  const mayDelete = !withheldOf(useUser()).includes('delete_data')
  const onOlder = useMemo((): MessageActions => ({ ...actions, mayDelete: false, expire: null }), [actions])
  const name = conversationName(conversation)
  const company = t('row.you').trim()
  const dayText = (at: number) => {
    const { kind, text } = chatMoment(at, now, lang)
    return kind === 'today' ? t('thread.today') : text
  }
  async function removeNote(id: string) {
    if (await work.save([{ name: 'conversation_note.delete', args: { id } }])) toasts.done(t('done.noteDeleted'))
  }
  return items.map((item) => {
    switch (item.kind) {
      case 'day':
        return (
          <div key={item.key} className={styles.day} role="separator">
            {dayText(item.at)}
          </div>
        )
      case 'unread':
        return (
          <div key={item.key} className={styles.unread} role="separator">
            {t('thread.unread')}
          </div>
        )
      case 'note':
        return (
          <NoteItem
            key={item.key}
            note={item.note}
            by={who(item.note.created_by)}
            onDelete={mayDelete ? () => void removeNote(item.note.id) : null}
          />
        )
      case 'message': {
        const { line } = item
        const by =
          line.direction === 'in' ? name : line.author === null ? company.replace(/[:：]$/, '') : who(line.author)
        return (
          <MessageItem
            key={item.key}
            line={line}
            row={rows.get(line.id)}
            channel={conversation.channel}
            by={by}
            name={name}
            reacting={reactions.find(({ to }) => to === line.id)}
            words={words}
            isMarked={line.id === marked}
            actions={older.has(line.id) ? onOlder : actions}
          />
        )
      }
    }
  })
}

const useStyles = makeStyles({
  day: {
    alignSelf: 'center',
    margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXS}`,
    padding: `2px ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  unread: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    margin: `${tokens.spacingVerticalS} 0`,
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    '::before': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorBrandStroke1 },
    '::after': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorBrandStroke1 },
  },
})
