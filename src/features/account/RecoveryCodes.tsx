import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { ArrowDownloadRegular, CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useUser } from '../../lib/session.ts'
import { useToasts } from '../../lib/toasts.ts'

/** Shown once. Only the button closes it, so that no stray click loses them. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const toasts = useToasts()
  const { username } = useUser()
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
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('recovery.title')}</DialogTitle>
          <DialogContent className={styles.content}>
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
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button appearance="primary" onClick={onClose}>
              {t('recovery.kept')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
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
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
