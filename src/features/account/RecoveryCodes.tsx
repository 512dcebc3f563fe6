import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/Dialog.tsx'
import { RecoveryList } from '../../components/RecoveryList.tsx'
import { useUser } from '../../lib/session.ts'

/** Shown once. Only the button closes it, so that no stray click loses them. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { username } = useUser()
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{t('recovery.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <RecoveryList codes={codes} username={username} />
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
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
