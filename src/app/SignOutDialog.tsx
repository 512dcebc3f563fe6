import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useUser } from '../lib/session.ts'
import { ask, signOut, useAsking } from './signOut.ts'

/** What would stay behind, and the two ways on. */
export function SignOutDialog() {
  const { t } = useTranslation('app')
  const user = useUser()
  const count = useAsking()
  return (
    <Dialog modalType="alert" open={count !== null} onOpenChange={(_, data) => !data.open && ask(null)}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('signOut.title', { count: count ?? 0 })}</DialogTitle>
          <DialogContent>{t('signOut.body', { name: user.nickname || user.username })}</DialogContent>
          <DialogActions fluid>
            <Button appearance="primary" onClick={() => ask(null)}>
              {t('signOut.stay')}
            </Button>
            <Button onClick={() => void signOut()}>{t('signOut.leave')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
