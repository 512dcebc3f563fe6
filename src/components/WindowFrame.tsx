import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { phone } from '../lib/media.ts'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  /** for lists */
  isWide?: boolean
  /** as tall as what is in it */
  isShort?: boolean
  onClose: () => void
  actions?: ReactNode
  children: ReactNode
}

/** A window over the page; on a phone it is the whole screen. A click beside it loses nothing. */
export function WindowFrame({ title, isWide, isShort, onClose, actions, children }: Props) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  return (
    <Dialog open onOpenChange={(_, { open, type }) => !open && type !== 'backdropClick' && onClose()}>
      <DialogSurface className={mergeClasses(styles.surface, isWide && styles.wide)}>
        <DialogBody className={mergeClasses(styles.body, isShort && styles.short)}>
          <DialogTitle
            action={<Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={onClose} />}
          >
            {title}
          </DialogTitle>
          <DialogContent className={styles.content}>{children}</DialogContent>
          {actions && (
            <DialogActions fluid className={styles.actions}>
              {actions}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: {
    maxWidth: '640px',
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
    [phone]: {
      maxWidth: '100vw',
      minHeight: '100dvh',
      borderRadius: 0,
      border: 'none',
      padding: tokens.spacingHorizontalL,
    },
  },
  wide: { maxWidth: '960px' },
  body: {
    height: 'min(680px, calc(100dvh - 96px))',
    [phone]: { height: `calc(100dvh - 2 * ${tokens.spacingHorizontalL})`, maxHeight: 'none' },
  },
  short: { height: 'auto', minHeight: '200px', [phone]: { height: `calc(100dvh - 2 * ${tokens.spacingHorizontalL})` } },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minHeight: 0,
    // Room for the rings of focus.
    paddingInline: '2px',
    marginInline: '-2px',
  },
  actions: { [phone]: { '& button': { flexGrow: 1 } } },
})
