import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ChangeList } from '../../app/ChangeList.tsx'
import { Part } from '../../components/Part.tsx'
import { useClient, useSyncPart } from '../../lib/client.ts'
import { phone } from '../../lib/media.ts'
import { ChangeFile } from './ChangeFile.tsx'
import { Facts } from './Facts.tsx'
import { KeptMonths } from './KeptMonths.tsx'
import { MissingRows } from './MissingRows.tsx'
import { ParkedChanges } from './ParkedChanges.tsx'
import { useSyncText } from './useSyncText.ts'

/** Everything there is to know about the user's data on this device, and what can be done about it. */
export function HealthScreen() {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('menu')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      <State />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MissingRows />
          <ParkedChanges />
          <Part title={t('changes')}>
            <ChangeList />
          </Part>
        </div>
        <div className={styles.column}>
          <Part title={t('facts.title')}>
            <Facts />
          </Part>
          <KeptMonths />
          <Part title={t('file.title')}>
            <ChangeFile />
          </Part>
        </div>
      </div>
    </div>
  )
}

function State() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { sync } = useClient()
  const firstSync = useSyncPart('firstSync')
  const { line, tone } = useSyncText()
  return (
    <div className={styles.state}>
      <div className={styles.words}>
        <strong className={tone === 'attention' ? styles.attention : undefined}>{line}</strong>
        {firstSync && !firstSync.stopped && <span className={styles.note}>{t('sync.firstSyncBody')}</span>}
      </div>
      <Button icon={<ArrowSyncRegular />} onClick={() => void sync.syncNow()}>
        {t('sync.now')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    width: '100%',
    maxWidth: '1120px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: tokens.spacingHorizontalXXL,
    [phone]: { padding: tokens.spacingHorizontalL, gap: tokens.spacingVerticalL },
  },
  header: { display: 'grid', gap: tokens.spacingVerticalXS },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  intro: { margin: 0, color: tokens.colorNeutralForeground2 },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  words: { display: 'grid', minWidth: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  attention: { color: tokens.colorStatusWarningForeground3 },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gap: tokens.spacingHorizontalXL },
})
