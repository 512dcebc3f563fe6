import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { limits } from '#domain/limits'
import { logGroupNames } from '#domain/operationLog/groups'
import { FilterChip } from '../../components/FilterChip.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { phone } from '../../lib/media.ts'
import { personName, usePeople } from '../../lib/people.ts'
import { periodNames } from '../../lib/period.ts'
import { useUser } from '../../lib/session.ts'
import { isLogFiltered, type LogAddress, noLogFilters } from './logAddress.ts'

type Props = { address: LogAddress; onAddress: (change: Partial<LogAddress>) => void }

export function LogFilters({ address, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation(['operationLog', 'app'])
  const people = usePeople()
  const isSub = isSubAccount(useUser())
  const words = {
    find: t('filter.find'),
    noMatch: t('filter.noMatch'),
    none: t('filter.none'),
    remove: (name: string) => t('filter.remove', { name }),
  }
  const chips = {
    user: people.map((person) => ({ value: person.id, text: personName(person) })),
    group: logGroupNames.map((value) => ({ value, text: t(`group.${value}`) })),
    period: periodNames.map((value) => ({ value, text: t(`app:period.${value}`) })),
  }
  const shown = isSub ? (['group', 'period'] as const) : (['user', 'group', 'period'] as const)
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <Search text={address.text} onText={(text) => onAddress({ text })} />
      </div>
      <div className={styles.bar}>
        {shown.map((name) => (
          <FilterChip
            key={name}
            label={t(`filter.${name}`)}
            options={chips[name]}
            chosen={address[name]}
            onChoose={(value) => onAddress({ [name]: value })}
            words={words}
          />
        ))}
        {isLogFiltered(address) && (
          <Button appearance="subtle" className={styles.clear} onClick={() => onAddress(noLogFilters)}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Asked for when the typing pauses. */
function Search({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useTranslation('operationLog')
  const [typed, setTyped] = useState(text)
  const [asked, setAsked] = useState(text)
  // Back, or a link: the address leads and the field follows.
  if (text !== asked) {
    setAsked(text)
    setTyped(text)
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => {
      setAsked(typed)
      onText(typed)
    }, 2 * limits.debounceMs)
    return () => clearTimeout(timer)
  })
  return <SearchField text={typed} onText={setTyped} label={t('search')} />
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, minWidth: 0 },
  search: { flex: '1 1 220px', maxWidth: '320px', minWidth: 0, [phone]: { maxWidth: 'none' } },
  bar: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    maxWidth: '100%',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: '2px',
  },
  clear: { flexShrink: 0, whiteSpace: 'nowrap' },
})
