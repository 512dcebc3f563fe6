import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { SaveMenu } from '../../../components/figures/SaveMenu.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { language } from '../../../lib/texts.ts'
import { CountsTable } from './CountsTable.tsx'
import { columnsOf } from './countColumns.ts'
import { countsFile } from './countsFile.ts'
import type { Report } from './report.ts'
import { type AddressChange, type StatisticsAddress, sortedBy } from './statisticsAddress.ts'
import { kindsFor, tableRows } from './tableRows.ts'
import type { EmailNumbers } from './useEmailNumbers.ts'
import { useFileWords } from './useFileWords.ts'

type Props = {
  numbers: EmailNumbers
  report: Report
  address: StatisticsAddress
  onAddress: (change: AddressChange, options?: { replace: boolean }) => void
}

/** The numbers one by one: of tasks, messages, senders, the receivers' domains, and links. */
export function TablesPart({ numbers, report, address, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const fileWords = useFileWords()
  const compare = new Intl.Collator(language.useValue(), { numeric: true }).compare
  const words = {
    task: t('statistics.gone.task'),
    message: t('statistics.gone.message'),
    sender: t('statistics.gone.sender'),
    link: (number: number) => t('statistics.gone.link', { number }),
  }
  // What is on the way is not there yet: until then the one before stands.
  const { kind } = numbers.table
  const title = t(`statistics.tables.of.${kind}`)
  const rows = tableRows(numbers, report, address, { words, compare })
  const file = () =>
    countsFile(
      rows.map(({ name, note, counts }) => ({ name: note ? `${name} (${note})` : name, counts })),
      columnsOf(kind),
      { ...fileWords, title, name: t(`statistics.tables.name.${kind}`) },
    )
  return (
    <section className={styles.root} aria-label={t('statistics.tables.title')}>
      <header className={styles.header}>
        <Tabs
          size="small"
          className={styles.tabs}
          label={t('statistics.tables.title')}
          tabs={kindsFor(address).map((value) => ({ value, label: t(`statistics.tables.of.${value}`) }))}
          chosen={address.table}
          onChoose={(table) => onAddress({ table }, { replace: true })}
        />
        <SaveMenu title={title} table={file} />
      </header>
      <p className={styles.note}>{t(kind === 'task' ? 'statistics.tables.inDays' : 'statistics.tables.ever')}</p>
      {rows.length === 0 ? (
        <p className={styles.note}>{t('statistics.tables.nothing')}</p>
      ) : (
        <CountsTable
          key={kind}
          kind={kind}
          title={title}
          rows={rows}
          order={address}
          onSort={(sort) => onAddress((now) => sortedBy(now, sort), { replace: true })}
        />
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  tabs: { minWidth: 0, overflowX: 'auto' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
