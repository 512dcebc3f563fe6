import { makeStyles } from '@fluentui/react-components'
import type { SmsTotals } from '#workers/campaigns/audienceApi'
import { useCountryName } from '../../../lib/countries.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useTaskWords } from './channel.ts'

type HeldReceivers = SmsTotals['held']
const shownHeld = 4
const sumOf = (held: HeldReceivers) => held.reduce((sum, { receivers }) => sum + receivers, 0)

/** Whose night it is at the start, and until when. */
export function HeldUntil({ held }: { held: HeldReceivers }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { dateTime } = useFormats()
  const nameOf = useHeldCountry()
  return (
    <ul className={styles.list}>
      {held.slice(0, shownHeld).map(({ country, receivers, until }) => (
        <li key={`${country} ${until}`}>
          {t('task.sms.heldUntil', { country: nameOf(country), count: receivers, time: dateTime(until) })}
        </li>
      ))}
      {held.length > shownHeld && <li>{t('task.waits.more', { count: sumOf(held.slice(shownHeld)) })}</li>}
    </ul>
  )
}

/** '' is one that nobody knows. */
export function useHeldCountry(): (country: string) => string {
  const { t } = useTaskWords()
  const countryName = useCountryName()
  return (country) => (country ? countryName(country) : t('task.sms.unknownCountry'))
}

const useStyles = makeStyles({ list: { margin: 0, padding: 0, listStyleType: 'none' } })
