import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { AppError } from '#domain/errors'
import { useClient } from '../lib/client.ts'
import { useWords } from '../lib/errors.ts'
import { useFormats } from '../lib/formats.ts'
import { useToasts } from '../lib/toasts.ts'
import type { DescribedChange } from './useChanges.ts'

type Props = { item: DescribedChange; onLeave: () => void }

/** On its way: it can be hurried, looked at, or called back as long as the server has not accepted it. */
export function WaitingChangeItem({ item, onLeave }: Props) {
  const { t } = useTranslation('app')
  const formats = useFormats()
  const { sync } = useClient()
  const { uid, state, edited_at } = item.change
  return (
    <Item item={item} note={t(`sync.state.${state}`, { time: formats.moment(edited_at) })}>
      {state !== 'acked' && (
        <Actions
          item={item}
          onLeave={onLeave}
          retry={() => void sync.syncNow()}
          edit={t('sync.open')}
          question={t(state === 'sent' ? 'sync.discardSentAsk' : 'sync.discardAsk')}
          discard={() => sync.discardWaiting(uid)}
        />
      )}
    </Item>
  )
}

/** The server said no: why, and the three ways on. */
export function RefusedChange({ item, onLeave }: Props) {
  const { t } = useTranslation('app')
  const { ofCode } = useWords()
  const { sync } = useClient()
  const toasts = useToasts()
  const { uid, state, code } = item.change
  const retry = async () => {
    const outcome = await sync.retryIssue(uid)
    if (outcome.kind === 'refused') toasts.failed(new AppError(outcome.code))
  }
  return (
    <Item item={item} note={state === 'parked' ? t('sync.state.parked') : ofCode(code ?? 'mutationFailed')} refused>
      <Actions
        item={item}
        onLeave={onLeave}
        retry={() => void retry()}
        edit={t('sync.edit')}
        question={t('sync.discardAsk')}
        discard={() => sync.discardIssue(uid)}
        refused
        isFinal={code === 'erased'}
      />
    </Item>
  )
}

type ActionsProps = Props & {
  retry: () => void
  edit: string
  question: string
  discard: () => Promise<void>
  refused?: boolean
  /** nothing can be done about it but to take note */
  isFinal?: boolean
}

/** Discarding loses what was typed, so it asks once. */
function Actions({ item, onLeave, retry, edit, question, discard, refused = false, isFinal = false }: ActionsProps) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const address = item.words?.edit
  const title = item.words?.title ?? t('sync.unknown')

  if (isAsking)
    return (
      <div className={styles.actions} role="group" aria-label={question}>
        <span>{question}</span>
        <Button size="small" autoFocus onClick={() => setAsking(false)}>
          {t('sync.keep')}
        </Button>
        <Button size="small" appearance="primary" onClick={() => void discard().catch(toasts.failed)}>
          {t('sync.discard')}
        </Button>
      </div>
    )
  const look = refused ? undefined : ('subtle' as const)
  return (
    <div className={mergeClasses(styles.actions, !refused && styles.quiet)} role="group" aria-label={title}>
      {!isFinal && (
        <Button size="small" appearance={refused ? 'primary' : 'subtle'} onClick={retry}>
          {t('sync.retry')}
        </Button>
      )}
      {address && !isFinal && (
        <Button
          size="small"
          {...(look && { appearance: look })}
          onClick={() => {
            onLeave()
            void navigate(address)
          }}
        >
          {edit}
        </Button>
      )}
      <Button size="small" appearance="subtle" onClick={() => setAsking(true)}>
        {t('sync.discard')}
      </Button>
    </div>
  )
}

type ItemProps = { item: DescribedChange; note: string; refused?: boolean; children?: ReactNode }

function Item({ item: { words }, note, refused = false, children }: ItemProps) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <li className={styles.item}>
      <span className={styles.title}>{words?.title ?? t('sync.unknown')}</span>
      {words?.detail && <span className={styles.detail}>{words.detail}</span>}
      <span className={refused ? styles.refused : styles.note}>{note}</span>
      {children}
    </li>
  )
}

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
    ':last-child': { borderBottomStyle: 'none' },
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  detail: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  refused: { color: tokens.colorStatusDangerForeground1 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalXS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  // Subtle buttons have room around their words; the words stand in line with those above.
  quiet: { marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`, gap: 0, '& button': { minWidth: 0 } },
})
