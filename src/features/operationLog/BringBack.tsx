import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { AppError } from '#domain/errors'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'

/** Undoes a deletion as the list does it at once: the server brings its own kept rows. */
export function BringBack({ bin }: { bin: readonly Contact[] }) {
  const styles = useStyles()
  const { t } = useTranslation('operationLog')
  const { sync } = useClient()
  const toasts = useToasts()
  const [isDone, setDone] = useState(false)
  const bringBack = async () => {
    setDone(true)
    const saved = await sync.mutate('contact.restore', { rows: [...bin] })
    if (saved.kind === 'saved') return toasts.done(t('panel.broughtBack', { count: bin.length }))
    setDone(false)
    toasts.failed(new AppError(saved.code))
  }
  if (isDone) return null
  return (
    <Button className={styles.button} icon={<ArrowUndoRegular />} onClick={() => void bringBack()}>
      {t('panel.bringBack')}
    </Button>
  )
}

const useStyles = makeStyles({
  button: { marginBlockStart: tokens.spacingVerticalS, '@media (pointer: coarse)': { minHeight: '44px' } },
})
