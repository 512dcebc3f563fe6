import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { type SmsLine, smsCalls } from '#domain/sms/smsCalls'
import { withheldOf } from '#domain/subAccounts/rights'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { useRoutes } from '../../../components/sms/useRoutes.ts'
import { useExporting } from '../../../components/useExporting.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import type { messagesQuestion } from './messagesAddress.ts'
import { messagesFile } from './messagesFile.ts'
import { standingOf, useHappened, useSmsFilterWords } from './useSmsWords.ts'

type Props = { asked: ReturnType<typeof messagesQuestion> & { order: 'newest' | 'oldest' }; count: number }
const atOnce = 2_000

/** The messages that are looked at, all pages of them, as a file. */
export function ExportMessages({ asked, count }: Props) {
  const { t } = useTranslation('sms')
  const toasts = useToasts()
  const { number, dateTime } = useFormats()
  const isConnected = useConnected()
  const countryName = useCountryName()
  const words = useSmsFilterWords()
  const happened = useHappened()
  const routes = useRoutes() ?? []
  const { isBusy, start, question } = useExporting()
  const [fetched, setFetched] = useState(0)
  const mayExport = !withheldOf(useUser()).includes('export_data')

  async function fetchAll(): Promise<SmsLine[]> {
    const rows: SmsLine[] = []
    for (let page = 1; ; page++) {
      const { list } = await request(smsCalls.messages, { ...asked, limit: atOnce, page })
      rows.push(...list)
      setFetched(rows.length)
      if (list.length < atOnce) return rows
    }
  }
  async function table() {
    setFetched(0)
    const rows = await fetchAll()
    if (rows.length === 0) throw new AppError('exportNothing')
    return messagesFile(rows, {
      title: t('sent.all.menu'),
      columns: t('sent.file', { returnObjects: true }),
      country: countryName,
      status: (line) => words(standingOf(line)),
      happened: (line) => happened(line, dateTime),
      route: (id) => routes.find((route) => route.id === id)?.name ?? '',
      time: (at) => (at === null ? '' : dateTime(at)),
    })
  }
  const run = (format: TableFormat) =>
    start({
      asked: { rows: count, filter: window.location.pathname + window.location.search, what: 'sms.messages' },
      format,
      name: t('sent.fileName'),
      table,
      onDone: (rows) => toasts.done(t('sent.exported', { count: rows })),
    })
  return (
    <>
      <ExportMenu
        isOnline={isConnected}
        isOff={isBusy || !mayExport}
        {...(!mayExport && { title: t('sent.exportForbidden') })}
        onFormat={(format) => void run(format)}
      >
        {isBusy
          ? t('sent.exporting', { rows: number(fetched), of: number(Math.max(count, fetched)) })
          : t('sent.export')}
      </ExportMenu>
      {question}
    </>
  )
}
