import { makeStyles, tokens } from '@fluentui/react-components'
import { ClockRegular } from '@fluentui/react-icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Clock, isDaytime, isOneTime, localTimeIn } from '#domain/contacts/companions/localTime'
import type { Contact } from '#domain/contacts/contact'
import { zonesOf } from '#domain/contacts/countryZones'
import { useCountryName } from '../../../lib/countries.ts'
import { countryOfPhone } from '../../../lib/phones.ts'
import { useNow } from '../../../lib/reminders.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** What time it is where the contact is; of a wide country from the first hour to the last. */
export function LocalTime({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const now = useNow()
  const countryName = useCountryName()
  const { country, isByPhone } = useWhere(contact)
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const there = localTimeIn(zonesOf(country), here, now)
  if (!there) return null
  const said = ({ hour, minute, day }: Clock) => {
    const time = `${two(hour)}:${two(minute)}`
    if (day === 0) return time
    return t(day < 0 ? 'person.localTime.before' : 'person.localTime.after', { time })
  }
  const isOne = isOneTime(there)
  const notes = [
    isOne && !isDaytime(there) ? t('person.localTime.outside') : '',
    isByPhone ? t('person.localTime.byPhone') : '',
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <p
      className={styles.root}
      title={isOne ? undefined : t('person.localTime.rangeHint', { country: countryName(country) })}
    >
      <ClockRegular aria-hidden />
      {isOne
        ? t('person.localTime.one', { time: said(there.from) })
        : t('person.localTime.range', { from: said(there.from), to: said(there.to) })}
      {notes && <span className={styles.note}>{notes}</span>}
    </p>
  )
}

/** The country as it stands there, else that of the first phone: a card often has no more. */
function useWhere({ country, phones }: Contact): { country: string; isByPhone: boolean } {
  const number = country ? '' : (phones[0]?.full_number ?? '')
  const [found, setFound] = useState({ number: '', country: '' })
  useEffect(() => {
    if (!number) return
    let isHere = true
    const find = async () => {
      const country = await countryOfPhone(number)
      if (isHere) setFound({ number, country })
    }
    find().catch(console.error)
    return () => {
      isHere = false
    }
  }, [number])
  if (!number) return { country, isByPhone: false }
  return { country: found.number === number ? found.country : '', isByPhone: true }
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    margin: `0 ${tokens.spacingHorizontalS} ${tokens.spacingVerticalM}`,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  note: { color: tokens.colorNeutralForeground3 },
})
