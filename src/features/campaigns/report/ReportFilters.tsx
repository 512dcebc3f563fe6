import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type CampaignChannel, channelProduct } from '#domain/campaigns/channel'
import type { Day } from '#domain/statistics/days'
import { DayFields } from '../../../components/DayFields.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useProductName } from '../../../lib/productName.ts'
import { daysOf, periods } from '../statistics/statisticsAddress.ts'
import { endsNear, type ReportAddress } from './reportAddress.ts'

type Props = {
  channel: CampaignChannel
  channels: readonly CampaignChannel[]
  address: ReportAddress
  today: Day
  onAddress: (change: Partial<ReportAddress>) => void
}

export function ReportFilters({ channel, channels, address, today, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const productName = useProductName()
  const days = daysOf(address, today)
  return (
    <div className={styles.root}>
      {channels.length > 1 && (
        <Tabs
          size="small"
          label={t('report.channel')}
          tabs={channels.map((value) => ({ value, label: productName(channelProduct(value)) }))}
          chosen={channel}
          onChoose={(channel) => onAddress({ channel })}
        />
      )}
      <Tabs
        size="small"
        label={t('statistics.period.label')}
        tabs={[...periods, 'custom' as const].map((value) => ({ value, label: t(`statistics.period.${value}`) }))}
        chosen={address.period}
        onChoose={(period) => onAddress({ period, first: days.from, last: days.to - 1 })}
      />
      {address.period === 'custom' && <CustomDays address={address} onAddress={onAddress} />}
    </div>
  )
}

function CustomDays({ address: { first, last }, onAddress }: Pick<Props, 'address' | 'onAddress'>) {
  const { t } = useTranslation('campaigns')
  const words = { from: t('statistics.period.from'), to: t('statistics.period.to') }
  if (first === null || last === null) return null
  return (
    <DayFields
      first={first}
      last={last}
      words={words}
      onDays={(ends) => onAddress(endsNear(ends, ends.first === first ? null : 'first'))}
    />
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    flexWrap: 'wrap',
  },
})
