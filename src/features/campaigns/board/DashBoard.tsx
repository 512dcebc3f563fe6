import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SendRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import type { MessageChannel } from '#domain/campaigns/messageCalls'
import { Page } from '../../../components/Page.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { useUser } from '../../../lib/session.ts'
import { fastPaths } from '../../../lib/taskPaths.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import { TaskChannelContext, useTaskWords } from '../task/channel.ts'
import { AnswerTimesReport } from './AnswerTimesReport.tsx'
import { BoardDays } from './BoardDays.tsx'
import { BoardFigures } from './BoardFigures.tsx'
import { BoardPoints } from './BoardPoints.tsx'
import { BoardReports } from './BoardReports.tsx'
import { type BoardSpan, boardSpans, daysOfSpan } from './boardSpan.ts'
import { RunningTasks } from './RunningTasks.tsx'
import type { ReportName } from './reportName.ts'
import { useMessageReport } from './useMessageReport.ts'

const reports: Record<MessageChannel, readonly (readonly [ReportName, ...ReportName[]])[]> = {
  sms: [['country'], ['account'], ['reason']],
  whatsapp: [['template'], ['account'], ['market', 'country'], ['reason']],
}

type Props = {
  /** what to do first, or what is missing */
  start: ReactNode
  /** how its routes or numbers stand */
  accounts: ReactNode
}

/** What messages of a channel came to: figures, days, costs, causes, and what is going on. */
export const DashBoard = ({ channel, ...props }: Props & { channel: MessageChannel }) => (
  <TaskChannelContext value={channel}>
    <Board {...props} />
  </TaskChannelContext>
)

function Board({ start, accounts }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const navigate = useNavigate()
  const channel = useMessageChannel()
  const [params, setParams] = useAddress()
  const span: BoardSpan = boardSpans.find((one) => one === params.get('days')) ?? 'days30'
  const isSub = isSubAccount(useUser())
  const days = useMessageReport(span, 'day')
  return (
    <Page
      title={t('board.menu')}
      intro={t('board.intro')}
      action={
        <Button appearance="primary" icon={<SendRegular />} onClick={() => void navigate(fastPaths[channel])}>
          {t('fast.menu')}
        </Button>
      }
    >
      {start}
      <Tabs
        size="small"
        label={t('board.span')}
        tabs={boardSpans.map((value) => ({ value, label: t(`messages.period.${value}`) }))}
        chosen={span}
        onChoose={(next) => setParams({ days: next }, { replace: true })}
      />
      <BoardFigures answered={days} />
      <BoardPoints />
      <RunningTasks />
      {span !== 'today' && <BoardDays answered={days} span={span} />}
      <div className={styles.pairs}>
        {reports[channel].map((names) => (
          <BoardReports key={names[0]} names={names} span={span} />
        ))}
        {!isSub && <BoardReports names={['user']} span={span} />}
      </div>
      <AnswerTimesReport days={daysOfSpan[span]} />
      {accounts}
    </Page>
  )
}

const useStyles = makeStyles({
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
