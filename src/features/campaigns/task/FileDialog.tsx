import { Button, Field, makeStyles, ProgressBar, Select, Spinner, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { takenRows } from '#domain/exchange/importTask'
import { limits } from '#domain/limits'
import { FileInput } from '../../../components/FileInput.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'
import { type FileResult, useFileAudience } from './useFileAudience.ts'

type Props = {
  /** who is named already */
  before: readonly string[]
  onChosen: (chosen: string[]) => void
  onClose: () => void
}

const max = limits.emailImportRows

/** A list becomes named contacts: whom the device knows by their address, and new ones. */
export function FileDialog({ before, onChosen, onClose }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const words = useWords()
  const { number } = useFormats()
  const { state, look, choose, take, stop } = useFileAudience({ before, onChosen })
  const close = () => {
    stop()
    onClose()
  }
  return (
    <WindowFrame title={t('task.file.title')} isShort onClose={close}>
      <div className={styles.root}>
        {state.kind === 'reading' && <Spinner label={t('task.file.reading', { name: state.name })} />}
        {state.kind === 'failed' && (
          <p className={styles.problem} role="alert">
            {words.ofCode(state.code, state.values)}
          </p>
        )}
        {(state.kind === 'none' || state.kind === 'failed') && (
          <>
            <p className={styles.text}>{t('task.file.hint', { rows: number(max) })}</p>
            <FileButton onFile={(file) => void look(file)} />
          </>
        )}
        {state.kind === 'seen' && (
          <>
            <Field
              label={t('task.file.column')}
              {...(state.column === null && { validationMessage: t('task.file.noColumn') })}
            >
              <Select
                value={state.column === null ? '' : String(state.column)}
                onChange={(_, { value }) => choose(value === '' ? null : Number(value))}
              >
                <option value="">{t('task.file.columnNone')}</option>
                {state.sheets.columns.map(({ index, header, samples }) => (
                  <option key={index} value={index}>
                    {[header, samples[0]].filter(Boolean).join(' · ') || index + 1}
                  </option>
                ))}
              </Select>
            </Field>
            {state.sheets.rows !== null && <Rows rows={state.sheets.rows} />}
            <Button appearance="primary" disabledFocusable={state.column === null} onClick={() => void take()}>
              {t('task.file.add')}
            </Button>
          </>
        )}
        {state.kind === 'working' && (
          <>
            <ProgressBar
              aria-label={t('task.file.title')}
              {...(state.progress.of ? { value: state.progress.rows / state.progress.of } : {})}
            />
            <p className={styles.text} role="status">
              {t(`task.file.stage.${state.progress.stage}`, {
                rows: number(state.progress.rows),
                of: number(state.progress.of ?? 0),
              })}
            </p>
            <Button onClick={stop}>{t('task.file.cancel')}</Button>
          </>
        )}
        {state.kind === 'done' && (
          <>
            <Result result={state.result} />
            <Button appearance="primary" onClick={close}>
              {t('task.file.close')}
            </Button>
          </>
        )}
      </div>
    </WindowFrame>
  )
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTaskWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button appearance="primary" onClick={() => input.current?.click()}>
        {t('task.file.choose')}
      </Button>
      <FileInput
        input={input}
        aria-label={t('task.file.choose')}
        accept=".xlsx,.xls,.csv,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  )
}

function Rows({ rows }: { rows: number }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const { dropped } = takenRows('emailTask', rows)
  return (
    <p className={styles.text}>
      {t('task.file.rows', { count: rows })}
      {dropped > 0 && ` · ${t('task.file.dropped', { count: dropped, max: number(max) })}`}
    </p>
  )
}

function Result({ result }: { result: FileResult }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { number } = useFormats()
  const rest = (['without', 'unknown', 'over', 'cut'] as const).filter((part) => result[part] > 0)
  return (
    <section role="status" aria-label={t('task.file.result.title')}>
      <strong>{t('task.file.result.added', { count: result.added })}</strong>
      <ul className={styles.list}>
        {result.known > 0 && <li>{t('task.file.result.known', { count: result.known })}</li>}
        {result.made > 0 && <li>{t('task.file.result.made', { count: result.made })}</li>}
        {rest.map((part) => (
          <li key={part}>{t(`task.file.result.${part}`, { count: result[part], max: number(max) })}</li>
        ))}
      </ul>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, justifyItems: 'start', minWidth: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  problem: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  list: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingInlineStart: tokens.spacingHorizontalL },
})
