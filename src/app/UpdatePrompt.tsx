import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsBusy } from '../lib/busy.ts'
import { phone } from '../lib/media.ts'
import { applyUpdate, useUpdateWaiting } from './pwa.ts'

/** Stands aside and takes no focus; not there at all while a form or an import is under way. */
export function UpdatePrompt() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const isWaiting = useUpdateWaiting()
  const isBusy = useIsBusy()
  const [isPutOff, setPutOff] = useState(false)
  // A browser may let the old version finish what it has begun, for half a minute.
  const [isTaking, setTaking] = useState(false)
  const take = () => {
    setTaking(true)
    void applyUpdate()
  }
  if (!isWaiting || isBusy || isPutOff) return null
  return (
    <MessageBar intent="info" layout="multiline" className={styles.card}>
      <MessageBarBody>
        <MessageBarTitle>{t('update.title')}</MessageBarTitle>
        {t('update.body')}
      </MessageBarBody>
      <MessageBarActions>
        <Button
          appearance="primary"
          disabledFocusable={isTaking}
          icon={isTaking ? <Spinner size="extra-tiny" /> : null}
          onClick={take}
        >
          {t(isTaking ? 'update.taking' : 'update.now')}
        </Button>
        <Button disabled={isTaking} onClick={() => setPutOff(true)}>
          {t('update.later')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  card: {
    position: 'fixed',
    zIndex: 2,
    insetBlockEnd: tokens.spacingVerticalXXL,
    insetInlineStart: tokens.spacingHorizontalXXL,
    maxWidth: 'min(400px, calc(100vw - 32px))',
    boxShadow: tokens.shadow16,
    [phone]: { insetInlineStart: tokens.spacingHorizontalL, insetBlockEnd: 'calc(96px + env(safe-area-inset-bottom))' },
  },
})
