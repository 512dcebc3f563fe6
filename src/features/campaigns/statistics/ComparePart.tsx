import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowDownRegular, ArrowUpRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Counts } from '#domain/campaigns/statistics/counters'
import { compare } from '#domain/campaigns/statistics/rates'
import { SaveMenu } from '../../../components/figures/SaveMenu.tsx'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import type { TableColumn } from '../../../components/Table.tsx'
import { Table } from '../../../components/Table.tsx'
import { type CountColumn, columnsOf } from './countColumns.ts'
import { countsFile } from './countsFile.ts'
import { useCountWords } from './useCountWords.ts'
import type { EmailNumbers } from './useEmailNumbers.ts'
import { useFileWords } from './useFileWords.ts'

type Props = {
  numbers: EmailNumbers
  belongto: string | null
  compared: readonly string[]
  /** puts a task beside the others, or takes it away */
  onCompare: (id: string) => void
}
type ComparedTask = { id: string; name: string; counts: Counts }

/** Two to four tasks side by side, and where they differ by more than chance. */
export function ComparePart({ numbers, belongto, compared, onCompare }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const fileWords = useFileWords()
  const title = t('statistics.compare.title')
  const countsByTask = new Map(numbers.tasks.map(({ key, counts }) => [key, counts]))
  const tasks = [...numbers.taskRows.values()].filter(
    (task) => countsByTask.has(task.id) && (belongto === null || task.belongto === belongto),
  )
  const shown = compared.flatMap((id): ComparedTask[] => {
    const task = tasks.find((one) => one.id === id)
    return task ? [{ id, name: task.name, counts: countsByTask.get(id)! }] : []
  })
  if (tasks.length < 2) return null
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <OptionPicker
          label={t('statistics.compare.add')}
          several
          options={tasks
            .toSorted((a, b) => (b.began_at ?? 0) - (a.began_at ?? 0))
            .map(({ id, name }) => ({ value: id, text: name }))}
          chosen={shown.map(({ id }) => id)}
          onChoose={onCompare}
          words={{
            find: t('statistics.filter.find'),
            noMatch: t('statistics.filter.noMatch'),
            none: t('statistics.filter.none'),
          }}
          trigger={<Button icon={<AddRegular />}>{t('statistics.compare.add')}</Button>}
        />
        {shown.length > 1 && (
          <SaveMenu
            title={title}
            table={() =>
              countsFile(shown, columnsOf('task'), { ...fileWords, title, name: t('statistics.tables.name.task') })
            }
          />
        )}
      </header>
      {shown.length > 1 ? (
        <>
          <p className={styles.note}>{t('statistics.compare.note')}</p>
          <Compared title={title} shown={shown} />
        </>
      ) : (
        <p className={styles.note}>{t(shown.length ? 'statistics.compare.one' : 'statistics.compare.none')}</p>
      )}
    </section>
  )
}

function Compared({ title, shown }: { title: string; shown: readonly ComparedTask[] }) {
  const { t } = useTranslation('campaigns')
  const words = useCountWords()
  const [first] = shown
  const columns: TableColumn<CountColumn>[] = [
    { key: 'what', title: t('statistics.compare.what'), cell: (column) => words.title(column) },
    ...shown.map(
      ({ id, name, counts }): TableColumn<CountColumn> => ({
        key: id,
        title: name,
        cell: (column) => comparedCell(words.cell(counts, column), counts, id === first!.id ? null : first!, column),
        isNumber: true,
      }),
    ),
  ]
  return <Table label={title} rows={columnsOf('task')} keyOf={({ key }) => key} columns={columns} />
}

/** `first` null: this is the one that the others are compared with. */
const comparedCell = (said: string, counts: Counts, first: ComparedTask | null, column: CountColumn) => (
  <>
    {said}
    {first && column.kind === 'rate' && <Difference counts={counts} first={first} column={column} />}
  </>
)

type DifferenceProps = { counts: Counts; first: ComparedTask; column: Extract<CountColumn, { kind: 'rate' }> }

/** Nothing where few mails or chance leave nothing to say. */
function Difference({ counts, first, column }: DifferenceProps) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const { higher } = compare(counts, first.counts, column.key)
  if (higher === 'same' || higher === 'tooFew') return null
  const said = t(higher === 'first' ? 'statistics.compare.higher' : 'statistics.compare.lower')
  const Arrow = higher === 'first' ? ArrowUpRegular : ArrowDownRegular
  return <Arrow className={styles.arrow} aria-label={said} title={said} role="img" />
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
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: {
    flex: '1 1 auto',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  arrow: { marginInlineStart: tokens.spacingHorizontalXS, verticalAlign: 'text-bottom' },
})
