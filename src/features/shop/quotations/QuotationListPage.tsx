import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, ReceiptMoneyRegular, SearchRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Quotation, quotationStates, quotationTotal, stateOfQuotation } from '#domain/shop/quotation/quotation'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { today } from '../../../lib/days.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { buyerOf, findQuotations, type QuotationQuery, quotationSorts } from './quotationList.ts'
import { quotationTones, useQuotations } from './useQuotations.ts'

const drawnAtFirst = 100

/** What was offered, looked through and narrowed down. */
export function QuotationListPage({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const all = useQuotations()
  const [address, setAddress] = useAddress()
  const [shown, setShown] = useState(drawnAtFirst)
  if (!all) return null
  const query: QuotationQuery = {
    text: address.get('q') ?? '',
    state: quotationStates.find((one) => one === address.get('state')) ?? null,
    sort: quotationSorts.find((one) => one === address.get('sort')) ?? 'updated_at',
    today: today(),
  }
  const ask = (change: Record<string, string>) =>
    setAddress((now) => {
      for (const [name, value] of Object.entries(change))
        if (value) now.set(name, value)
        else now.delete(name)
      return now
    })
  const found = findQuotations(all, query)
  return (
    <Page
      title={t('menu')}
      intro={t('intro')}
      action={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => onOpen('new')}>
          {t('create')}
        </Button>
      }
    >
      <Sheet>
        {all.length > 0 && <Filters query={query} count={found.length} onAsk={ask} />}
        {all.length === 0 ? (
          <EmptyState icon={<ReceiptMoneyRegular />} title={t('emptyTitle')} text={t('emptyText')} />
        ) : found.length === 0 ? (
          <EmptyState icon={<SearchRegular />} title={t('noMatchTitle')} text={t('noMatchText')} />
        ) : (
          <ul className={styles.list}>
            {found.slice(0, shown).map((quotation) => (
              <QuotationRow key={quotation.id} quotation={quotation} day={query.today} onOpen={onOpen} />
            ))}
          </ul>
        )}
        {found.length > shown && (
          <Button onClick={() => setShown(shown + drawnAtFirst)}>{t('more', { count: found.length - shown })}</Button>
        )}
      </Sheet>
    </Page>
  )
}

type FilterProps = { query: QuotationQuery; count: number; onAsk: (change: Record<string, string>) => void }

function Filters({ query, count, onAsk }: FilterProps) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField text={query.text} onText={(q) => onAsk({ q })} label={t('search')} />
      </div>
      <Select aria-label={t('anyState')} value={query.state ?? ''} onChange={(_, { value }) => onAsk({ state: value })}>
        <option value="">{t('anyState')}</option>
        {quotationStates.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </Select>
      <Select aria-label={t('sort')} value={query.sort} onChange={(_, { value }) => onAsk({ sort: value })}>
        {quotationSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </Select>
      <span className={styles.note}>{t('count', { count })}</span>
    </div>
  )
}

type RowProps = { quotation: Quotation; day: string; onOpen: (id: string) => void }

function QuotationRow({ quotation, day, onOpen }: RowProps) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const money = useShopMoney()
  const { moment } = useFormats()
  const { id, number, proforma, currency, positions, updated_at, valid_until } = quotation
  const state = stateOfQuotation(quotation, day)
  const about = [proforma || number, moment(updated_at), state === 'sent' && `${t('validUntil')} ${valid_until}`]
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onOpen(id)}>
        <span className={styles.who}>
          {buyerOf(quotation) || t('nobody')}
          <small className={styles.note}>{about.filter(Boolean).join(' · ')}</small>
        </span>
        <span className={styles.total}>{money(quotationTotal(positions), currency)}</span>
        <StatusBadge tone={quotationTones[state]}>{t(`state.${state}`)}</StatusBadge>
      </button>
    </li>
  )
}

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  search: { flex: '1 1 220px', maxWidth: '420px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    width: '100%',
    minHeight: '52px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  who: { display: 'grid', flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' },
  total: { fontVariantNumeric: 'tabular-nums' },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
