import {
  Button,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/Dialog.tsx'
import { useSaveChanges } from '../features/sync/useSaveChanges.ts'
import { useClient } from '../lib/client.ts'
import { useUser } from '../lib/session.ts'
import { ask, signOutHere, useAsking } from '../lib/signOut.ts'
import { useToasts } from '../lib/toasts.ts'

/** What would stay behind, and the ways on. Discarding asks once more, for there is no way back from it. */
export function SignOutDialog() {
  const styles = useStyles()
  const count = useAsking() ?? 0
  const [isDiscarding, setDiscarding] = useState(false)
  return (
    <Dialog modalType="alert" open onOpenChange={(_, data) => !data.open && ask(null)}>
      <DialogSurface className={styles.surface}>
        {isDiscarding ? (
          <Discard count={count} onBack={() => setDiscarding(false)} />
        ) : (
          <Ways count={count} onDiscard={() => setDiscarding(true)} />
        )}
      </DialogSurface>
    </Dialog>
  )
}

function Ways({ count, onDiscard }: { count: number; onDiscard: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const user = useUser()
  const save = useSaveChanges()
  const saveAndLeave = async () => {
    if ((await save()) !== null) await signOutHere()
  }
  return (
    <DialogBody>
      <DialogTitle>{t('signOut.title', { count })}</DialogTitle>
      <DialogContent className={styles.content}>
        {t('signOut.body', { name: user.nickname || user.username })}
        <div className={styles.ways}>
          <Button appearance="primary" autoFocus onClick={() => ask(null)}>
            {t('signOut.stay')}
          </Button>
          <Button onClick={() => void signOutHere()}>{t('signOut.leave')}</Button>
          <Button onClick={() => void saveAndLeave()}>{t('signOut.file')}</Button>
          <Button appearance="subtle" onClick={onDiscard}>
            {t('signOut.discard')}
          </Button>
        </div>
      </DialogContent>
    </DialogBody>
  )
}

function Discard({ count, onBack }: { count: number; onBack: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { sync } = useClient()
  const toasts = useToasts()
  const discardAndLeave = async () => {
    try {
      await sync.discardAll()
      await signOutHere()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <DialogBody>
      <DialogTitle>{t('signOut.discardAsk', { count })}</DialogTitle>
      <DialogContent className={styles.content}>
        {t('signOut.discardBody')}
        <div className={styles.ways}>
          <Button appearance="primary" autoFocus onClick={onBack}>
            {t('signOut.back')}
          </Button>
          <Button onClick={() => void discardAndLeave()}>{t('signOut.discardNow')}</Button>
        </div>
      </DialogContent>
    </DialogBody>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '460px' },
  content: { display: 'grid', gap: tokens.spacingVerticalL },
  ways: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
