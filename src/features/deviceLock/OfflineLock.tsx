import { Button } from '@fluentui/react-components'
import { ArrowSyncRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { Client } from '#workers/api'
import { useFormStyles } from '../../components/formParts.tsx'
import { useSyncPart } from '../../lib/client.ts'
import type { TooLong } from '../../lib/offlineAge.ts'
import { LockFrame } from './LockFrame.tsx'

/** The device has to hear from the server before it shows anything again. What waits goes out meanwhile. */
export function OfflineLock({ why, client }: { why: TooLong; client: Client | null }) {
  const { t } = useTranslation('deviceLock')
  const { intro } = useFormStyles()
  return (
    <LockFrame title={t('offline.title')}>
      <p role="status" className={intro}>
        {why === 'clock' ? t('offline.clock') : t('offline.body', { count: limits.offlineDays })}
      </p>
      {client && <Waiting />}
      <Button appearance="primary" size="large" icon={<ArrowSyncRegular />} onClick={() => void client?.sync.syncNow()}>
        {t('offline.now')}
      </Button>
    </LockFrame>
  )
}

function Waiting() {
  const { t } = useTranslation('deviceLock')
  const { intro } = useFormStyles()
  const waiting = useSyncPart('waiting')
  return waiting > 0 && <p className={intro}>{t('offline.waiting', { count: waiting })}</p>
}
