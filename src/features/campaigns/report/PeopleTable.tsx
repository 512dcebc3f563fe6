import { Field, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ReportSums, reportColumns } from '#domain/campaigns/statistics/sendingReport'
import { SaveMenu } from '../../../components/figures/SaveMenu.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { Table } from '../../../components/Table.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { personName } from '../../../lib/people.ts'
import { useUser } from '../../../lib/session.ts'
import { language } from '../../../lib/texts.ts'
import { sortedBy } from '../statistics/statisticsAddress.ts'
import { type ReportAddress, sortNamed, writeReportAddress } from './reportAddress.ts'
import { reportFile } from './reportFile.ts'
import { type ReportPerson, type SendingReport, sortedPeople, totalOf } from './reportRows.ts'

type Props = {
  report: SendingReport
  /** what it is called */
  channel: string
  address: ReportAddress
  onAddress: (change: Partial<ReportAddress>, options?: { replace: boolean }) => void
}
/** `person` null: all of them together, which always stands at the end. */
type Line = { person: ReportPerson | null; sums: ReportSums }

export function PeopleTable({ report, channel, address, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const compare = new Intl.Collator(language.useValue(), { numeric: true }).compare
  const people = sortedPeople(report, address, compare)
  const total: Line = { person: null, sums: totalOf(people) }
  const lines = [...people.map((person): Line => ({ person, sums: person.total })), total]
  const onSort = (key: string) => onAddress(sortedBy(address, sortNamed(key)), { replace: true })
  const title = t('report.people')
  const file = () =>
    reportFile(
      lines.map(({ person, sums }) => ({
        names: person ? [personName(person), person.username] : [t('report.total'), ''],
        sums,
      })),
      {
        title: `${t('report.menu')} ${channel}`,
        names: [t('report.column.person'), t('report.username')],
        titleOf: (column) => t(`report.column.${column}`),
      },
    )
  const nameIn = ({ person }: Line) =>
    person ? <Name person={person} address={address} /> : <strong>{t('report.total')}</strong>
  const numberIn =
    (column: (typeof reportColumns)[number]) =>
    ({ person, sums }: Line) => (
      <span className={mergeClasses(person === null && styles.total)}>{formats.number(sums[column])}</span>
    )
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <SaveMenu title={`${t('report.menu')} ${channel}`} table={file} />
      </header>
      <SortField address={address} onSort={onSort} />
      <Table
        label={title}
        rows={lines}
        keyOf={({ person }) => person?.user ?? ''}
        sorting={{
          by: address.sort,
          descending: address.descending,
          onSort,
          label: (name) => t('statistics.tables.sort', { name }),
        }}
        columns={[
          {
            key: '',
            title: t('report.column.person'),
            cell: nameIn,
          },
          ...reportColumns.map((column) => ({
            key: column,
            title: t(`report.column.${column}`),
            cell: numberIn(column),
            isNumber: true,
          })),
        ]}
      />
      {people.some(({ status }) => status === 'deleted') && <p className={styles.note}>{t('report.moved')}</p>}
    </section>
  )
}

/** Where rows are cards there are no titles to press. */
function SortField({ address, onSort }: { address: ReportAddress; onSort: (key: string) => void }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  return (
    <Field label={t('statistics.tables.sortLabel')} orientation="horizontal" className={styles.sort}>
      <Select value={address.sort} onChange={(_, { value }) => onSort(value)}>
        <option value="">{t('report.column.person')}</option>
        {reportColumns.map((column) => (
          <option key={column} value={column}>
            {t(`report.column.${column}`)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function Name({ person, address }: { person: ReportPerson; address: ReportAddress }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const isMe = useUser().id === person.user
  const name = personName(person)
  const isOpen = address.user === person.user
  return (
    <span className={styles.name}>
      <span className={styles.who}>
        <Link
          className={styles.link}
          to={{ search: writeReportAddress({ ...address, user: person.user }).toString() }}
          title={t('report.open', { name })}
          aria-current={isOpen || undefined}
        >
          {name}
        </Link>
        {isMe && <StatusBadge tone="neutral">{t('report.you')}</StatusBadge>}
        {person.status === 'deleted' && <StatusBadge tone="neutral">{t('report.left')}</StatusBadge>}
        {person.status === 'disabled' && <StatusBadge tone="warning">{t('report.disabled')}</StatusBadge>}
      </span>
      {name !== person.username && <span className={styles.note}>{person.username}</span>}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.spacingHorizontalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  sort: { display: 'none', '@media (max-width: 900px)': { display: 'grid' } },
  name: { display: 'inline-flex', flexDirection: 'column', minWidth: '120px' },
  who: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '&[aria-current]': { fontWeight: tokens.fontWeightSemibold },
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px', minWidth: '44px' },
  },
  total: { fontWeight: tokens.fontWeightSemibold },
  note: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
})
