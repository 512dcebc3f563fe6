import {
  Button,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace } from '#domain/contacts/customField'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import type { Failure, ImportOutcome, ImportProgress, InspectOptions } from '#workers/sheets/api'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { keptOrigin } from '../../../components/ListOriginFields.tsx'
import { StepBar } from '../../../components/StepBar.tsx'
import { useBusy } from '../../../lib/busy.ts'
import { useClient } from '../../../lib/client.ts'
import { defaultCountry, keepDefaultCountry } from '../../../lib/defaultCountry.ts'
import { useWords } from '../../../lib/errors.ts'
import { readOnce } from '../../../lib/reader.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import {
  type ImportChoices,
  type Mapping,
  planOf,
  rememberedMapping,
  type Sheets,
  suggestedMapping,
} from './importPlan.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { ResultStep } from './ResultStep.tsx'

type Props = { file: File | null; onClose: () => void }
type Step =
  | { kind: 'file' }
  | { kind: 'reading' }
  | { kind: 'columns' }
  | { kind: 'running'; progress: ImportProgress; stop: () => void }
  | { kind: 'result'; outcome: Exclude<ImportOutcome, Failure> }

/** A workbook becomes contacts in four steps. Whatever fails says why and keeps what was chosen. */
export function ImportDialog({ file: given, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const { sheets: reader } = useClient()
  const words = useWords()
  const styles = useStyles()
  const [step, setStep] = useState<Step>({ kind: given ? 'reading' : 'file' })
  const [file, setFile] = useState(given)
  const [sheets, setSheets] = useState<Sheets | null>(null)
  const [mapping, setMapping] = useState<Mapping>({})
  /** the file that the columns are mapped like */
  const [like, setLike] = useState<string | null>(null)
  const [choices, setChoices] = useState<ImportChoices>(firstChoices)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [asking, setAsking] = useState(false)
  const running = step.kind === 'running'
  useBusy(running)

  /** Only the newest reading counts: another sheet may be chosen before the first was read. */
  const reading = useRef(0)
  async function inspect(next: File, options?: InspectOptions) {
    setFailure(null)
    setFile(next)
    setStep({ kind: 'reading' })
    await read(next, options)
  }
  async function read(next: File, options?: InspectOptions) {
    const mine = ++reading.current
    const found = await reader.inspect(next, options)
    const fields = (await readOnce(customFields)) ?? []
    const known = found.kind === 'sheets' ? rememberedMapping(found, (await readOnce(importTasks)) ?? [], fields) : null
    if (mine !== reading.current) return
    if (found.kind === 'failed') {
      setFailure(found)
      // Another sheet of the same file failed: the columns of the one before are still there.
      return setStep({ kind: options && sheets ? 'columns' : 'file' })
    }
    // Many columns with a picker each: drawn in slices, so that the page goes on answering.
    startTransition(() => {
      setSheets(found)
      setMapping(known?.mapping ?? suggestedMapping(found, fields))
      setLike(known?.name ?? null)
      setStep({ kind: 'columns' })
    })
  }
  useEffect(() => {
    if (given) void read(given)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- a file that was dropped is read once
  }, [given])

  async function start(file: File, sheets: Sheets) {
    setFailure(null)
    keepDefaultCountry(choices.defaultCountry)
    const stop = new AbortController()
    // A message about progress may be on its way still when the outcome is there.
    let over = false
    const show = (progress: ImportProgress) => over || setStep({ kind: 'running', progress, stop: () => stop.abort() })
    show({ stage: 'reading', rows: 0, of: null })
    const outcome = await reader.import(
      file,
      planOf(
        sheets,
        mapping,
        { ...choices, origin: keptOrigin(choices.origin, file.name) },
        (await readOnce(customFields)) ?? [],
      ),
      show,
      stop.signal,
    )
    over = true
    setAsking(false)
    if (outcome.kind !== 'failed') return startTransition(() => setStep({ kind: 'result', outcome }))
    setFailure(outcome)
    setStep({ kind: 'columns' })
  }
  const close = () => (running ? setAsking(true) : onClose())

  return (
    <Dialog open modalType={running ? 'alert' : 'modal'} onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('actions.close')} onClick={close} />
            }
          >
            {t('import.title')}
          </DialogTitle>
          <DialogContent className={styles.content}>
            <StepBar steps={steps.map((name) => t(`import.step.${name}`))} at={steps.indexOf(stepOf[step.kind])} />
            {failure && (
              <MessageBar intent="error" layout="multiline" className={styles.failure}>
                <MessageBarBody>
                  {words.ofCode(failure.code, failure.values)}
                  {failure.values?.saved !== undefined && (
                    <> {t('import.savedBefore', { count: Number(failure.values.saved) })}</>
                  )}
                  {failure.cause && <div className={styles.cause}>{t('import.cause', { cause: failure.cause })}</div>}
                </MessageBarBody>
              </MessageBar>
            )}
            {step.kind === 'columns' && like !== null && (
              <MessageBar layout="multiline" className={styles.failure}>
                <MessageBarBody>{t('exchange.imports.asBefore', { name: like })}</MessageBarBody>
              </MessageBar>
            )}
            {(step.kind === 'file' || step.kind === 'reading') && (
              <FileStep
                reading={step.kind === 'reading' ? (file?.name ?? '') : null}
                onFile={(next) => void inspect(next)}
              />
            )}
            {step.kind === 'columns' && file && sheets && (
              <ColumnsStep
                file={file}
                sheets={sheets}
                mapping={mapping}
                choices={choices}
                onMapping={setMapping}
                onChoices={setChoices}
                onInspect={(options) => void inspect(file, options)}
                onAnother={() => setStep({ kind: 'file' })}
                onStart={() => void start(file, sheets)}
              />
            )}
            {step.kind === 'running' && <ProgressStep progress={step.progress} onStop={() => setAsking(true)} />}
            {step.kind === 'result' && <ResultStep outcome={step.outcome} onClose={onClose} />}
          </DialogContent>
        </DialogBody>
        {asking && step.kind === 'running' && (
          <ConfirmDialog
            title={t('import.stopTitle')}
            text={t('import.stopText')}
            confirm={t('import.stop')}
            cancel={t('import.goOn')}
            onConfirm={step.stop}
            onClose={() => setAsking(false)}
          />
        )}
      </DialogSurface>
    </Dialog>
  )
}

const customFields = async (db: UserDatabase) => inPlace(await rowsWhere(db, 'custom_field', () => true))
const importTasks = (db: UserDatabase) => rowsWhere(db, 'import_task', () => true)

const steps = ['file', 'columns', 'progress', 'result'] as const
const stepOf = { file: 'file', reading: 'file', columns: 'columns', running: 'progress', result: 'result' } as const

const firstChoices = (): ImportChoices => ({
  defaultCountry: defaultCountry(),
  bareNumbers: null,
  duplicates: 'skip',
  tag: [],
  source: null,
  category: null,
  keepOtherColumnsInRemark: true,
  hiddenRows: false,
  origin: null,
})

const useStyles = makeStyles({
  surface: {
    maxWidth: '760px',
    '@media (pointer: coarse)': {
      '& button, & select': { minHeight: '44px' },
      '& summary': { paddingBlock: tokens.spacingVerticalM },
    },
    '@media (max-width: 640px)': { maxWidth: '100vw', minHeight: '100dvh', borderRadius: 0 },
  },
  body: {
    height: 'min(720px, calc(100dvh - 96px))',
    '@media (max-width: 640px)': { height: 'calc(100dvh - 48px)', maxHeight: 'none' },
  },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: 0 },
  failure: { flexShrink: 0 },
  cause: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
})
