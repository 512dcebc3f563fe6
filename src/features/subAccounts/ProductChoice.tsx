import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useProductName } from '../../lib/productName.ts'
import { useHeldProducts } from './useHeldProducts.ts'

export type ChosenProducts = { ids: readonly number[]; until: string }
type Props = { value: ChosenProducts; onChange: (value: ChosenProducts) => void }

/** Some of the company's products, with one end for all of them. */
export function ProductChoice({ value, onChange }: Props) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const held = useHeldProducts()
  const nameOf = useProductName()
  if (!held.length) return <p className={styles.note}>{t('products.nothingHeld')}</p>
  const turn = (id: number, isOn: boolean) =>
    onChange({ ...value, ids: isOn ? [...value.ids, id] : value.ids.filter((other) => other !== id) })
  return (
    <>
      <fieldset className={styles.products}>
        <legend className={styles.legend}>{t('products.choose')}</legend>
        {held.map((id) => (
          <Checkbox
            key={id}
            checked={value.ids.includes(id)}
            label={nameOf(id)}
            onChange={(_, { checked }) => turn(id, checked === true)}
          />
        ))}
      </fieldset>
      <Field label={t('products.until')} hint={t('products.untilHint')}>
        <Input
          type="date"
          className={styles.until}
          value={value.until}
          onChange={(_, data) => onChange({ ...value, until: data.value })}
        />
      </Field>
    </>
  )
}

const useStyles = makeStyles({
  products: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    margin: 0,
    padding: 0,
    border: 'none',
    '@media (pointer: coarse)': {
      '& .fui-Checkbox': { minHeight: '44px' },
      '& .fui-Checkbox__indicator': { alignSelf: 'center' },
    },
  },
  legend: { padding: 0 },
  until: { maxWidth: '200px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
})
