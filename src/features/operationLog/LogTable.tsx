import { makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LogEntry } from '#domain/operationLog/log'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../components/Table.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useWho } from '../../lib/people.ts'
import { useAddress } from '../../lib/useAddress.ts'
import { withLog } from './logAddress.ts'
import type { EntryText } from './tellEntry.ts'
import { useTold } from './useTold.ts'

export const statusTones = {
  applied: 'good',
  rejected: 'bad',
  parked: 'warning',
} satisfies Record<NonNullable<LogEntry['status']>, Tone>

type Props = { entries: readonly LogEntry[]; names: Record<string, string> }

/** A page of the log; each line opens beside it. */
export function LogTable({ entries, names }: Props) {
  const { t } = useTranslation('operationLog')
  const { dateTime } = useFormats()
  const who = useWho()
  const told = useTold(entries, names)
  return (
    <Table label={t('menu')} rows={entries} columns={logColumns({ t, dateTime, who, told })} keyOf={({ id }) => id} />
  )
}

type Words = {
  t: TFunction<'operationLog'>
  dateTime: (at: number) => string
  who: (id: string) => string
  told: ReadonlyMap<string, EntryText>
}

function logColumns({ t, dateTime, who, told }: Words): TableColumn<LogEntry>[] {
  return [
    { key: 'what', title: t('columns.what'), cell: ({ id }) => <What entry={id} title={told.get(id)?.title} /> },
    { key: 'who', title: t('columns.who'), cell: ({ user }) => who(user) },
    { key: 'at', title: t('columns.at'), cell: ({ at }) => dateTime(at) },
    {
      key: 'from',
      title: t('columns.from'),
      cell: ({ device, address }) => [device, address].filter(Boolean).join(' · '),
    },
    { key: 'answer', title: t('columns.answer'), cell: (entry) => answerOf(entry, t) },
  ]
}

function What({ entry, title = '…' }: { entry: string; title: string | undefined }) {
  const styles = useStyles()
  const [params] = useAddress()
  return (
    <Link to={{ search: withLog(params, { entry }).toString() }} className={styles.link}>
      {title}
    </Link>
  )
}

/** That it was done goes without saying. */
const answerOf = ({ status }: LogEntry, t: Words['t']) =>
  status !== null &&
  status !== 'applied' && <StatusBadge tone={statusTones[status]}>{t(`status.${status}`)}</StatusBadge>

const useStyles = makeStyles({
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { display: 'inline-block', minWidth: '44px', paddingBlock: '12px' },
  },
})
