import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { PoolContact } from '#domain/distribution/pool'
import { useCountryName } from '../../lib/countries.ts'
import { useFormats } from '../../lib/formats.ts'
import { useLabelOptions } from './useLabelOptions.ts'

type Props = {
  list: readonly PoolContact[]
  chosen: ReadonlyMap<string, PoolContact>
  onChoose: (contacts: readonly PoolContact[], isChosen: boolean) => void
}

/** Whoever may be claimed: enough to know them by. */
export function PoolList({ list, chosen, onChoose }: Props) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const { tag } = useLabelOptions()
  const count = list.filter(({ id }) => chosen.has(id)).length
  return (
    <div>
      <Checkbox
        checked={count === list.length ? true : count > 0 ? 'mixed' : false}
        label={t('poolList.selectAll')}
        onChange={() => onChoose(list, count < list.length)}
      />
      <ul className={styles.list}>
        {list.map((contact) => (
          <Item
            key={contact.id}
            contact={contact}
            tags={tag.filter(({ value }) => contact.tag.includes(value)).map(({ text }) => text)}
            isChosen={chosen.has(contact.id)}
            onChoose={(isChosen) => onChoose([contact], isChosen)}
          />
        ))}
      </ul>
    </div>
  )
}

type ItemProps = { contact: PoolContact; tags: string[]; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function Item({ contact, tags, isChosen, onChoose }: ItemProps) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const countryName = useCountryName()
  const formats = useFormats()
  const { name, company, country, phones, emails, released_at } = contact
  const title = name || company || t('poolList.nameless')
  const about = [name && company, countryName(country), ...tags].filter(Boolean)
  return (
    <li className={styles.item}>
      <Checkbox
        className={styles.box}
        checked={isChosen}
        aria-label={t('poolList.select', { name: title })}
        label={
          <span className={styles.words}>
            <strong className={styles.name}>{title}</strong>
            <span className={styles.line}>{about.join(' · ')}</span>
            <span className={styles.masked}>{[...phones, ...emails].join(' · ')}</span>
            <span className={styles.since}>{t('poolList.since', { time: formats.moment(released_at) })}</span>
          </span>
        }
        onChange={(_, { checked }) => onChoose(checked === true)}
      />
    </li>
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  box: { width: '100%', paddingBlock: tokens.spacingVerticalXXS, '@media (pointer: coarse)': { minHeight: '44px' } },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  line: { color: tokens.colorNeutralForeground2 },
  masked: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  since: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
