import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isHandedOver } from '#domain/conversations/conversation'
import { chatMoment } from '#domain/conversations/moment'
import type { ConversationLine } from '#workers/search/conversations/api'
import { highlight } from '../../../components/Highlight.tsx'
import { initialsOf } from '../../../components/initials.ts'
import { chatIcon, mailIcon, mutedIcon, pinIcon } from '../../../components/rowIcons.tsx'
import { useBadge } from '../../../components/StatusBadge.tsx'
import { useLabels } from '../../../lib/labels.tsx'
import { personName, usePeople } from '../../../lib/people.ts'
import { useUser } from '../../../lib/session.ts'
import { language } from '../../../lib/texts.ts'
import { conversationName } from '../names.ts'
import { stateTones } from '../thread/stateTones.ts'

export const conversationCardHeight = 84

/** A conversation of the list, of plain elements: the list draws hundreds of them by hand. */
export function useConversationCard(
  now: number,
  opened: string | null,
): (line: ConversationLine, words: readonly string[]) => ReactNode {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const labels = useLabels()
  const lang = language.useValue()
  const me = useUser().id
  const people = usePeople()
  const badge = useBadge()
  return useMemo(() => {
    const nameOf = new Map(people.map((person) => [person.id, personName(person)]))
    return (line, words) => {
      const name = conversationName(line)
      const owner = line.owner !== null && line.owner !== me ? nameOf.get(line.owner) : undefined
      const tags = line.tags.map(labels.nameOf).filter(Boolean).slice(0, 3)
      const { last_state: state, found } = line
      const isOurs = state !== null && state !== 'received'
      const isTold = state === 'failed' || state === 'uncertain' || state === 'queued' || state === 'sending'
      return (
        <div className={mergeClasses(styles.card, line.id === opened && styles.opened)}>
          <span className={mergeClasses(styles.round, line.id === opened && styles.roundOpened)} aria-hidden>
            {initialsOf(name)}
          </span>
          <div className={styles.words}>
            <div className={styles.top}>
              {line.pending && <span className={styles.pending} role="img" aria-label={t('row.pending')} />}
              <span className={mergeClasses(styles.name, line.unread > 0 && styles.strong)}>
                {highlight(name, words)}
              </span>
              {line.muted && (
                <span className={styles.mark} role="img" aria-label={t('row.muted')} title={t('row.muted')}>
                  {mutedIcon}
                </span>
              )}
              {line.pinned_at !== null && (
                <span className={styles.mark} role="img" aria-label={t('row.pinned')} title={t('row.pinned')}>
                  {pinIcon}
                </span>
              )}
              <span className={mergeClasses(styles.time, line.unread > 0 && styles.timeUnread)}>
                {line.last_at > 0 ? chatMoment(found?.at ?? line.last_at, now, lang).text : ''}
              </span>
            </div>
            <div className={styles.middle}>
              <span className={mergeClasses(styles.text, line.unread > 0 && styles.textUnread)}>
                {isOurs && !found && t('row.you')}
                {highlight(found?.text ?? line.last_text, words) || t('row.nothingSaid')}
              </span>
              {line.unread > 0 && (
                <span
                  className={mergeClasses(styles.unread, line.muted && styles.unreadMuted)}
                  role="img"
                  aria-label={t('row.unread', { count: line.unread })}
                >
                  {line.unread > 99 ? '99+' : line.unread}
                </span>
              )}
            </div>
            <div className={styles.bottom}>
              <span className={styles.mark} role="img" aria-label={t(`channel.${line.channel}`)}>
                {line.channel === 'email' ? mailIcon : chatIcon}
              </span>
              {line.access === 'private' && badge('warning', t('thread.private'))}
              {line.status !== 'open' && badge('neutral', t(`status.${line.status}`))}
              {line.waiting_since !== null &&
                line.status === 'open' &&
                badge('warning', t(isHandedOver(line) ? 'row.handedOver' : 'row.waiting'))}
              {isOurs && (
                <span className={mergeClasses(styles.state, isTold && styles[stateTones[state] ?? 'plain'])}>
                  {t(`state.${state}`)}
                </span>
              )}
              <span className={styles.tags}>{tags.join(' · ')}</span>
              {owner !== undefined && (
                <span className={styles.owner} role="img" aria-label={t('row.owner', { name: owner })} title={owner}>
                  {initialsOf(owner)}
                </span>
              )}
            </div>
          </div>
        </div>
      )
    }
  }, [t, styles, labels, lang, me, people, badge, now, opened])
}

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const
const small = { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' } as const
const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '100%',
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalM,
    borderLeft: '3px solid transparent',
  },
  opened: { borderLeftColor: tokens.colorBrandStroke1, backgroundColor: tokens.colorBrandBackground2 },
  round: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  roundOpened: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  words: { flexGrow: 1, minWidth: 0 },
  top: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  name: { ...line, flexGrow: 1, fontSize: tokens.fontSizeBase300 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  time: { ...small, flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  timeUnread: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  middle: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0, minHeight: '20px' },
  text: { ...line, flexGrow: 1, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  textUnread: { color: tokens.colorNeutralForeground1 },
  unread: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: '20px',
    height: '20px',
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  unreadMuted: { backgroundColor: tokens.colorNeutralBackground5, color: tokens.colorNeutralForeground2 },
  bottom: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    minHeight: '20px',
    overflow: 'hidden',
  },
  mark: { display: 'grid', flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '16px' },
  state: { ...small, flexShrink: 0 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  plain: { color: tokens.colorNeutralForeground2 },
  tags: { ...small, ...line, flexGrow: 1 },
  owner: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minWidth: '20px',
    height: '20px',
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase100,
  },
  pending: {
    flexShrink: 0,
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorPaletteMarigoldBackground3,
  },
})
