import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  CheckmarkCircleRegular,
  MoreHorizontalRegular,
  PanelRightRegular,
  PersonAddRegular,
  SearchRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOwnPageChannel } from '#domain/conversations/channel'
import { isPrivate } from '#domain/conversations/conversation'
import { withheldOf } from '#domain/subAccounts/rights'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { usePhone } from '../../../lib/media.ts'
import { useUser } from '../../../lib/session.ts'
import { language } from '../../../lib/texts.ts'
import { conversationName, writtenPeer } from '../names.ts'
import { SnoozeItems } from '../SnoozeItems.tsx'
import type { ConversationWork } from '../useConversationWork.ts'
import type { OpenedConversation } from '../useOpened.ts'
import { LinkedItems } from './LinkedItems.tsx'
import { PageWindowNote } from './PageWindowNote.tsx'
import { WindowNote } from './WindowNote.tsx'

type Props = {
  opened: OpenedConversation
  /** names of colleagues who write an answer just now */
  composing: readonly string[]
  work: ConversationWork
  onBack: () => void
  onDetails: () => void
  onFind: () => void
}

/** Who it is, and what is done with the whole conversation. */
export function ThreadHeader({ opened, composing, work, onBack, onDetails, onFind }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const phone = usePhone()
  const user = useUser()
  const me = user.id
  const mayDelete = !withheldOf(user).includes('delete_data')
  const [isAsked, setAsked] = useState(false)
  const { conversation, seen } = opened
  const { id, status, owner } = conversation
  const isClosed = status === 'closed'
  const lang = language.useValue()
  const name = conversationName(conversation)
  // Nobody reads the id under which Meta knows somebody at a page.
  const identity = isOwnPageChannel(conversation.channel) ? '' : writtenPeer(conversation)
  const toggleClosed = () => void (isClosed ? work.reopen([id]) : work.close([id]))
  return (
    <header className={styles.root}>
      {phone && (
        <Button appearance="subtle" icon={<ArrowLeftRegular />} aria-label={t('actions.back')} onClick={onBack} />
      )}
      <div className={styles.who}>
        <h2 className={styles.name}>{name}</h2>
        {composing.length > 0 ? (
          <span className={mergeClasses(styles.note, styles.composing)} role="status">
            {t('thread.composing', { who: new Intl.ListFormat(lang).format(composing) })}
          </span>
        ) : (
          <span className={styles.note}>
            {[t(`channel.${conversation.channel}`), identity !== name && identity].filter(Boolean).join(' · ')}
          </span>
        )}
        {conversation.channel === 'whatsapp' && <WindowNote until={conversation.window_until} />}
        {isOwnPageChannel(conversation.channel) && <PageWindowNote conversation={conversation} />}
      </div>
      {isPrivate(conversation) && <StatusBadge tone="warning">{t('thread.private')}</StatusBadge>}
      {status !== 'open' && <StatusBadge tone="neutral">{t(`status.${status}`)}</StatusBadge>}
      {owner === null && !phone && (
        <Button icon={<PersonAddRegular />} onClick={() => void work.take([id])}>
          {t('actions.take')}
        </Button>
      )}
      {!phone && (
        <Button icon={<CheckmarkCircleRegular />} aria-keyshortcuts="E" onClick={toggleClosed}>
          {t(isClosed ? 'actions.reopen' : 'actions.close')}
        </Button>
      )}
      {!phone && (
        <Button
          appearance="subtle"
          icon={<SearchRegular />}
          aria-label={t('thread.search')}
          title={t('thread.search')}
          aria-keyshortcuts="Control+F"
          onClick={onFind}
        />
      )}
      <Button
        appearance="subtle"
        icon={<PanelRightRegular />}
        aria-label={t('actions.details')}
        title={t('actions.details')}
        onClick={onDetails}
      />
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('actions.more')}
            title={t('actions.more')}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList className={styles.menu}>
            {phone && <MenuItem onClick={onFind}>{t('thread.search')}</MenuItem>}
            {phone && <MenuItem onClick={toggleClosed}>{t(isClosed ? 'actions.reopen' : 'actions.close')}</MenuItem>}
            {owner === null && phone && <MenuItem onClick={() => void work.take([id])}>{t('actions.take')}</MenuItem>}
            {owner === me && !isPrivate(conversation) && (
              <MenuItem onClick={() => void work.release([id])}>{t('actions.release')}</MenuItem>
            )}
            <LinkedItems conversation={conversation} work={work} />
            {phone && <MenuDivider />}
            <MenuItem onClick={() => void work.pin(id, !seen?.pinned_at)}>
              {t(seen?.pinned_at ? 'actions.unpin' : 'actions.pin')}
            </MenuItem>
            <MenuItem onClick={() => void work.mute(id, !seen?.muted)}>
              {t(seen?.muted ? 'actions.unmute' : 'actions.mute')}
            </MenuItem>
            <MenuItem onClick={() => void work.markUnread([id])}>{t('actions.markUnread')}</MenuItem>
            {conversation.channel === 'linked' && mayDelete && (
              <MenuItem onClick={() => setAsked(true)}>{t('actions.empty')}</MenuItem>
            )}
            <SnoozeItems onChoose={(until) => void work.snooze([id], until)} />
          </MenuList>
        </MenuPopover>
      </Menu>
      {isAsked && (
        <ConfirmDialog
          isGrave
          title={t('emptyAsk.title')}
          text={t('emptyAsk.text')}
          confirm={t('emptyAsk.confirm')}
          cancel={t('emptyAsk.cancel')}
          onConfirm={() => void work.empty(id).then((isSaved) => isSaved && onBack())}
          onClose={() => setAsked(false)}
        />
      )}
    </header>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: tokens.spacingHorizontalS,
    minHeight: '52px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > button': {
      flexShrink: 0,
      minWidth: 'auto',
      whiteSpace: 'nowrap',
      [finger]: { minHeight: '44px', minWidth: '44px' },
    },
  },
  who: { display: 'grid', flexGrow: 1, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  note: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  composing: { color: tokens.colorBrandForeground1 },
  menu: { [finger]: { '& [role=menuitem]': { minHeight: '44px', alignItems: 'center' } } },
})
