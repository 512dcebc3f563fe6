import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError, isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { operationLogCalls } from '#domain/operationLog/calls'
import type { LogCursor, LogEntry } from '#domain/operationLog/log'
import type { InputOf, OutputOf } from '#domain/shared/call'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'
import { useWho } from '../../lib/people.ts'
import { useToasts } from '../../lib/toasts.ts'
import type { FileWords, LogFormat } from './logFile.ts'
import { useTeller } from './useTold.ts'

export type LogQuestion = Omit<InputOf<typeof operationLogCalls.query>, 'limit' | 'before'>

const atOnce = 500

/** `written`: how many rows are in the file so far; null while none is written. */
export function useLogExport() {
  const { t } = useTranslation('operationLog')
  const toasts = useToasts()
  const tell = useTeller()
  const words = useFileWords()
  const [written, setWritten] = useState<number | null>(null)

  async function write(format: LogFormat, question: LogQuestion) {
    const { logFile } = await import('./logFile.ts')
    const file = await logFile(format, words, new Date())
    let count = 0
    let next: LogCursor | null = null
    try {
      do {
        const limit = Math.min(atOnce, limits.exportRows - count)
        const page: OutputOf<typeof operationLogCalls.query> = await request(operationLogCalls.query, {
          ...question,
          limit,
          ...(next && { before: next }),
        })
        for (const entry of page.list) file.row(entry, await tell(entry, page.names))
        await file.drained()
        count += page.list.length
        next = page.next
        setWritten(count)
      } while (next && count < limits.exportRows)
      if (count === 0) throw new AppError('exportNothing')
      saveFile(await file.finish(), datedName(t('export.file'), format))
    } catch (error) {
      file.cancel()
      throw error
    }
    if (next) toasts.info(t('export.cut', { count }))
    else toasts.done(t('export.done', { count }))
  }

  async function start(format: LogFormat, question: LogQuestion) {
    setWritten(0)
    try {
      await write(format, question)
    } catch (error) {
      toasts.failed(error)
    } finally {
      setWritten(null)
    }
  }
  return { written, start }
}

function useFileWords(): FileWords {
  const { t } = useTranslation('operationLog')
  const { ofCode } = useWords()
  const who = useWho()
  return {
    title: t('menu'),
    columns: {
      at: t('columns.at'),
      who: t('columns.who'),
      what: t('columns.what'),
      detail: t('columns.detail'),
      answer: t('columns.answer'),
      device: t('panel.device'),
      address: t('panel.address'),
    },
    who,
    answer: ({ status, code }: LogEntry) =>
      [status && t(`status.${status}`), code && ofCode(isErrorCode(code) ? code : 'mutationFailed')]
        .filter(Boolean)
        .join(': '),
  }
}
