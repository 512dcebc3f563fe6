import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationChannel } from '#domain/conversations/channel'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import { markOfExtra } from '#domain/conversations/messageExtra'
import { maySendAgain, mayTakeBack } from '#domain/conversations/messageState'
import { type ReactionUnderWay, shownReactions } from '#domain/conversations/reactions'
import type { MessageLine } from '#workers/search/conversations/api'
import { useFormats } from '../../../lib/formats.ts'
import { ExpiryNote } from './ExpiryNote.tsx'
import { ExtraView, isDrawn } from './ExtraView.tsx'
import { MessageBody } from './MessageBody.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { MessageParts } from './MessageParts.tsx'
import { Reactions } from './Reactions.tsx'
import { stateTones } from './stateTones.ts'
import type { MessageActions } from './useMessageActions.tsx'
import { useProblemText } from './useProblemText.ts'

type Props = {
  line: MessageLine
  /** with what is drawn only where it is in sight; undefined while it is read */
  row: ConversationMessage | undefined
  channel: ConversationChannel
  /** who wrote it */
  by: string
  /** how the other side is called */
  name: string
  /** a reaction of ours to it that has not arrived */
  reacting: ReactionUnderWay | undefined
  words: readonly string[]
  /** a search stands at it */
  isMarked: boolean
  actions: MessageActions
}

/** One message: what was said, who said it, and how far it came. */
export const MessageItem = memo(function MessageItem(props: Props) {
  const { line, row, channel, by, name, reacting, words, isMarked, actions } = props
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { moment, time } = useFormats()
  const problemText = useProblemText(channel)
  const isOurs = line.direction === 'out'
  const origin = line.origin === 'chat' || line.origin === 'peer' ? null : t(`origin.${line.origin}`)
  const kind = line.kind === 'text' || line.kind === 'media' || line.kind === 'template' ? null : t(`kind.${line.kind}`)
  const tone = stateTones[line.state]
  const tapped = row?.extra?.kind === 'reply' ? t('offer.shown.tapped') : null
  const passedOn = row?.extra?.kind === 'forwarded' ? t('thread.forwarded') : null
  const answerWay = row?.extra?.kind === 'commentAnswer' ? t(`comment.as.${row.extra.way}`) : null
  const mark = isDrawn(row?.extra) ? '' : markOfExtra(row?.extra)
  const reactions = shownReactions(row?.reactions ?? [], reacting)
  const failed = reacting?.state === 'failed' ? reacting.emoji : null
  return (
    <div
      className={mergeClasses(styles.row, isOurs && styles.oursRow)}
      data-message={line.id}
      role="article"
      aria-label={[by, time(line.at)].join(', ')}
    >
      <div
        className={mergeClasses(
          styles.bubble,
          isOurs ? styles.ours : styles.theirs,
          tone && styles[tone],
          isMarked && styles.marked,
        )}
      >
        <span className={styles.by}>
          {row?.said_by ? row.said_by.name || senderNumber(row.said_by.id) : by}
          {[
            origin,
            kind,
            tapped,
            answerWay,
            passedOn,
            row?.edited_at && row.extra?.kind !== 'revoked' ? t('thread.edited') : null,
          ]
            .filter((text) => text !== null)
            .map((text) => (
              <span key={text} className={styles.origin}>
                {text}
              </span>
            ))}
        </span>
        {row?.subject && <strong className={styles.subject}>{row.subject}</strong>}
        {row?.again_of && <span className={styles.note}>{t('thread.againOf')}</span>}
        {row?.quote && (
          <blockquote className={styles.quote} aria-label={t('thread.quoteOf')}>
            {row.quote.text}
          </blockquote>
        )}
        {!line.body && mark && (
          <p className={styles.text}>{row?.extra?.kind === 'revoked' ? `${mark} ${t('thread.revoked')}` : mark}</p>
        )}
        {line.body && <MessageBody body={line.body} words={words} isTheirs={!isOurs} />}
        {row && row.parts.length > 0 && <MessageParts message={row} />}
        {row?.extra && <ExtraView extra={row.extra} />}
        <span className={styles.foot}>
          <time dateTime={new Date(line.at).toISOString()}>{time(line.at)}</time>
          {isOurs && <span className={mergeClasses(tone && styles[`${tone}Text`])}>{t(`state.${line.state}`)}</span>}
          {row?.expires_at && <ExpiryNote at={row.expires_at} />}
        </span>
        {isOurs && line.state === 'failed' && row?.problem && (
          <p className={styles.problem}>{problemText(row.problem)}</p>
        )}
        {isOurs && line.state === 'queued' && row?.waits_until && (
          <p className={styles.note}>{t('thread.waitsUntil', { time: moment(row.waits_until) })}</p>
        )}
        {isOurs && maySendAgain(line.state) && row && (
          <Button size="small" className={styles.button} onClick={() => actions.sendAgain(row)}>
            {t('thread.again')}
          </Button>
        )}
        {isOurs && mayTakeBack(line.state) && (
          <Button size="small" className={styles.button} onClick={() => actions.takeBack(line.id)}>
            {t('thread.takeBack')}
          </Button>
        )}
        <Reactions reactions={reactions} name={name} failed={failed} />
      </div>
      <MessageMenu
        line={line}
        extra={row?.extra}
        actions={actions}
        reaction={reactions.find((one) => one.by === 'us')?.emoji ?? null}
        expires={Boolean(row?.expires_at)}
      />
    </div>
  )
})

/** Who hides their number is called by nothing else. */
const senderNumber = (id: string): string => (id.endsWith('@lid') ? id.slice(0, -4) : `+${id.split('@')[0]}`)

const bubble = { color: tokens.colorNeutralForeground1 }
const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: '3px',
    '& > button': { opacity: 0 },
    ':hover > button, :focus-within > button': { opacity: 1 },
    '@media (pointer: coarse)': { '& > button': { opacity: 0.6 } },
  },
  oursRow: { flexDirection: 'row-reverse' },
  bubble: {
    ...bubble,
    display: 'grid',
    gap: '2px',
    minWidth: 0,
    maxWidth: 'min(560px, 82%)',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    border: '1px solid transparent',
    overflowWrap: 'anywhere',
  },
  theirs: { backgroundColor: tokens.colorNeutralBackground3, borderEndStartRadius: tokens.borderRadiusSmall },
  ours: { backgroundColor: tokens.colorBrandBackground2, borderEndEndRadius: tokens.borderRadiusSmall },
  bad: { border: `1px solid ${tokens.colorStatusDangerBorder1}` },
  warning: { border: `1px solid ${tokens.colorStatusWarningBorder1}` },
  marked: { outline: `2px solid ${tokens.colorPaletteYellowBorderActive}`, outlineOffset: '1px' },
  badText: { color: tokens.colorStatusDangerForeground1 },
  warningText: { color: tokens.colorStatusWarningForeground1 },
  by: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  origin: { fontWeight: tokens.fontWeightRegular },
  subject: { fontSize: tokens.fontSizeBase300 },
  text: { margin: 0, whiteSpace: 'pre-wrap' },
  quote: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalS,
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
  button: { justifySelf: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
})
