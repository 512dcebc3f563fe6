import { makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import type { SmsLine } from '#domain/sms/smsCalls'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useRoutes } from '../../../components/sms/useRoutes.ts'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { smsTaskPath } from '../../../lib/smsPaths.ts'
import { standingOf, standingTones, useHappened, useSmsFilterWords } from './useSmsWords.ts'

/** A page of messages, one to a row; on a phone each is a card. */
export function MessageLines({ list }: { list: readonly SmsLine[] }) {
  const { t } = useTranslation('sms')
  const columns = useColumns(t)
  return <Table label={t('sent.all.menu')} rows={list} columns={columns} keyOf={({ id }) => id} />
}

function useColumns(t: TFunction<'sms'>): TableColumn<SmsLine>[] {
  const { dateTime } = useFormats()
  const words = useSmsFilterWords()
  const happened = useHappened()
  const routes = useRoutes() ?? []
  const routeName = (id: string | null) => routes.find((route) => route.id === id)?.name ?? ''
  return [
    { key: 'to', title: t('sent.columns.to'), cell: (line) => <Receiver line={line} /> },
    {
      key: 'status',
      title: t('sent.columns.status'),
      isHead: true,
      isWhole: true,
      cell: (line) => {
        const standing = standingOf(line)
        return <StatusBadge tone={standingTones[standing] ?? 'neutral'}>{words(standing)}</StatusBadge>
      },
    },
    { key: 'text', title: t('sent.columns.text'), cell: (line) => <Text line={line} /> },
    { key: 'what', title: t('sent.columns.what'), cell: (line) => happened(line).join(' · ') },
    { key: 'route', title: t('sent.columns.route'), cell: ({ channel_account_id }) => routeName(channel_account_id) },
    { key: 'parts', title: t('sent.columns.parts'), isNumber: true, cell: ({ parts }) => parts || '' },
    {
      key: 'time',
      title: t('sent.columns.time'),
      isWhole: true,
      cell: ({ sent_at }) => (sent_at === null ? '–' : dateTime(sent_at)),
    },
  ]
}

function Receiver({ line: { contact_id, contact_name, address, country } }: { line: SmsLine }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const countryName = useCountryName()
  const number = writtenPhone(address)
  const name = contact_name || number
  return (
    <span className={styles.receiver}>
      {contact_id ? (
        <Link
          className={styles.link}
          to={`/statistics/contacts?contact=${contact_id}`}
          aria-label={t('sent.contact', { name })}
        >
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      <span className={styles.note}>
        {[contact_name && number, country && countryName(country)].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function Text({ line: { text, task, task_name } }: { line: SmsLine }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  return (
    <span className={styles.words}>
      <span className={styles.text}>{text ?? t('sent.noText')}</span>
      {task_name && (
        <Link className={styles.task} to={`${smsTaskPath}?task=${task}`}>
          {task_name}
        </Link>
      )}
    </span>
  )
}

const useStyles = makeStyles({
  receiver: { display: 'grid', minWidth: 0 },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  words: { display: 'grid', minWidth: 0, justifyItems: 'start' },
  text: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  task: {
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase200,
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
})
