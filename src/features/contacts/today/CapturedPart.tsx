import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CapturedLead } from '#workers/database/today'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { TodayPart, useTodayRowStyles } from './TodayPart.tsx'

/** Who was captured today, and whether the office has them. */
export function CapturedPart({ captured }: { captured: readonly CapturedLead[] }) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const styles = useTodayRowStyles()
  return (
    <TodayPart
      title={t('today.captured')}
      rows={captured}
      more="/statistics/contacts"
      renderRow={({ id, name, company, at, isHere }) => (
        <li key={id} className={styles.item}>
          <Link to={`/statistics/contacts?contact=${id}`} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>{name || company || t('row.nameless')}</span>
              <span className={styles.quiet}>
                {[name ? company : '', formats.time(at)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <StatusBadge tone={isHere ? 'warning' : 'good'}>
              {t(isHere ? 'today.waiting' : 'today.uploaded')}
            </StatusBadge>
          </Link>
        </li>
      )}
    />
  )
}
