import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { conversationOfPath } from '#domain/conversations/inboxPath'
import { isImportant, isUnread, type Notice, noticeText } from '#domain/notifications/notice'
import { rowById } from '#workers/database/read'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useStored } from '../../lib/reader.ts'
import { language } from '../../lib/texts.ts'
import { useReading } from './useReading.ts'

/** `isAskedFor`: the address names it, as a push does. */
export function NoticeItem({ notice, isAskedFor }: { notice: Notice; isAskedFor: boolean }) {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const formats = useFormats()
  const { type, content, createtime, link } = notice
  const conversation = type === 'message' ? conversationOfPath(link) : null
  return (
    <li
      ref={useShown(notice, isAskedFor)}
      className={mergeClasses(styles.root, isUnread(notice) && styles.unread, isAskedFor && styles.asked)}
    >
      <div className={styles.head}>
        <span>{t(`type.${type}`)}</span>
        {isImportant(notice) && <StatusBadge tone="warning">{t('important')}</StatusBadge>}
        {isUnread(notice) && <StatusBadge tone="brand">{t('unread')}</StatusBadge>}
        <time className={styles.time} dateTime={new Date(createtime).toISOString()}>
          {formats.moment(createtime)}
        </time>
      </div>
      <p className={styles.text}>
        {noticeText(content, language.useValue())}
        {conversation !== null && <MessageFrom conversation={conversation} />}
      </p>
      <Actions notice={notice} />
    </li>
  )
}

/** Nobody's name is in a notice; who sees the conversation sees who it is with. */
function MessageFrom({ conversation }: { conversation: string }) {
  const { t } = useTranslation('notifications')
  const row = useStored((db) => rowById(db, 'conversation', conversation), [conversation])
  return row ? <> {t('from', { name: row.name || row.identity.value })}</> : null
}

function Actions({ notice }: { notice: Notice }) {
  const styles = useStyles()
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const read = useReading()
  const { link } = notice
  const open = (path: string) => {
    if (isUnread(notice)) read([notice])
    void navigate(path)
  }
  if (!link && !isUnread(notice)) return null
  return (
    <div className={styles.actions}>
      {link && (
        <Button size="small" onClick={() => open(link)}>
          {t('open')}
        </Button>
      )}
      {isUnread(notice) && (
        <Button size="small" appearance="subtle" onClick={() => read([notice])}>
          {t('read')}
        </Button>
      )}
    </div>
  )
}

/** Who came for it sees it, and has read it. */
function useShown(notice: Notice, isAskedFor: boolean) {
  const item = useRef<HTMLLIElement>(null)
  const read = useReading()
  const show = useEffectEvent(() => {
    item.current?.scrollIntoView({ block: 'center' })
    if (isUnread(notice)) read([notice])
  })
  useEffect(() => {
    if (isAskedFor) show()
  }, [isAskedFor])
  return item
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    borderInlineStartWidth: tokens.strokeWidthThicker,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorTransparentStroke,
  },
  unread: { borderInlineStartColor: tokens.colorBrandStroke1 },
  asked: { outline: `${tokens.strokeWidthThick} solid ${tokens.colorBrandStroke2}` },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  time: { marginInlineStart: 'auto' },
  text: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
