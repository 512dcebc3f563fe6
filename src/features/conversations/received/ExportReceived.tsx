import { useTranslation } from 'react-i18next'
import { withheldOf } from '#domain/subAccounts/rights'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import type { FileTable, TableFormat } from '../../../components/figures/tableFile.ts'
import { useExporting } from '../../../components/useExporting.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { ReceivedChannel } from './receivedChannel.ts'
import type { ReceivedText } from './receivedTexts.ts'

type Props = { channel: ReceivedChannel; texts: readonly ReceivedText[] }

/** The received texts that are looked at, all pages of them, as a file. */
export function ExportReceived({ channel, texts }: Props) {
  const { t } = useTranslation('conversations')
  const toasts = useToasts()
  const { dateTime } = useFormats()
  const routes = useChannelAccounts(channel)
  const { isBusy, start, question } = useExporting()
  const mayExport = !withheldOf(useUser()).includes('export_data')
  const table = (): FileTable => ({
    title: t('receivedMenu'),
    columns: (['name', 'number', 'text', 'route', 'time'] as const).map((key) => ({
      title: t(`received.file.${key}`),
      kind: 'text',
    })),
    rows: texts.map(({ at, body, conversation: { name, identity, channel_account_id } }) => [
      name,
      identity.kind === 'phone' ? `+${identity.value}` : identity.value,
      body,
      routes.find(({ id }) => id === channel_account_id)?.name ?? '',
      dateTime(at),
    ]),
  })
  const run = (format: TableFormat) =>
    start({
      asked: { rows: texts.length, filter: window.location.pathname + window.location.search, what: 'sms.received' },
      format,
      name: t('received.fileName'),
      table,
      onDone: (rows) => toasts.done(t('received.exported', { count: rows })),
    })
  return (
    <>
      <ExportMenu
        isOnline
        isOff={isBusy || !mayExport}
        {...(!mayExport && { title: t('received.exportForbidden') })}
        onFormat={(format) => void run(format)}
      >
        {t(isBusy ? 'received.exporting' : 'received.export')}
      </ExportMenu>
      {question}
    </>
  )
}
