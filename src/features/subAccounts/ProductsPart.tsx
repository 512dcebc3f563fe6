import { Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SubProduct } from '#domain/subAccounts/subAccount'
import { dayOf, endOfDay } from '../../lib/days.ts'
import { useProductName } from '../../lib/productName.ts'
import { useConnected } from '../../lib/useConnected.ts'
import { type SubLine, standOf } from './subList.ts'
import { useHeldProducts } from './useHeldProducts.ts'
import { useManage } from './useManage.ts'
import { useRecentNow } from './useRecentNow.ts'

/** Every product of the company, and what the sub account has besides; each with its end. */
export function ProductsPart({ sub }: { sub: SubLine }) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const held = useHeldProducts()
  const ids = [...new Set([...held, ...sub.product_list.map(({ id }) => id)])].toSorted((a, b) => a - b)
  if (!ids.length) return <p className={styles.note}>{t('products.nothingHeld')}</p>
  return (
    <>
      {ids.map((id) => {
        const given = sub.product_list.find((product) => product.id === id) ?? null
        return (
          <ProductRow
            key={`${id} ${given?.expires_at ?? ''}`}
            sub={sub}
            id={id}
            given={given}
            isHeld={held.includes(id)}
          />
        )
      })}
      <p className={styles.note}>{t('products.untilHint')}</p>
    </>
  )
}

type RowProps = { sub: SubLine; id: number; given: SubProduct | null; isHeld: boolean }

function ProductRow({ sub, id, given, isHeld }: RowProps) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const name = useProductName()(id)
  const isConnected = useConnected()
  const { give, takeAway } = useProducts(sub)
  const kept = dayOf(given?.expires_at ?? null)
  const [day, setDay] = useState(kept)
  const now = useRecentNow()
  const stand = given ? standOf(given, now) : 'off'
  const isOn = stand !== 'off'
  const save = () => day !== kept && isOn && void give(id, day)
  return (
    <div className={styles.row}>
      <Switch
        className={styles.name}
        checked={isOn}
        label={name}
        disabled={!isConnected || (!isHeld && !isOn)}
        onChange={(_, { checked }) => void (checked ? give(id, day) : takeAway(id))}
      />
      <Field
        className={styles.until}
        {...(stand === 'expired' && { validationState: 'warning', validationMessage: t('products.expired') })}
        {...(!isHeld && isOn && { validationState: 'warning', validationMessage: t('products.notHeld') })}
      >
        <Input
          type="date"
          value={day}
          aria-label={t('products.untilOf', { product: name })}
          disabled={!isConnected || !isOn || !isHeld}
          onChange={(_, { value }) => setDay(value)}
          onBlur={save}
          onKeyDown={({ key }) => key === 'Enter' && save()}
        />
      </Field>
    </div>
  )
}

function useProducts(sub: SubLine) {
  const { t } = useTranslation('subAccounts')
  const manage = useManage()
  const who = { subuserids: [sub.id] }
  return {
    give: (id: number, day: string) =>
      manage('grantProducts', { ...who, productids: [id], expires_at: endOfDay(day) }, () => t('products.given')),
    takeAway: (id: number) =>
      manage('setProductStatus', { ...who, productids: [id], type: 'disable' }, () => t('products.taken')),
  }
}

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})`,
    '@media (pointer: coarse)': { minHeight: '48px', '& input': { minHeight: '42px' } },
  },
  name: { minWidth: 0 },
  until: { flex: '0 0 150px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
