import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../lib/formats.ts'
import { needsHomeScreen } from '../../lib/homeScreen.ts'
import { usePrivateFiles } from '../../lib/privateFiles.ts'

type StorageUse = { bytes: number; isPromised: boolean }

/** How much is kept here, and whether the browser promised not to clear it when space gets short. */
export function StorageLine() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const formats = useFormats()
  const [kept, setKept] = useState<StorageUse | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => void readKept().then(setKept), [])
  const hasFiles = usePrivateFiles()
  if (!hasFiles) return <span className={styles.note}>{t('notice.privateWindow')}</span>
  if (!kept) return null

  const ask = async () => {
    setRefused(!(await navigator.storage.persist()))
    setKept(await readKept())
  }
  return (
    <div className={styles.root}>
      <span>{t('account.storage', { size: formats.megabytes(kept.bytes) })}</span>
      <span className={styles.note} role="status">
        {needsHomeScreen() ? t('notice.homeScreen') : t(promiseOf(kept, isRefused))}
      </span>
      {!kept.isPromised && !isRefused && (
        <Button className={styles.button} onClick={() => void ask()}>
          {t('account.askPersist')}
        </Button>
      )}
    </div>
  )
}

function promiseOf({ isPromised }: StorageUse, isRefused: boolean) {
  if (isPromised) return 'account.storagePromised'
  return isRefused ? 'account.persistRefused' : 'account.storageNotPromised'
}

/** Null where the browser does not say. */
async function readKept(): Promise<StorageUse | null> {
  if (!navigator.storage?.estimate) return null
  const [{ usage = 0 }, isPromised] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
  return { bytes: usage, isPromised }
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXS },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  button: { justifySelf: 'start', marginBlockStart: tokens.spacingVerticalXS },
})
