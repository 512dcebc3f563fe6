import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Client } from '#workers/api'
import { describe } from '../../app/useChanges.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Part } from '../../components/Part.tsx'
import { useClient, useSyncPart } from '../../lib/client.ts'
import { useFormats } from '../../lib/formats.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useFollowed } from './useFollowed.ts'

type MissingLine = { key: string; title: string | null; at: number; canReturn: boolean }

/** What a restored server has no more and no change of this device brings back: the user decides. */
export function MissingRows() {
  return useSyncPart('orphans') ? <MissingList /> : null
}

function MissingList() {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  const missing = useFollowed(readMissing)
  const { bring, discard } = useDecision()
  const [isAsking, setAsking] = useState(false)
  if (!missing?.rows.length) return null
  const { rows, count } = missing
  return (
    <Part title={t('missing.title')}>
      <p className={styles.note}>{t('missing.body')}</p>
      <div className={styles.actions}>
        <Button appearance="primary" onClick={() => void bring()}>
          {t('missing.bringAll')}
        </Button>
        <Button onClick={() => setAsking(true)}>{t('missing.letAllGo')}</Button>
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <Item key={row.key} row={row} onBring={() => void bring([row.key])} />
        ))}
      </ul>
      {count > rows.length && (
        <p className={styles.note}>{t('sync.more', { ns: 'app', count: count - rows.length })}</p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('missing.ask', { count })}
          text={t('missing.askText')}
          confirm={t('missing.letAllGo')}
          cancel={t('missing.keep')}
          onConfirm={() => void discard()}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  )
}

async function readMissing({ sync }: Client): Promise<{ count: number; rows: MissingLine[] }> {
  const { count, rows } = await sync.missing()
  const described = rows.map(async ({ key, row, at, changes }): Promise<MissingLine> => {
    const [change] = changes
    const { words } = change
      ? await describe({ uid: key, ...change, edited_at: at, state: 'rejected' })
      : { words: null }
    return { key, title: words?.title ?? nameIn(row), at, canReturn: changes.length > 0 }
  })
  return { count, rows: await Promise.all(described) }
}

function nameIn(row: object): string | null {
  const { name, title } = row as { name?: unknown; title?: unknown }
  return ([name, title].find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? null
}

function useDecision() {
  const { t } = useTranslation('sync')
  const { sync } = useClient()
  const toasts = useToasts()
  return {
    async bring(keys?: readonly string[]) {
      try {
        const { brought, left } = await sync.bringMissing(keys)
        if (brought > 0) toasts.done(t('missing.brought', { count: brought }))
        else if (left > 0) toasts.done(t('missing.notBrought'))
      } catch (error) {
        toasts.failed(error)
      }
    },
    discard: () => sync.discardMissing().catch(toasts.failed),
  }
}

function Item({ row: { title, at, canReturn }, onBring }: { row: MissingLine; onBring: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation(['sync', 'app'])
  const formats = useFormats()
  const name = title ?? t('app:sync.unknown')
  return (
    <li className={styles.item}>
      <span className={styles.title}>{name}</span>
      <span className={styles.note}>
        {canReturn ? t('missing.since', { time: formats.moment(at) }) : t('missing.cannot')}
      </span>
      {canReturn && (
        <div className={styles.actions} role="group" aria-label={name}>
          <Button size="small" onClick={onBring}>
            {t('missing.bring')}
          </Button>
        </div>
      )}
    </li>
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
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
