import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CartRegular, PeopleListRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type CampaignChannel, channelProduct } from '#domain/campaigns/channel'
import { statisticsCalls } from '#domain/campaigns/statistics/statisticsCalls'
import { type Days, isoDay } from '#domain/statistics/days'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { localDay, useDayName } from '../../../lib/calendar.ts'
import { useProductName } from '../../../lib/productName.ts'
import { useUser } from '../../../lib/session.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { daysOf } from '../statistics/statisticsAddress.ts'
import { KeptReport } from './KeptReport.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { ReportDays } from './ReportDays.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { channelsHeld, type ReportAddress, readReportAddress, writeReportAddress } from './reportAddress.ts'
import type { SendingReport } from './reportRows.ts'

/** What each person of the company sent over one channel, and what it cost. */
export function SendingReportScreen() {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const [params, setParams] = useAddress()
  const address = readReportAddress(params)
  const channels = channelsHeld(useUser().product_list)
  const channel = channels.find((held) => held === address.channel) ?? channels[0]
  const onAddress = (change: Partial<ReportAddress>, options?: { replace: boolean }) =>
    setParams((params) => writeReportAddress({ ...readReportAddress(params), ...change }), options)
  return (
    <div className={styles.root}>
      <Page title={t('report.menu')} intro={t('report.intro')}>
        {channel ? (
          <OfChannel channel={channel} channels={channels} address={address} onAddress={onAddress} />
        ) : (
          <NoChannel />
        )}
      </Page>
    </div>
  )
}

type ChannelProps = {
  channel: CampaignChannel
  channels: readonly CampaignChannel[]
  address: ReportAddress
  onAddress: (change: Partial<ReportAddress>, options?: { replace: boolean }) => void
}

function OfChannel({ channel, channels, address, onAddress }: ChannelProps) {
  const [today] = useState(() => localDay(Date.now()))
  const days = daysOf(address, today)
  const question = { channel, from: isoDay(days.from), to: isoDay(days.to - 1) }
  const answered = useAnswer(statisticsCalls.subAccountReport, question)
  return (
    <>
      <ReportFilters channel={channel} channels={channels} address={address} today={today} onAddress={onAddress} />
      <AnswerView answered={answered} lines={6}>
        {(report) => <Told report={report} channel={channel} days={days} address={address} onAddress={onAddress} />}
      </AnswerView>
      {!answered.answer && answered.problem !== null && <KeptReport channels={channels} onAddress={onAddress} />}
    </>
  )
}

type ToldProps = Omit<ChannelProps, 'channels'> & { report: SendingReport; days: Days }

function Told({ report, channel, days, address, onAddress }: ToldProps) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const dayName = useDayName()
  const name = useProductName()(channelProduct(channel))
  if (report.list.every((person) => person.days.length === 0))
    return (
      <EmptyState
        icon={<PeopleListRegular />}
        title={t('report.emptyTitle')}
        text={t('report.emptyText', { channel: name })}
      >
        {address.period !== 'days90' && (
          <Button onClick={() => onAddress({ period: 'days90' })}>{t('report.longer')}</Button>
        )}
      </EmptyState>
    )
  return (
    <>
      <p className={styles.days}>
        {t('report.shown', { channel: name, from: dayName(days.from), to: dayName(days.to - 1) })}
      </p>
      <PeopleTable report={report} channel={name} address={address} onAddress={onAddress} />
      <ReportDays report={report} days={days} user={address.user} onClose={() => onAddress({ user: null })} />
    </>
  )
}

function NoChannel() {
  const { t } = useTranslation('campaigns')
  const navigate = useNavigate()
  return (
    <EmptyState icon={<CartRegular />} title={t('report.noneTitle')} text={t('report.noneText')}>
      <Button appearance="primary" onClick={() => void navigate('/account/purchase')}>
        {t('report.purchase')}
      </Button>
    </EmptyState>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
  days: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
