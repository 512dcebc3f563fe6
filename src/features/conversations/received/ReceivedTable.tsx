import { makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { Table, type TableColumn } from '../../../components/Table.tsx'
import { chatPaths } from '../../../lib/conversationPaths.ts'
import { useFormats } from '../../../lib/formats.ts'
import { conversationName, writtenPeer } from '../names.ts'
import type { ReceivedChannel } from './receivedChannel.ts'
import type { ReceivedText } from './receivedTexts.ts'

type Props = { channel: ReceivedChannel; texts: readonly ReceivedText[] }

export function ReceivedTable({ channel, texts }: Props) {
  const { t } = useTranslation('conversations')
  const columns = useColumns(t, channel)
  return <Table label={t('received.table')} rows={texts} columns={columns} keyOf={({ id }) => id} />
}

function useColumns(t: TFunction<'conversations'>, channel: ReceivedChannel): TableColumn<ReceivedText>[] {
  const styles = useStyles()
  const { dateTime } = useFormats()
  const routes = useChannelAccounts(channel)
  return [
    { key: 'from', title: t('received.columns.from'), cell: (text) => <Writer text={text} /> },
    { key: 'text', title: t('received.columns.text'), cell: ({ body }) => <span className={styles.text}>{body}</span> },
    {
      key: 'route',
      title: t(channel === 'sms' ? 'received.columns.route' : 'received.number'),
      cell: ({ conversation }) => routes.find(({ id }) => id === conversation.channel_account_id)?.name ?? '',
    },
    { key: 'time', title: t('received.columns.time'), isWhole: true, cell: ({ at }) => dateTime(at) },
    {
      key: 'open',
      title: t('received.columns.open'),
      isWhole: true,
      cell: ({ conversation }) => (
        <Link className={styles.link} to={`${chatPaths[channel]}?conversation=${conversation.id}&status=any`}>
          {t('received.open')}
        </Link>
      ),
    },
  ]
}

function Writer({ text: { conversation } }: { text: ReceivedText }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const name = conversationName(conversation)
  const number = writtenPeer(conversation)
  return (
    <span className={styles.writer}>
      {conversation.contact_id ? (
        <Link
          className={styles.link}
          to={`/statistics/contacts?contact=${conversation.contact_id}`}
          aria-label={t('received.contact', { name })}
        >
          {name}
        </Link>
      ) : (
        <span>{name}</span>
      )}
      {name !== number && <span className={styles.note}>{number}</span>}
    </span>
  )
}

const useStyles = makeStyles({
  writer: { display: 'grid', minWidth: 0, justifyItems: 'start' },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' },
  link: {
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})
