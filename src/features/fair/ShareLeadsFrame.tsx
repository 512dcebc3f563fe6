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
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/Dialog.tsx'
import { QrCode } from '../../components/QrCode.tsx'

type Props = { title: string; actions?: ReactNode; onClose: () => void; children: ReactNode }

/** The window of both phones. */
export function ShareLeadsFrame({ title, actions, onClose, children }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button onClick={onClose}>{t('capture.close')}</Button>
            {actions}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** A code as large as the phone is wide. */
export function LargeCode({ text, label }: { text: string; label: string }) {
  return (
    <div className={useStyles().code}>
      <QrCode text={text} label={label} />
    </div>
  )
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className={useStyles().hint}>{children}</p>
}

const useStyles = makeStyles({
  surface: { maxWidth: '480px', minHeight: 'min(640px, 90dvh)' },
  body: { maxHeight: 'calc(100dvh - 48px)', minHeight: 'min(590px, 84dvh)' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  code: { display: 'flex', justifyContent: 'center', '& svg': { width: 'min(400px, 78vw)', height: 'auto' } },
  hint: { margin: 0, textAlign: 'center', color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
