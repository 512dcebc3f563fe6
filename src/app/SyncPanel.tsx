import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  mergeClasses,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components'
import { ArrowSyncRegular, ArrowUndoRegular, DismissRegular, HeartPulseRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { healthPath } from '../features/sync/healthPath.ts'
import { useSyncText } from '../features/sync/useSyncText.ts'
import { useClient, useSyncState } from '../lib/client.ts'
import { useFormats } from '../lib/formats.ts'
import { usePhone } from '../lib/media.ts'
import { openWindow } from '../lib/windows.ts'
import { ChangeList } from './ChangeList.tsx'

/** What is behind the sync state: each change that waits or was refused, in plain words. */
export function SyncPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles()
  const isPhone = usePhone()
  const { t } = useTranslation('app')
  return (
    <OverlayDrawer
      open={open}
      onOpenChange={(_, data) => !data.open && onClose()}
      position={isPhone ? 'bottom' : 'end'}
      className={isPhone ? styles.sheet : styles.side}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={onClose} />}
        >
          {t('sync.title')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <Contact />
        <ChangeList onLeave={onClose} />
        <div>
          <UndosButton onLeave={onClose} />
          <HealthLink onLeave={onClose} />
        </div>
      </DrawerBody>
    </OverlayDrawer>
  )
}

/** What was done and has left this list already can still be taken back. */
function UndosButton({ onLeave }: { onLeave: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const open = () => {
    onLeave()
    openWindow({ kind: 'undos' })
  }
  return (
    <button type="button" className={mergeClasses(styles.health, styles.plain)} onClick={open}>
      <ArrowUndoRegular />
      {t('windows.undos')}
    </button>
  )
}

function HealthLink({ onLeave }: { onLeave: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <Link to={healthPath} className={styles.health} onClick={onLeave}>
      <HeartPulseRegular />
      {t('sync.health')}
    </Link>
  )
}

function Contact() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const formats = useFormats()
  const client = useClient()
  const { lastContact, firstSync } = useSyncState()
  const { line } = useSyncText()
  return (
    <div className={styles.contact}>
      <div className={styles.words}>
        <strong>{line}</strong>
        {firstSync && <span className={styles.note}>{t('sync.firstSyncBody')}</span>}
        <span className={styles.note}>
          {lastContact === null ? t('sync.never') : t('sync.asOf', { time: formats.moment(lastContact) })}
        </span>
      </div>
      <Button className={styles.now} icon={<ArrowSyncRegular />} onClick={() => void client.sync.syncNow()}>
        {t('sync.now')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  side: { width: 'min(440px, 100vw)' },
  sheet: {
    height: 'min(80dvh, 640px)',
    borderStartStartRadius: tokens.borderRadiusXLarge,
    borderStartEndRadius: tokens.borderRadiusXLarge,
  },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    paddingBlockEnd: tokens.spacingVerticalXXL,
  },
  contact: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  now: { flex: '0 0 auto', whiteSpace: 'nowrap' },
  words: { display: 'grid', minWidth: 0 },
  health: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  plain: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
