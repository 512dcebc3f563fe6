import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { Client } from '#workers/api'
import { Part } from '../../components/Part.tsx'
import { useClient } from '../../lib/client.ts'
import { useFormats } from '../../lib/formats.ts'
import { useToasts } from '../../lib/toasts.ts'
import { useFollowed } from './useFollowed.ts'

const readMonths = async ({ sync }: Client) => (await sync.health()).messages

/** How much of what was said in conversations is on this device; not there for who has no conversations. */
export function KeptMonths() {
  const { t } = useTranslation('sync')
  const styles = useStyles()
  const formats = useFormats()
  const { sync } = useClient()
  const toasts = useToasts()
  const messages = useFollowed(readMonths)
  const [wanted, setWanted] = useState<number | null>(null)
  if (!messages) return null
  const { chosen, kept } = messages
  const shown = wanted ?? chosen
  async function keep(months: number) {
    setWanted(months)
    try {
      await sync.keepMonths(months)
    } catch (error) {
      toasts.failed(error)
      setWanted(null)
    }
  }
  const isCut = shown === chosen && kept < chosen
  return (
    <Part title={t('messages.title')}>
      <Field label={t('messages.months')} hint={t('messages.note')} className={styles.field}>
        <Select value={String(shown)} onChange={(_, { value }) => void keep(Number(value))}>
          {[...new Set([...limits.deviceMonths, shown])]
            .sort((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {t('messages.monthCount', { count })}
              </option>
            ))}
        </Select>
      </Field>
      <p role="status" className={styles.note}>
        {isCut && t('messages.cut', { count: kept, most: formats.number(limits.messagesOnDevice) })}
      </p>
    </Part>
  )
}

const useStyles = makeStyles({
  field: { maxWidth: '320px', '@media (pointer: coarse)': { '& select': { minHeight: '44px' } } },
  note: { margin: 0, color: tokens.colorNeutralForeground2, ':empty': { display: 'none' } },
})
