import { makeStyles, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { TaskMessage } from '#domain/campaigns/messageCalls'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskPaths, useTaskWords } from '../task/channel.ts'
import { templateName, useChannelTemplates } from './useChannelTemplates.ts'
import { useMessageChannel } from './useMessageChannel.ts'
import { standingOf, standingTones, useHappened, useMessageFilterWords } from './useMessageWords.ts'

/** A page of messages, one to a row; on a phone each is a card. */
export function MessageLines({ list }: { list: readonly TaskMessage[] }) {
  const { t } = useTaskWords()
  const columns = useColumns()
  return <Table label={t('messages.all.menu')} rows={list} columns={columns} keyOf={({ id }) => id} />
}

function useColumns(): TableColumn<TaskMessage>[] {
  const { t } = useTaskWords()
  const channel = useMessageChannel()
  const { dateTime } = useFormats()
  const words = useMessageFilterWords()
  const happened = useHappened()
  const accounts = useChannelAccounts(channel)
  const templates = useChannelTemplates()
  return [
    { key: 'to', title: t('messages.columns.to'), cell: (line) => <Receiver line={line} /> },
    {
      key: 'status',
      title: t('messages.columns.status'),
      isHead: true,
      isWhole: true,
      cell: (line) => {
        const standing = standingOf(line)
        return <StatusBadge tone={standingTones[standing] ?? 'neutral'}>{words(standing)}</StatusBadge>
      },
    },
    { key: 'text', title: t('messages.columns.text'), cell: (line) => <Text line={line} /> },
    { key: 'what', title: t('messages.columns.what'), cell: (line) => happened(line).join(' · ') },
    {
      key: 'account',
      title: t('messages.columns.account'),
      cell: ({ channel_account_id: id }) => accounts.find((account) => account.id === id)?.name ?? '',
    },
    channel === 'sms'
      ? { key: 'parts', title: t('messages.columns.parts'), isNumber: true, cell: ({ parts }) => parts || '' }
      : {
          key: 'template',
          title: t('messages.columns.template'),
          cell: ({ template }) => templateName(templates.get(template ?? '')),
        },
    { key: 'points', title: t('messages.columns.points'), isNumber: true, cell: ({ points }) => points || '' },
    {
      key: 'time',
      title: t('messages.columns.time'),
      isWhole: true,
      cell: ({ sent_at }) => (sent_at === null ? '–' : dateTime(sent_at)),
    },
  ]
}

function Receiver({ line: { contact_id, contact_name, address, country } }: { line: TaskMessage }) {
  const { t } = useTaskWords()
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
          aria-label={t('messages.contact', { name })}
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

function Text({ line: { text, task, task_name } }: { line: TaskMessage }) {
  const { t } = useTaskWords()
  const { list } = useTaskPaths()
  const styles = useStyles()
  return (
    <span className={styles.words}>
      <span className={styles.text}>{text ?? t('messages.noText')}</span>
      {task_name && (
        <Link className={styles.task} to={`${list}?task=${task}`}>
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
