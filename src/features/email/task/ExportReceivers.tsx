import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailCalls } from '#domain/email/calls'
import type { Receiver, ReceiverFilter } from '#domain/email/taskCalls'
import { AppError } from '#domain/errors'
import { withheldOf } from '#domain/subAccounts/rights'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { datedName } from '../../../components/saveFile.ts'
import { useExporting } from '../../../components/useExporting.tsx'
import { emailTaskPath } from '../../../lib/emailHandOver.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useMailWords } from '../../../lib/mailWords.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { receiversFile } from './receiversFile.ts'

type Asked = { task: string; filter?: ReceiverFilter; search?: string }
const atOnce = 2_000

/** The receivers that are looked at, all pages of them, as a file. */
export function ExportReceivers({ asked, count }: { asked: Asked; count: number }) {
  const { t } = useTranslation('email')
  const toasts = useToasts()
  const { number } = useFormats()
  const words = useMailWords()
  const { isBusy, start, question } = useExporting()
  const [fetched, setFetched] = useState(0)
  const mayExport = !withheldOf(useUser()).includes('export_data')

  async function fetchAll(): Promise<Receiver[]> {
    const rows: Receiver[] = []
    for (let page = 1; ; page++) {
      const { list } = await request(emailCalls.receivers, { ...asked, limit: atOnce, page })
      rows.push(...list)
      setFetched(rows.length)
      if (list.length < atOnce) return rows
    }
  }
  async function make() {
    setFetched(0)
    const rows = await fetchAll()
    if (rows.length === 0) throw new AppError('exportNothing')
    const file = await receiversFile(rows, {
      titles: [
        t('task.detail.columns.email'),
        t('task.detail.columns.status'),
        t('task.detail.columns.what'),
        t('task.detail.columns.time'),
      ],
      ...words,
    })
    return { file, name: datedName(t('task.detail.fileName'), 'csv'), rows: rows.length }
  }
  const run = () =>
    start({
      asked: { rows: count, filter: addressOf(asked), what: 'email.receivers' },
      make,
      onDone: (rows) => toasts.done(t('task.detail.exported', { count: rows })),
    })
  return (
    <>
      <OnlineButton
        icon={<ArrowDownloadRegular />}
        {...((isBusy || !mayExport) && { disabledFocusable: true })}
        {...(!mayExport && { title: t('task.detail.exportForbidden') })}
        onClick={() => void run()}
      >
        {isBusy
          ? t('task.detail.exporting', { rows: number(fetched), of: number(Math.max(count, fetched)) })
          : t('task.detail.export')}
      </OnlineButton>
      {question}
    </>
  )
}

/** Which of them, as the log shows it. */
const addressOf = ({ task, ...narrowed }: Asked) => `${emailTaskPath}?${new URLSearchParams({ task, ...narrowed })}`
