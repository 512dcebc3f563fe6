import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormStyles } from '../../components/formParts.tsx'
import { uncover } from '../../lib/deviceLock.ts'
import { LockFrame } from './LockFrame.tsx'
import { PinForm } from './PinForm.tsx'

/** Over a page with something half done, which goes on beneath. Above everything, also what is above all else. */
export function LockCover() {
  const styles = useStyles()
  const { t } = useTranslation('deviceLock')
  const { intro } = useFormStyles()
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => cover.current!.showModal(), [])
  return (
    <dialog
      ref={cover}
      className={styles.root}
      aria-label={t('locked.title')}
      onCancel={(event) => event.preventDefault()}
    >
      <LockFrame title={t('locked.title')}>
        <p className={intro}>{t('locked.body')}</p>
        <PinForm open={uncover} onOpened={() => undefined} />
      </LockFrame>
    </dialog>
  )
}

const useStyles = makeStyles({
  root: {
    width: '100dvw',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 'none',
  },
})
