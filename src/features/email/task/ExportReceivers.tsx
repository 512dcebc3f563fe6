import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailCalls } from '#domain/email/calls'
import type { Receiver, ReceiverFilter } from '#domain/email/taskCalls'
import { AppError } from '#domain/errors'
import { withheldOf } from '#domain/subAccounts/rights'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { datedName, saveFile } from '../../../components/saveFile.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useMailWords } from '../../../lib/mailWords.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { receiversFile } from './receiversFile.ts'

type Asked = { task: string; filter?: ReceiverFilter; search?: string }
const atOnce = 2_000

/** The receivers that are looked at, all pages of them, as a file. */
export function ExportReceivers({ asked }: { asked: Asked }) {
  const { t } = useTranslation('email')
  const toasts = useToasts()
  const { number } = useFormats()
  const words = useMailWords()
  const [running, setRunning] = useState<{ rows: number; of: number } | null>(null)
  const mayExport = !withheldOf(useUser()).includes('export_data')

  async function fetchAll(): Promise<Receiver[]> {
    const rows: Receiver[] = []
    for (let page = 1; ; page++) {
      const { list, count } = await request(emailCalls.receivers, { ...asked, limit: atOnce, page })
      rows.push(...list)
      setRunning({ rows: rows.length, of: count })
      if (list.length < atOnce) return rows
    }
  }
  async function write() {
    if (!mayExport) throw new AppError('exportNotAllowed')
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
    saveFile(file, datedName(t('task.detail.fileName'), 'csv'))
    toasts.done(t('task.detail.exported', { count: rows.length }))
  }
  async function start() {
    setRunning({ rows: 0, of: 0 })
    try {
      await write()
    } catch (error) {
      toasts.failed(error)
    } finally {
      setRunning(null)
    }
  }
  return (
    <OnlineButton
      icon={<ArrowDownloadRegular />}
      {...((running || !mayExport) && { disabledFocusable: true })}
      {...(!mayExport && { title: t('task.detail.exportForbidden') })}
      onClick={() => void start()}
    >
      {running
        ? t('task.detail.exporting', { rows: number(running.rows), of: number(running.of) })
        : t('task.detail.export')}
    </OnlineButton>
  )
}
