import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components'
import { ArrowSyncRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useClient, useSyncState } from '../lib/client.ts'
import { useFormats } from '../lib/formats.ts'
import { usePhone } from '../lib/media.ts'
import { ChangeList } from './ChangeList.tsx'
import { useSyncText } from './useSyncText.ts'

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
      </DrawerBody>
    </OverlayDrawer>
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
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
