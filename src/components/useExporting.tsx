import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { limits } from '#domain/limits'
import { useBusy } from '../lib/busy.ts'
import { type AskedExport, beginExport } from '../lib/exportPermit.ts'
import { useToasts } from '../lib/toasts.ts'
import { ExportCodeField } from './ExportCodeField.tsx'
import { FormDialog } from './FormDialog.tsx'
import { type FileTable, type TableFormat, tableFile } from './figures/tableFile.ts'
import { datedName, saveFile } from './saveFile.ts'
import { sendForm } from './sendForm.ts'
import { useExportCode } from './useExportCode.ts'

type Export = {
  asked: AskedExport
  format: TableFormat
  /** of the file, without its day and ending */
  name: string
  table: () => Promise<FileTable> | FileTable
  onDone?: (rows: number) => void
}

/**
 * Writes a list as a file once the server has allowed it, asks again before it is handed over, and leaves it in the log.
 * `question` has to be drawn: it asks for the code where one is needed.
 */
export function useExporting(): { isBusy: boolean; start: (wanted: Export) => Promise<void>; question: ReactNode } {
  const toasts = useToasts()
  const code = useExportCode()
  const [wanted, setWanted] = useState<Export | null>(null)
  const [isBusy, setBusy] = useState(false)
  useBusy(isBusy)

  async function run(now: Export) {
    setBusy(true)
    try {
      const rows = await written(now)
      now.onDone?.(rows)
    } catch (error) {
      if (error instanceof AppError && error.code === 'exportCodeNeeded') {
        await code.lookAgain()
        setWanted(now)
      } else toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  async function start(now: Export) {
    if (code.isNeeded && !code.pass) setWanted(now)
    else await run(now)
  }
  async function redeem(now: Export) {
    try {
      if (!(await code.redeem())) return
      setWanted(null)
      await run(now)
    } catch (error) {
      toasts.failed(error)
    }
  }
  return {
    isBusy,
    start,
    question: wanted && <Question code={code} onClose={() => setWanted(null)} onCode={() => redeem(wanted)} />,
  }
}

type QuestionProps = { code: ReturnType<typeof useExportCode>; onClose: () => void; onCode: () => Promise<void> }
function Question({ code, onClose, onCode }: QuestionProps) {
  const { t } = useTranslation('app')
  return (
    <FormDialog
      title={t('exportCode.title')}
      submit={t('exportCode.submit')}
      isBusy={false}
      onClose={onClose}
      onSubmit={(event) => sendForm(event, onCode)}
    >
      <ExportCodeField code={code} />
    </FormDialog>
  )
}

async function written({ asked, format, name, table }: Export): Promise<number> {
  if (asked.rows > limits.exportRows) throw new AppError('exportTooMany', { values: { max: limits.exportRows } })
  const permit = await beginExport(asked)
  try {
    const sheet = await table()
    const rows = sheet.rows.length
    const now = new Date()
    const file = await tableFile(format, sheet, now)
    await permit.mayWrite(rows)
    saveFile(file, datedName(name, format, now))
    void permit.ended('written', rows)
    return rows
  } catch (error) {
    void permit.ended('stopped', 0)
    throw error
  }
}
