import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components'
import { DocumentTableRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { FileInput } from '../../../components/FileInput.tsx'
import { useDrop } from '../../../lib/useDrop.ts'

type Props = { reading: string | null; onFile: (file: File) => void }

export function FileStep({ reading, onFile }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const drop = useDrop(([file]) => file && onFile(file))
  if (reading !== null)
    return (
      <div className={styles.root} role="status">
        <Spinner label={t('import.reading')} labelPosition="below" />
        <p className={styles.hint}>{reading}</p>
      </div>
    )
  return (
    <div className={mergeClasses(styles.root, drop.over && styles.over)} {...drop.handlers}>
      <DocumentTableRegular className={styles.icon} aria-hidden />
      <Button appearance="primary" size="large" onClick={() => input.current?.click()}>
        {t('import.choose')}
      </Button>
      <p className={styles.hint}>{t('import.chooseHint', { rows: limits.importRows })}</p>
      <FileInput
        input={input}
        aria-label={t('import.choose')}
        accept={accepted}
        onFiles={([file]) => file && onFile(file)}
      />
    </div>
  )
}

const accepted =
  '.xlsx,.xls,.csv,.tsv,.txt,.vcf,text/csv,text/tab-separated-values,text/vcard,text/x-vcard,' +
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    minHeight: '240px',
    padding: tokens.spacingHorizontalXL,
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    textAlign: 'center',
  },
  over: { border: `1px dashed ${tokens.colorBrandStroke1}`, backgroundColor: tokens.colorBrandBackground2 },
  icon: { fontSize: '48px', color: tokens.colorBrandForeground1 },
  hint: {
    margin: 0,
    maxWidth: '480px',
    textWrap: 'balance',
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
})
