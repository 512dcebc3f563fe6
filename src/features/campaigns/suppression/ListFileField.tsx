import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FileInput } from '../../../components/FileInput.tsx'
import type { useListFile } from './useListFile.ts'

/** A list from another program, beside what is typed. */
export function ListFileField({ file, isReading, read, drop }: ReturnType<typeof useListFile>) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const input = useRef<HTMLInputElement>(null)
  const said = file && !file.problem ? t('suppression.dialog.fileRead', { count: file.values.length }) : ''
  return (
    <Field
      hint={t('suppression.dialog.fileHint')}
      {...(file?.problem && { validationMessage: file.problem, validationState: 'error' as const })}
    >
      <div className={styles.row}>
        <Button icon={<ArrowUploadRegular />} disabled={isReading} onClick={() => input.current?.click()}>
          {t(isReading ? 'suppression.dialog.fileReading' : 'suppression.dialog.file')}
        </Button>
        {file && (
          <>
            <span className={styles.name} role="status">
              {[file.name, said].filter(Boolean).join(' · ')}
            </span>
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={t('suppression.dialog.fileDrop', { name: file.name })}
              onClick={drop}
            />
          </>
        )}
        <FileInput
          input={input}
          aria-label={t('suppression.dialog.file')}
          accept=".xlsx,.xls,.csv,text/csv,application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFiles={([chosen]) => chosen && void read(chosen)}
        />
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  name: { overflowWrap: 'anywhere', minWidth: 0 },
})
