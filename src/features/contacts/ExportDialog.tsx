import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followUpStatuses } from '#domain/contacts/contact'
import type { ErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import type { ContactQuery, ExportProgress } from '#workers/api'
import { ProgressDialog } from '../../components/ProgressDialog.tsx'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useBusy } from '../../lib/busy.ts'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useFormats } from '../../lib/formats.ts'
import { useToasts } from '../../lib/toasts.ts'
import { withoutFilters } from './contactAddress.ts'
import { ExportColumns, useExportColumns } from './ExportColumns.tsx'
import { type ExportSet, isAmountError, refusedExport } from './exportPlan.ts'
import { useLabels } from './useLabels.tsx'

type Props = {
  query: ContactQuery
  total: number
  /** null while nothing is filtered: all match */
  matching: number | null
  selected: { count: number; ids: () => Promise<string[]> } | null
  idsOfMatching: () => Promise<string[]>
  onClose: () => void
}
type Running = ExportProgress & { stop: () => void }

/** Which contacts, how many, which columns, which kind of file; then a worker writes it. */
export function ExportDialog({ query, total, matching, selected, idsOfMatching, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const { contacts, sheets } = useClient()
  const labels = useLabels()
  const words = useWords()
  const formats = useFormats()
  const toasts = useToasts()
  const styles = useStyles()
  const counts = { all: total, matching: matching ?? total, selected: selected?.count ?? 0 }
  const [set, setSet] = useState<ExportSet>(selected ? 'selected' : matching === null ? 'all' : 'matching')
  const [typed, setTyped] = useState<string | null>(null)
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx')
  const columns = useExportColumns()
  const [refused, setRefused] = useState<ErrorCode | null>(null)
  const [running, setRunning] = useState<Running | null>(null)
  useBusy(running !== null)
  const amount = typed ?? String(Math.min(counts[set], limits.exportRows))
  const chosen = columns.value.filter(({ on }) => on)

  const idsOf = async (set: ExportSet) => {
    if (set === 'selected') return selected?.ids() ?? []
    if (set === 'matching') return idsOfMatching()
    const view = await contacts.open({ ...query, ...withoutFilters }, () => {})
    const ids = await view.ids()
    view.close()
    return ids
  }
  const wordsInCells = () => ({
    ...Object.fromEntries([...labels.tag, ...labels.category, ...labels.source].map(({ id, name }) => [id, name])),
    ...Object.fromEntries(followUpStatuses.map((status) => [status, t(`status.${status}`)])),
  })

  async function start() {
    const code = refusedExport(set, counts[set], amount)
    setRefused(code)
    if (code || chosen.length === 0) return
    const stop = new AbortController()
    // A message about progress may be on its way still when the outcome is there.
    let over = false
    const show = (progress: ExportProgress) => over || setRunning({ ...progress, stop: () => stop.abort() })
    try {
      // Before the ids come: drawing this and taking them in one task would hold the page up.
      show({ rows: 0, of: Number(amount), bytes: 0 })
      const ids = (await idsOf(set)).slice(0, Number(amount))
      const job = {
        format,
        columns: chosen.map(({ field }) => ({ field, title: t(`fields.${field}`) })),
        ids,
        words: wordsInCells(),
        sheetName: t('export.sheetName'),
      }
      const outcome = await sheets.export(job, show, stop.signal)
      if (outcome.kind === 'failed') return setRefused(outcome.code)
      if (outcome.kind === 'cancelled') return
      saveFile(outcome.file, datedName(t('export.fileName'), format))
      toasts.done(t('export.done', { count: outcome.rows }))
      onClose()
    } finally {
      over = true
      setRunning(null)
    }
  }

  if (running)
    return (
      <ProgressDialog
        title={t('export.running')}
        text={t('export.progress', { rows: running.rows, of: running.of, size: formats.megabytes(running.bytes) })}
        value={running.of === 0 ? 0 : running.rows / running.of}
        cancel={t('actions.cancel')}
        onCancel={running.stop}
      />
    )
  const message = refused && words.ofCode(refused, { max: formats.number(limits.exportRows) })
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{t('export.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            {refused && !isAmountError(refused) && (
              <MessageBar intent="error">
                <MessageBarBody>{message}</MessageBarBody>
              </MessageBar>
            )}
            <Field label={t('export.which')}>
              <RadioGroup
                value={set}
                onChange={(_, { value }) => {
                  setSet(value as ExportSet)
                  setTyped(null)
                  setRefused(null)
                }}
              >
                <Radio value="all" label={t('export.all', { count: counts.all })} />
                {matching !== null && (
                  <Radio value="matching" label={t('export.matching', { count: counts.matching })} />
                )}
                <Radio value="selected" label={t('export.selected', { count: counts.selected })} />
              </RadioGroup>
            </Field>
            <Field
              label={t('export.amount')}
              hint={t('export.amountHint', { max: limits.exportRows })}
              {...(refused && isAmountError(refused) && { validationMessage: message })}
            >
              <Input
                className={styles.amount}
                inputMode="numeric"
                value={amount}
                onChange={(_, { value }) => {
                  setTyped(value)
                  setRefused(null)
                }}
              />
            </Field>
            <Field label={t('export.format')}>
              <RadioGroup value={format} onChange={(_, { value }) => setFormat(value as 'xlsx' | 'csv')}>
                <Radio value="xlsx" label={t('export.xlsx')} />
                <Radio value="csv" label={t('export.csv')} />
              </RadioGroup>
            </Field>
            <ExportColumns columns={columns.value} onChange={columns.set} />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('actions.cancel')}</Button>
            <Button appearance="primary" onClick={() => void start()}>
              {t('export.start')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  amount: { maxWidth: '200px' },
})
