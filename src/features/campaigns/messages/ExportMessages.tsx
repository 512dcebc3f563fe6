import { useState } from 'react'
import { messageCalls, type TaskMessage } from '#domain/campaigns/messageCalls'
import { AppError } from '#domain/errors'
import { withheldOf } from '#domain/subAccounts/rights'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { useExporting } from '../../../components/useExporting.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTaskWords } from '../task/channel.ts'
import type { messagesQuestion } from './messagesAddress.ts'
import { messagesFile } from './messagesFile.ts'
import { templateName, useChannelTemplates } from './useChannelTemplates.ts'
import { useMessageChannel } from './useMessageChannel.ts'
import { standingOf, useHappened, useMessageFilterWords } from './useMessageWords.ts'

type Props = { asked: ReturnType<typeof messagesQuestion> & { order: 'newest' | 'oldest' }; count: number }
const atOnce = 2_000

/** The messages that are looked at, all pages of them, as a file. */
export function ExportMessages({ asked, count }: Props) {
  const { t } = useTaskWords()
  const channel = useMessageChannel()
  const toasts = useToasts()
  const { number, dateTime } = useFormats()
  const isConnected = useConnected()
  const countryName = useCountryName()
  const words = useMessageFilterWords()
  const happened = useHappened()
  const accounts = useChannelAccounts(channel)
  const templates = useChannelTemplates()
  const { isBusy, start, question } = useExporting()
  const [fetched, setFetched] = useState(0)
  const mayExport = !withheldOf(useUser()).includes('export_data')

  async function fetchAll(): Promise<TaskMessage[]> {
    const rows: TaskMessage[] = []
    for (let page = 1; ; page++) {
      const { list } = await request(messageCalls[channel].messages, { ...asked, limit: atOnce, page })
      rows.push(...list)
      setFetched(rows.length)
      if (list.length < atOnce) return rows
    }
  }
  async function table() {
    setFetched(0)
    const rows = await fetchAll()
    if (rows.length === 0) throw new AppError('exportNothing')
    return messagesFile(rows, channel, {
      title: t('messages.all.menu'),
      column: (name) => t(`messages.file.${name}`),
      country: countryName,
      status: (line) => words(standingOf(line)),
      happened: (line) => happened(line, dateTime),
      account: (id) => accounts.find((account) => account.id === id)?.name ?? '',
      template: (id) => templateName(templates.get(id ?? '')),
      time: (at) => (at === null ? '' : dateTime(at)),
    })
  }
  const run = (format: TableFormat) =>
    start({
      asked: { rows: count, filter: window.location.pathname + window.location.search, what: `${channel}.messages` },
      format,
      name: t('messages.fileName'),
      table,
      onDone: (rows) => toasts.done(t('messages.exported', { count: rows })),
    })
  return (
    <>
      <ExportMenu
        isOnline={isConnected}
        isOff={isBusy || !mayExport}
        {...(!mayExport && { title: t('messages.exportForbidden') })}
        onFormat={(format) => void run(format)}
      >
        {isBusy
          ? t('messages.exporting', { rows: number(fetched), of: number(Math.max(count, fetched)) })
          : t('messages.export')}
      </ExportMenu>
      {question}
    </>
  )
}
