import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, ArrowUploadRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BroughtChanges } from '#workers/sync/api'
import { FileInput } from '../../components/FileInput.tsx'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useSaveChanges } from './useSaveChanges.ts'

/** The way out when a device cannot reach the server: everything that waits, as a file that counts once wherever it goes. */
export function ChangeFile() {
  const styles = useStyles()
  const { t } = useTranslation('sync')
  const input = useRef<HTMLInputElement>(null)
  const { said, save, bring } = useChangeFile()
  return (
    <>
      <p className={styles.text}>{t('file.body')}</p>
      <div className={styles.actions}>
        <Button icon={<ArrowDownloadRegular />} onClick={() => void save()}>
          {t('file.save')}
        </Button>
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {t('file.bring')}
        </Button>
        <FileInput
          input={input}
          accept="application/json,.json"
          aria-label={t('file.bring')}
          onFiles={([file]) => file && void bring(file)}
        />
      </div>
      <p role="status" className={styles.text}>
        {said}
      </p>
    </>
  )
}

function useChangeFile() {
  const { t } = useTranslation('sync')
  const { ofCode } = useWords()
  const { sync } = useClient()
  const toasts = useToasts()
  const [said, setSaid] = useState('')
  const saveChanges = useSaveChanges()

  const wordsOf = (outcome: BroughtChanges): string => {
    if (outcome.kind === 'refused') return ofCode(outcome.code, outcome.values)
    const { added, unreadable, stopped } = outcome
    const taken = added > 0 ? t('file.brought', { count: added }) : unreadable > 0 ? '' : t('file.broughtNone')
    const left = unreadable > 0 ? t('file.unreadable', { count: unreadable }) : ''
    const rest = stopped ? t('file.stopped') : ''
    return [taken, left, rest].filter(Boolean).join(' ')
  }
  return {
    said,
    async save() {
      const count = await saveChanges()
      if (count !== null) setSaid(count > 0 ? t('file.saved', { count }) : t('file.none'))
    },
    async bring(file: File) {
      setSaid('')
      try {
        setSaid(wordsOf(await sync.bringChanges(file)))
      } catch (error) {
        toasts.failed(error)
      }
    },
  }
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
