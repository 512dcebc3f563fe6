import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BoxSearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { customsCalls } from '#domain/customs/calls'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import type { ShipmentsAddress } from '../customsAddress.ts'
import { customsFilesPath, tradePath } from '../customsPaths.ts'
import { PinnedPages } from '../PinnedPages.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SellerOffer } from './SellerOffer.tsx'
import { ShipmentViews } from './ShipmentViews.tsx'

type Props = { address: ShipmentsAddress; onAddress: (change: Partial<ShipmentsAddress>) => void }

/** Shipments by what is asked of them. Without any it says what there has to be. */
export function SearchPage({ address, onAddress }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const { number, plainDate } = useFormats()
  const { answer } = useAnswer(customsCalls.state, {})
  const state = answer?.data
  if (state && state.shipments === 0 && !state.seller)
    return (
      <EmptyState icon={<BoxSearchRegular />} title={t('shipments.none')} text={t('shipments.noneText')}>
        <Link to={customsFilesPath}>
          <Button appearance="primary">{t('shipments.bringIn')}</Button>
        </Link>
        <Link to={tradePath}>
          <Button>{t('shipments.trade')}</Button>
        </Link>
      </EmptyState>
    )
  return (
    <div className={styles.root}>
      <Page title={t('shipments.title')} intro={t('shipments.intro')}>
        <PinnedPages />
        <SavedSearches filter={address.filter} />
        <Sheet>
          <SearchForm
            key={JSON.stringify(address.filter)}
            filter={address.filter}
            onFilter={(filter) => onAddress({ filter })}
          />
          {state?.first && (
            <p className={styles.source}>
              {t('shipments.source', {
                count: state.shipments,
                number: number(state.shipments),
                first: plainDate(state.first),
                last: plainDate(state.last),
              })}
            </p>
          )}
        </Sheet>
        <ShipmentViews address={address} onAddress={onAddress} />
        <SellerOffer key={JSON.stringify(address.filter)} filter={address.filter} />
      </Page>
    </div>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
  source: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
