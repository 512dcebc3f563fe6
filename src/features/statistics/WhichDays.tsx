import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Days } from '#domain/statistics/days'
import { useDayName } from '../../lib/calendar.ts'

/** Which days are counted, and beside which. */
export function WhichDays({ days, compared }: { days: Days; compared: Days | null }) {
  const { t } = useTranslation('statistics')
  const styles = useStyles()
  const dayName = useDayName()
  const words = ({ from, to }: Days) => t('days', { from: dayName(from), to: dayName(to - 1) })
  return (
    <p className={styles.days}>
      {compared ? t('compared', { days: words(days), compared: words(compared) }) : t('counted', { days: words(days) })}
    </p>
  )
}

const useStyles = makeStyles({
  days: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
