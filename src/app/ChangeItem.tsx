import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { AppError } from '#domain/errors'
import { useClient } from '../lib/client.ts'
import { useWords } from '../lib/errors.ts'
import { useFormats } from '../lib/formats.ts'
import { useToasts } from '../lib/toasts.ts'
import type { DescribedChange } from './useChanges.ts'

export function WaitingChange({ item }: { item: DescribedChange }) {
  const { t } = useTranslation('app')
  const formats = useFormats()
  const { state, edited_at } = item.change
  return <Item item={item} note={t(`sync.state.${state}`, { time: formats.moment(edited_at) })} />
}

/** The server said no: why, and the three ways on. Discarding loses what was typed, so it asks once. */
export function RefusedChange({ item, onLeave }: { item: DescribedChange; onLeave: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { ofCode } = useWords()
  const { retry, discard } = useIssueActions(item.change.uid)
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const edit = item.words?.edit
  const { state, code } = item.change

  return (
    <Item item={item} note={state === 'parked' ? t('sync.state.parked') : ofCode(code ?? 'mutationFailed')} refused>
      {isAsking ? (
        <div className={styles.actions} role="group" aria-label={t('sync.discardAsk')}>
          <span>{t('sync.discardAsk')}</span>
          <Button size="small" onClick={() => setAsking(false)}>
            {t('sync.keep')}
          </Button>
          <Button size="small" appearance="primary" onClick={discard}>
            {t('sync.discard')}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button size="small" appearance="primary" onClick={retry}>
            {t('sync.retry')}
          </Button>
          {edit && (
            <Button
              size="small"
              onClick={() => {
                onLeave()
                void navigate(edit)
              }}
            >
              {t('sync.edit')}
            </Button>
          )}
          <Button size="small" appearance="subtle" onClick={() => setAsking(true)}>
            {t('sync.discard')}
          </Button>
        </div>
      )}
    </Item>
  )
}

function useIssueActions(uid: string) {
  const { sync } = useClient()
  const toasts = useToasts()
  const retry = async () => {
    const outcome = await sync.retryIssue(uid)
    if (outcome.kind === 'refused') toasts.failed(new AppError(outcome.code))
  }
  return { retry: () => void retry(), discard: () => void sync.discardIssue(uid) }
}

type ItemProps = { item: DescribedChange; note: string; refused?: boolean; children?: ReactNode }

function Item({ item: { words }, note, refused = false, children }: ItemProps) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <li className={styles.item}>
      <span className={styles.title}>{words?.title ?? t('sync.unknown')}</span>
      {words?.detail && <span>{words.detail}</span>}
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
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  refused: { color: tokens.colorStatusDangerForeground1 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalXS,
  },
})
