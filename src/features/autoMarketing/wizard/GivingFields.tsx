import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { AutoReceiver } from '#domain/autoMarketing/giving'
import type { AutoPlan } from '#domain/autoMarketing/plan'
import { CountriesField } from '../../../components/CountriesField.tsx'
import { useOwners } from '../../../lib/owners.ts'
import { useUser } from '../../../lib/session.ts'

type Props = { plan: AutoPlan; onPlan: (plan: AutoPlan) => void }

/** Who works with the new contacts. Only a main account has somebody to give them to. */
export function GivingFields({ plan, onPlan }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { areSeveral, list, nameOf } = useOwners()
  const gives = plan.gives ?? []
  const me = useUser().id
  const rest = list.filter(({ id }) => gives.every(({ user }) => user !== id))
  const free = rest.find(({ id }) => id !== me) ?? rest[0]
  const give = (next: AutoReceiver[]) => onPlan({ ...plan, gives: next })
  const put = (at: number, changes: Partial<AutoReceiver>) =>
    give(gives.map((one, place) => (place === at ? { ...one, ...changes } : one)))
  if (!areSeveral) return null
  return (
    <section className={styles.root} aria-label={t('giving.title')}>
      <h2 className={styles.heading}>{t('giving.title')}</h2>
      <p className={styles.hint}>{t(gives.length ? 'giving.hint' : 'giving.none')}</p>
      {gives.map(({ user, countries }, at) => (
        <div key={user} className={styles.line}>
          <Field label={t('giving.user')} className={styles.user}>
            <Select value={user} onChange={(_, { value }) => put(at, { user: value })}>
              {list.every(({ id }) => id !== user) && <option value={user}>{nameOf(user)}</option>}
              {list
                .filter(({ id }) => id === user || gives.every((one) => one.user !== id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          </Field>
          <div className={styles.countries}>
            <CountriesField
              label={t('giving.countries')}
              none={t('giving.anywhere')}
              countries={countries}
              onCountries={(next) => put(at, { countries: next })}
            />
          </div>
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('giving.remove', { name: nameOf(user) })}
            onClick={() => give(gives.filter((one) => one.user !== user))}
          />
        </div>
      ))}
      {free && (
        <Button
          icon={<AddRegular />}
          className={styles.add}
          onClick={() => give([...gives, { user: free.id, countries: [] }])}
        >
          {t('giving.add')}
        </Button>
      )}
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400 },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  user: { flex: '0 1 220px' },
  countries: { flex: '1 1 220px', minWidth: 0 },
  add: { justifySelf: 'start' },
})
