import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../lib/toasts.ts'
import { datedName, saveFile } from './saveFile.ts'

/** Shown once: to be copied, or saved as a file. */
export function RecoveryList({ codes, username }: { codes: readonly string[]; username: string }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toasts.done(t('recovery.copied'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  const save = () => {
    const text = [t('recovery.file', { name: username }), '', ...codes, ''].join('\n')
    saveFile(new Blob([text], { type: 'text/plain' }), datedName('fairlead-recovery-codes', 'txt'))
  }
  return (
    <>
      <p className={styles.intro}>{t('recovery.body')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button icon={<CopyRegular />} onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button icon={<ArrowDownloadRegular />} onClick={save}>
          {t('recovery.save')}
        </Button>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  codes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
    padding: tokens.spacingHorizontalM,
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
  },
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
