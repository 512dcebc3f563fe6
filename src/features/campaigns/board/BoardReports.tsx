import { makeStyles, tokens } from '@fluentui/react-components'
import type { MessageReportRow } from '#domain/campaigns/messageCalls'
import { marketOf, type WhatsappMarket } from '#domain/whatsapp/markets'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { Sheet } from '../../../components/Sheet.tsx'
import { useMoneyList } from '../../../components/sms/useMoney.ts'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import { useTaskWords } from '../task/channel.ts'
import type { BoardSpan } from './boardSpan.ts'
import type { ReportName } from './reportName.ts'
import { reportUnder } from './reportSum.ts'
import { useMessageReport } from './useMessageReport.ts'
import { useReportNames } from './useReportNames.ts'

type Props = { names: readonly [ReportName, ...ReportName[]]; span: BoardSpan }

/** What messages came to by something; by several names where one answer of the server is put together in several ways. */
export function BoardReports({ names, span }: Props) {
  const [first] = names
  const answered = useMessageReport(span, first === 'market' ? 'country' : first)
  return names.map((name) => <Report key={name} name={name} answered={answered} />)
}

type ReportProps = { name: ReportName; answered: ReturnType<typeof useMessageReport> }

function Report({ name, answered }: ReportProps) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const columns = useReportColumns(name)
  const title = t(`board.title.${name}`)
  return (
    <Sheet>
      <h2 className={styles.title}>{title}</h2>
      <AnswerView answered={answered} lines={4}>
        {({ list }) => {
          const rows = rowsOf(name, list)
          return rows.length === 0 ? (
            <p className={styles.none}>{t(name === 'reason' ? 'board.noFailures' : 'board.none')}</p>
          ) : (
            <Table label={title} rows={rows} columns={columns} keyOf={({ key }) => key} />
          )
        }}
      </AnswerView>
    </Sheet>
  )
}

function rowsOf(name: ReportName, list: readonly MessageReportRow[]): readonly MessageReportRow[] {
  if (name === 'market') return reportUnder(list, (country): WhatsappMarket => marketOf(country))
  if (name !== 'reason') return list.toSorted((one, other) => other.sent - one.sent)
  return list.filter(({ failed }) => failed > 0).toSorted((one, other) => other.failed - one.failed)
}

function useReportColumns(name: ReportName): TableColumn<MessageReportRow>[] {
  const { t } = useTaskWords()
  const { number } = useFormats()
  const { share } = useNumbers()
  const moneyOf = useMoneyList()
  const channel = useMessageChannel()
  const nameOf = useReportNames(name)
  const count = (of: 'sent' | 'failed' | 'points') => ({
    key: of,
    title: t(`board.figure.${of}`),
    isNumber: true,
    cell: (row: MessageReportRow) => number(row[of]),
  })
  const rate = (of: 'delivered' | 'read' | 'replied') => ({
    key: of,
    title: t(`board.rate.${of}`),
    isNumber: true,
    cell: (row: MessageReportRow) => share(row[of], row.sent),
  })
  const named = { key: 'name', title: t(`board.by.${name}`), cell: ({ key }: MessageReportRow) => nameOf(key) }
  if (name === 'reason') return [named, count('failed')]
  if (channel === 'whatsapp')
    return [named, count('sent'), rate('delivered'), rate('read'), rate('replied'), count('points')]
  const cost = { key: 'cost', title: t('board.figure.cost'), isNumber: true }
  return [
    named,
    count('sent'),
    rate('delivered'),
    count('points'),
    { ...cost, cell: ({ cost }) => moneyOf(cost) || '–' },
  ]
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400 },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})
