import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { ParkedChange } from '#domain/sync/parkedChange'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { describe } from '../../app/useChanges.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Part } from '../../components/Part.tsx'
import { useClient } from '../../lib/client.ts'
import type { ChangeWords } from '../../lib/feature.ts'
import { useFormats } from '../../lib/formats.ts'
import { useWho } from '../../lib/people.ts'
import { useStored } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'
import { language } from '../../lib/texts.ts'
import { useToasts } from '../../lib/toasts.ts'
import { inParkedOrder } from './parkedOrder.ts'

type ParkedLine = { row: ParkedChange; words: ChangeWords | null }
type Decision = 'parked.apply' | 'parked.discard'

/** As many as one can decide about; the next ones follow as these go. */
const shown = 50

/** What disabled users had not sent: the main account decides about it. */
export function ParkedChanges() {
  return isSubAccount(useUser()) ? null : <ParkedList />
}

function ParkedList() {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  const parked = useStored(readParked, [language.useValue()])
  const decide = useDecision()
  if (!parked?.length) return null
  return (
    <Part title={t('parked.title')}>
      <p className={styles.note}>{t('parked.body', { days: limits.parkedDays })}</p>
      <ul className={styles.list}>
        {parked.slice(0, shown).map((item) => (
          <Item key={item.row.id} item={item} onDecide={(decision) => void decide(decision, item.row.id)} />
        ))}
      </ul>
      {parked.length > shown && (
        <p className={styles.note}>{t('sync.more', { ns: 'app', count: parked.length - shown })}</p>
      )}
    </Part>
  )
}

async function readParked(db: UserDatabase): Promise<ParkedLine[]> {
  const rows = await rowsWhere(db, 'parked_change', () => true)
  return Promise.all(
    inParkedOrder(rows).map(async (row, at) => {
      const { id: uid, name, args, edited_at } = row
      // Only those that are shown need words.
      const { words } = at < shown ? await describe({ uid, name, args, edited_at, state: 'parked' }) : { words: null }
      return { row, words }
    }),
  )
}

function useDecision() {
  const { t } = useTranslation('sync')
  const { sync } = useClient()
  const toasts = useToasts()
  return async (decision: Decision, id: string) => {
    const saved = await sync.mutate(decision, { ids: [id] })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else if (decision === 'parked.apply') toasts.done(t('parked.applied'))
  }
}

function Item({ item: { row, words }, onDecide }: { item: ParkedLine; onDecide: (decision: Decision) => void }) {
  const styles = useStyles()
  const { t } = useTranslation(['sync', 'app'])
  const formats = useFormats()
  const who = useWho()
  const title = words?.title ?? t('app:sync.unknown')
  return (
    <li className={styles.item}>
      <span className={styles.title}>{title}</span>
      {words?.detail && <span className={styles.detail}>{words.detail}</span>}
      <span className={styles.note}>
        {t('parked.made', { who: who(row.user), time: formats.moment(row.edited_at) })}
      </span>
      {row.discarded_at === null ? (
        <Choice title={title} onDecide={onDecide} />
      ) : (
        <span className={styles.note}>{t('parked.discarded', { time: formats.moment(row.discarded_at) })}</span>
      )}
    </li>
  )
}

function Choice({ title, onDecide }: { title: string; onDecide: (decision: Decision) => void }) {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.actions} role="group" aria-label={title}>
      <Button size="small" appearance="primary" onClick={() => onDecide('parked.apply')}>
        {t('parked.apply')}
      </Button>
      <Button size="small" appearance="subtle" onClick={() => setAsking(true)}>
        {t('parked.discard')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('parked.discardAsk')}
          text={t('parked.discardText', { change: title })}
          confirm={t('parked.discard')}
          cancel={t('parked.keep')}
          onConfirm={() => onDecide('parked.discard')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
    ':last-child': { borderBottomStyle: 'none' },
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  detail: { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingBlockStart: tokens.spacingVerticalXS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
