import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type ListKind, type ListOrigin, listKindNames, listKinds } from '#domain/contacts/companions/origin'
import { limits } from '#domain/limits'
import { chosenTime, dayOf, today } from '../lib/days.ts'

type Props = {
  /** null: not noted */
  origin: ListOrigin | null
  /** of the file, as the first word for where it is from */
  file: string
  onOrigin: (origin: ListOrigin | null) => void
}

/** Where a list is from: what its people have to be told, unless they gave it themselves. */
export function ListOriginFields({ origin, file, onOrigin }: Props) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  const set = (some: Partial<ListOrigin>) => origin && onOrigin({ ...origin, ...some })
  const choose = (kind: ListKind | '') =>
    onOrigin(kind === '' ? null : { name: nameOf(file), collected_at: Date.now(), ...origin, kind })
  const isElsewhere = origin !== null && listKinds[origin.kind] === 'elsewhere'
  return (
    <div className={styles.root}>
      <Field
        label={t('listOrigin.kind')}
        hint={t(
          origin === null ? 'listOrigin.noneHint' : isElsewhere ? 'listOrigin.elsewhereHint' : 'listOrigin.personHint',
        )}
      >
        <Select
          name="listOrigin"
          value={origin?.kind ?? ''}
          onChange={(_, { value }) => choose(value as ListKind | '')}
        >
          <option value="">{t('listOrigin.none')}</option>
          {listKindNames.map((kind) => (
            <option key={kind} value={kind}>
              {t(`listOrigin.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {origin && (
        <div className={styles.pair}>
          <Field label={t('listOrigin.name')} hint={isElsewhere ? t('listOrigin.nameHint') : ''} required>
            <Input
              name="listOriginName"
              value={origin.name}
              maxLength={limits.lineLength}
              autoComplete="off"
              onChange={(_, { value }) => set({ name: value })}
            />
          </Field>
          <Field label={t('listOrigin.collected')}>
            <Input
              type="date"
              value={dayOf(origin.collected_at)}
              max={today()}
              onChange={(_, { value }) => set({ collected_at: chosenTime(value) })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}

/** As it is kept; null while it lacks its name. */
export function keptOrigin(origin: ListOrigin | null, file: string): ListOrigin | null {
  const name = origin?.name.trim() || nameOf(file)
  return origin && name ? { ...origin, name } : null
}

const nameOf = (file: string) => file.replace(/\.[a-z]{2,5}$/i, '').trim()

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
})
