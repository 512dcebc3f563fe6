import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CampaignChannel } from '#domain/campaigns/channel'
import { statisticsCalls } from '#domain/campaigns/statistics/statisticsCalls'
import { dayIn } from '#domain/statistics/days'
import { useDayName } from '../../../lib/calendar.ts'
import { useFormats } from '../../../lib/formats.ts'
import { type KeptQuestion, keptQuestion } from '../../../lib/lastAnswers.ts'
import type { ReportAddress } from './reportAddress.ts'

type Props = { channels: readonly CampaignChannel[]; onAddress: (change: Partial<ReportAddress>) => void }
type KeptAnswer = KeptQuestion<typeof statisticsCalls.subAccountReport>

/** Without a network: the report that was read last, which may be of other days. */
export function KeptReport({ channels, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const dayName = useDayName()
  const formats = useFormats()
  const [kept, setKept] = useState<KeptAnswer | null>(null)
  useEffect(() => {
    keptQuestion(statisticsCalls.subAccountReport).then(setKept, console.error)
  }, [])
  if (!kept || !channels.includes(kept.input.channel)) return null
  const [first, last] = [dayIn(kept.input.from)!, dayIn(kept.input.to)!]
  return (
    <div className={styles.root}>
      <Button
        appearance="primary"
        onClick={() => onAddress({ channel: kept.input.channel, period: 'custom', first, last })}
      >
        {t('report.kept', { from: dayName(first), to: dayName(last) })}
      </Button>
      <span className={styles.note}>{t('report.keptNote', { time: formats.moment(kept.at) })}</span>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'center', gap: tokens.spacingVerticalS, textAlign: 'center' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
