import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import { isPrivate } from '#domain/conversations/conversation'
import { forwardChats } from '#domain/conversations/forward'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { SearchField } from '../../../components/SearchField.tsx'
import { conversationName, writtenPeer } from '../names.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { useForward, useForwardTargets } from './useForward.ts'

type Props = { message: string; work: ConversationWork; onClose: () => void }

/** So many are drawn; whoever is further down is found by the search. */
const mostShown = 60

/** To which chats a message goes as well: a few at a time. */
export function ForwardDialog({ message, work, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const targets = useForwardTargets()
  const forward = useForward(work)
  const phones = useChannelAccounts('linked')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const found = (targets ?? []).filter((chat) => fits(chat, search)).slice(0, mostShown)
  const isFull = chosen.length >= forwardChats
  const toggle = (id: string, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  const phoneOf = ({ channel_account_id }: Conversation) =>
    phones.length > 1 ? phones.find(({ id }) => id === channel_account_id)?.name : undefined
  return (
    <ConfirmDialog
      title={t('forward.title')}
      text={t('forward.most', { count: forwardChats })}
      confirm={chosen.length ? t('forward.sendTo', { count: chosen.length }) : t('forward.send')}
      cancel={t('forward.cancel')}
      isWaiting={chosen.length === 0}
      onConfirm={() => void forward(message, chosen)}
      onClose={onClose}
    >
      <SearchField text={search} onText={setSearch} label={t('forward.search')} />
      <ul className={styles.list} aria-label={t('forward.list')}>
        {found.map((chat) => (
          <li key={chat.id} className={styles.item}>
            <Checkbox
              className={styles.box}
              checked={chosen.includes(chat.id)}
              disabled={isFull && !chosen.includes(chat.id)}
              label={
                <span className={styles.words}>
                  <span>{conversationName(chat)}</span>
                  <span className={styles.note}>
                    {[writtenPeer(chat), phoneOf(chat), isPrivate(chat) && t('forward.private')]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              }
              onChange={(_, { checked }) => toggle(chat.id, checked === true)}
            />
          </li>
        ))}
      </ul>
      {targets && found.length === 0 && (
        <p className={styles.note}>{t(targets.length ? 'forward.nothing' : 'forward.none')}</p>
      )}
    </ConfirmDialog>
  )
}

function fits(chat: Conversation, search: string): boolean {
  const words = search.trim().toLowerCase()
  const digits = words.replace(/\D/g, '')
  const names = [conversationName(chat), writtenPeer(chat), ...chat.identities.map(({ value }) => value)]
  return names.some((name) => name.toLowerCase().includes(words) || (digits.length > 2 && name.includes(digits)))
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    alignContent: 'start',
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: 0,
    height: 'min(360px, 45dvh)',
    overflowY: 'auto',
    listStyleType: 'none',
  },
  item: { display: 'grid', minHeight: '44px' },
  box: { alignItems: 'center' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
