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
import { Dialog } from '../../../components/Dialog.tsx'

const keys = [
  ['move', '↑ ↓'],
  ['open', 'Enter'],
  ['select', 'Space'],
  ['selectAll', 'Ctrl A'],
  ['close', 'E'],
  ['unread', 'U'],
  ['pin', 'P'],
  ['search', '/'],
  ['find', 'Ctrl F'],
  ['help', '?'],
] as const

/** What can be done in the inbox by keyboard. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface style={{ maxWidth: '420px' }}>
        <DialogBody>
          <DialogTitle>{t('keys.title')}</DialogTitle>
          <DialogContent>
            <dl className={styles.list}>
              {keys.map(([name, key]) => (
                <div key={name} className={styles.line}>
                  <dt>{t(`keys.${name}`)}</dt>
                  <dd className={styles.key}>
                    <kbd>{key}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {t('keys.done')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0 },
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  key: { margin: 0 },
})
