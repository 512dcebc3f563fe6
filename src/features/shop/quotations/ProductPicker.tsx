import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductLine } from '#workers/search/products/api'
import { SearchField } from '../../../components/SearchField.tsx'
import { useClient } from '../../../lib/client.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useShopText } from '../useShop.ts'

type Props = { currency: string; onChoose: (line: ProductLine) => void }

/** One of the shop's products, found by a word. */
export function ProductPicker({ currency, onChoose }: Props) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover open={isOpen} onOpenChange={(_, { open }) => setOpen(open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Button icon={<BoxRegular />}>{t('positions.product')}</Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={t('positions.choose')}>
        {isOpen && (
          <Choices
            currency={currency}
            onChoose={(line) => {
              onChoose(line)
              setOpen(false)
            }}
          />
        )}
      </PopoverSurface>
    </Popover>
  )
}

const most = 30

function Choices({ currency, onChoose }: Props) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const text = useShopText()
  const money = useShopMoney()
  const [sought, setSought] = useState('')
  const found = useProductsFound(useDeferredValue(sought.trim()))
  return (
    <>
      <SearchField text={sought} onText={setSought} label={t('positions.find')} />
      <ul className={styles.list}>
        {found?.map((line) => (
          <li key={line.id}>
            <Button appearance="subtle" className={styles.choice} onClick={() => onChoose(line)}>
              <span className={styles.words}>
                <span>{text(line.title)}</span>
                <span className={styles.note}>
                  {[line.sku, line.from !== null && money(line.from, currency)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Button>
          </li>
        ))}
        {found?.length === 0 && <li className={styles.note}>{t('positions.none')}</li>}
      </ul>
    </>
  )
}

function useProductsFound(text: string): ProductLine[] | null {
  const { products } = useClient()
  const [found, setFound] = useState<ProductLine[] | null>(null)
  useEffect(() => {
    let isGone = false
    const query = {
      text,
      status: null,
      categories: null,
      tag: null,
      low: false,
      language: 'en',
      sort: 'title',
    } as const
    const read = async () => {
      const list = await products.open({ ...query, descending: false }, () => {})
      const { lines } = await list.lines(0, most)
      list.close()
      if (!isGone) setFound(lines)
    }
    read().catch(console.error)
    return () => {
      isGone = true
    }
  }, [products, text])
  return found
}

const useStyles = makeStyles({
  surface: { width: 'min(420px, calc(100vw - 32px))', boxSizing: 'border-box' },
  list: { maxHeight: '320px', overflowY: 'auto', margin: 0, padding: 0, listStyleType: 'none' },
  choice: { width: '100%', justifyContent: 'start', textAlign: 'start' },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
