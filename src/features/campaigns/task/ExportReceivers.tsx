import { useState } from 'react'
import { campaignCalls } from '#domain/campaigns/calls'
import type { CampaignTask } from '#domain/campaigns/task'
import type { Receiver, ReceiverFilter } from '#domain/campaigns/taskCalls'
import { AppError } from '#domain/errors'
import { withheldOf } from '#domain/subAccounts/rights'
import { ExportMenu } from '../../../components/ExportMenu.tsx'
import type { TableFormat } from '../../../components/figures/tableFile.ts'
import { useExporting } from '../../../components/useExporting.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useMailWords } from '../../../lib/mailWords.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useTaskPaths, useTaskWords } from './channel.ts'
import { receiversFile } from './receiversFile.ts'
import { useMailName } from './sequenceWords.ts'

type ReceiverQuestion = { task: string; filter?: ReceiverFilter; search?: string }
const atOnce = 2_000

/** The receivers that are looked at, all pages of them, as a file. */
export function ExportReceivers({
  task,
  asked,
  count,
}: {
  task: CampaignTask
  asked: ReceiverQuestion
  count: number
}) {
  const { t } = useTaskWords()
  const { list } = useTaskPaths()
  const toasts = useToasts()
  const { number, dateTime } = useFormats()
  const nameOf = useMailName(task)
  const words = useMailWords(t)
  const { isBusy, start, question } = useExporting()
  const [fetched, setFetched] = useState(0)
  const mayExport = !withheldOf(useUser()).includes('export_data')

  async function fetchAll(): Promise<Receiver[]> {
    const rows: Receiver[] = []
    for (let page = 1; ; page++) {
      const { list } = await request(campaignCalls.receivers, { ...asked, limit: atOnce, page })
      rows.push(...list)
      setFetched(rows.length)
      if (list.length < atOnce) return rows
    }
  }
  async function table() {
    setFetched(0)
    const rows = await fetchAll()
    if (rows.length === 0) throw new AppError('exportNothing')
    return receiversFile(rows, {
      title: task.name,
      titles: {
        email: t('task.detail.columns.email'),
        mail: t('task.detail.columns.mail'),
        status: t('task.detail.columns.status'),
        what: t('task.detail.columns.what'),
        time: t('task.detail.columns.time'),
      },
      mail: nameOf,
      status: words.status,
      happened: (receiver) => words.happened(receiver, dateTime),
    })
  }
  const run = (format: TableFormat) =>
    start({
      asked: { rows: count, filter: addressOf(list, asked), what: 'email.receivers' },
      format,
      name: t('task.detail.fileName'),
      table,
      onDone: (rows) => toasts.done(t('task.detail.exported', { count: rows })),
    })
  return (
    <>
      <ExportMenu
        isOnline
        isOff={isBusy || !mayExport}
        {...(!mayExport && { title: t('task.detail.exportForbidden') })}
        onFormat={(format) => void run(format)}
      >
        {isBusy
          ? t('task.detail.exporting', { rows: number(fetched), of: number(Math.max(count, fetched)) })
          : t('task.detail.export')}
      </ExportMenu>
      {question}
    </>
  )
}

/** Which of them, as the log shows it. */
const addressOf = (path: string, { task, ...narrowed }: ReceiverQuestion) =>
  `${path}?${new URLSearchParams({ task, ...narrowed })}`
