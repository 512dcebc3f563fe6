import {
  Button,
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
import { customIdOf, isCustomKey } from '#domain/contacts/customKeys'
import { AppError } from '#domain/errors'
import type { ExportKind } from '#domain/exchange/exportTask'
import { limits } from '#domain/limits'
import type { ContactQuery } from '#workers/search/api'
import type { ExportJob } from '#workers/sheets/api'
import { Dialog } from '../../../components/Dialog.tsx'
import { ExportCodeField } from '../../../components/ExportCodeField.tsx'
import { ProgressDialog } from '../../../components/ProgressDialog.tsx'
import { useExportCode } from '../../../components/useExportCode.ts'
import { useClient, useSyncState } from '../../../lib/client.ts'
import { useCustomFields } from '../../../lib/customFields.ts'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { refreshProfile } from '../../../lib/profile.ts'
import { withoutFilters } from '../list/contactAddress.ts'
import { useRemembered } from '../list/useRemembered.ts'
import { ExportColumns } from './ExportColumns.tsx'
import {
  type ExportSet,
  filterOf,
  isAmountError,
  readColumns,
  readKind,
  refusedExport,
  withCustomColumns,
} from './exportPlan.ts'
import { useExportRun } from './useExportRun.ts'
import { useExportWords } from './useExportWords.ts'
import { useRights } from './useRights.tsx'

type Props = {
  query: ContactQuery
  total: number
  /** null while nothing is filtered: all match */
  matching: number | null
  selected: { count: number; ids: () => Promise<string[]> } | null
  idsOfMatching: () => Promise<string[]>
  onClose: () => void
}

/** Which contacts, how many, which columns, which kind of file; then a worker writes it. */
export function ExportDialog({ query, total, matching, selected, idsOfMatching, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const { contacts } = useClient()
  const words = useWords()
  const formats = useFormats()
  const styles = useStyles()
  const counts = { all: total, matching: matching ?? total, selected: selected?.count ?? 0 }
  const [set, setSet] = useState<ExportSet>(selected ? 'selected' : matching === null ? 'all' : 'matching')
  const [typed, setTyped] = useState<string | null>(null)
  const [format, setFormat] = useRemembered('fairlead.exportKind', readKind)
  const [remembered, setColumns] = useRemembered('fairlead.exportColumns', readColumns)
  const custom = useCustomFields()
  const columns = withCustomColumns(remembered, custom)
  const wordsInCells = useExportWords()
  const [refused, setRefused] = useState<AppError | null>(null)
  const code = useExportCode()
  const { ask } = useRights()
  const { running, run } = useExportRun(onClose)
  const amount = typed ?? String(Math.min(counts[set], limits.exportRows))
  const chosen = columns.filter(({ on }) => on)

  const idsOf = async (set: ExportSet) => {
    if (set === 'selected') return selected?.ids() ?? []
    if (set === 'matching') return idsOfMatching()
    const view = await contacts.open({ ...query, ...withoutFilters }, () => {})
    const ids = await view.ids()
    view.close()
    return ids
  }
  const jobOf = async (): Promise<ExportJob> => ({
    format,
    columns: chosen.flatMap(({ field }) => {
      if (!isCustomKey(field)) return { field, title: t(`fields.${field}`) }
      const found = custom.find(({ id }) => id === customIdOf(field))
      return found ? { field, title: found.name, custom: found.type } : []
    }),
    ids: (await idsOf(set)).slice(0, Number(amount)),
    words: wordsInCells(),
    sheetName: t('export.sheetName'),
  })
  async function start() {
    const wrong = refusedExport(set, counts[set], amount)
    setRefused(wrong && new AppError(wrong))
    if (wrong || chosen.length === 0 || !(await redeemed())) return
    const asked = { rows: Number(amount), filter: filterOf(set, query), what: `contacts.${format}` }
    const refusal = await run(asked, jobOf)
    setRefused(refusal)
    if (refusal?.code === 'exportCodeNeeded') await code.lookAgain()
    if (refusal?.code === 'exportNotAllowed') await askInstead()
  }
  /** It was withdrawn meanwhile. Without a network what is known here has to do. */
  async function askInstead() {
    await refreshProfile().catch(() => undefined)
    onClose()
    ask('export_data')
  }
  async function redeemed() {
    try {
      return await code.redeem()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      setRefused(error)
      return false
    }
  }

  if (running)
    return (
      <ProgressDialog
        title={t('export.running')}
        text={t('export.progress', { rows: running.rows, of: running.of, size: formats.fileSize(running.bytes) })}
        value={running.of === 0 ? 0 : running.rows / running.of}
        cancel={t('actions.cancel')}
        onCancel={running.stop}
      />
    )
  const message =
    refused &&
    words.ofCode(refused.code, {
      // The operator may have set a lower number, which the server tells.
      max: formats.number(Number(refused.values.max ?? limits.exportRows)),
      minutes: limits.exportVerificationMinutes,
    })
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{t('export.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            {refused && !isAmountError(refused.code) && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{message}</MessageBarBody>
              </MessageBar>
            )}
            <WhatIsHere />
            <ExportCodeField code={code} />
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
              {...(refused && isAmountError(refused.code) && { validationMessage: message })}
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
              <RadioGroup value={format} onChange={(_, { value }) => setFormat(value as ExportKind)}>
                <Radio value="xlsx" label={t('export.xlsx')} />
                <Radio value="csv" label={t('export.csv')} />
                <Radio value="vcf" label={t('export.vcf')} />
              </RadioGroup>
            </Field>
            <ExportColumns columns={columns} onChange={setColumns} />
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

/** The file has what is on this device; where that may not be all, it is said before. */
function WhatIsHere() {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const { connection, firstSync, lastContact } = useSyncState()
  const asOf = connection !== 'online' && lastContact !== null && formats.moment(lastContact)
  if (!firstSync && !asOf) return null
  return (
    <MessageBar intent={firstSync ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody>
        {firstSync ? t('exchange.exports.arriving') : t('exchange.exports.asOf', { at: asOf })}
      </MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px', '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    '& > *': { flexShrink: 0 },
  },
  amount: { maxWidth: '200px' },
})
