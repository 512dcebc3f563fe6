import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { customsCalls } from '#domain/customs/calls'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import type { ShipmentsAddress } from '../customsAddress.ts'
import { shipmentsPath } from '../customsPaths.ts'
import { KeptNote } from '../shipments/KeptNote.tsx'
import { ShipmentViews } from '../shipments/ShipmentViews.tsx'
import { CompanyActions } from './CompanyActions.tsx'
import { CompanyFacts } from './CompanyFacts.tsx'
import { SameCompanies } from './SameCompanies.tsx'
import { SimilarCompanies } from './SimilarCompanies.tsx'

type Props = {
  id: number
  address: ShipmentsAddress
  onAddress: (change: Partial<ShipmentsAddress>) => void
}

/** One company: its figures, then the same views as of a search. */
export function CompanyPage({ id, address, onAddress }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const countryName = useCountryName()
  const { answer, problem, ask } = useAnswer(customsCalls.company, { id })
  const back = (
    <Link to={shipmentsPath}>
      <Button appearance="subtle" icon={<ArrowLeftRegular />}>
        {t('company.back')}
      </Button>
    </Link>
  )
  const found = answer?.data
  if (!found)
    return (
      <div className={styles.root}>
        <Page title={t('column.company')} intro={t('company.intro')} back={back}>
          <Sheet>
            <KeptNote answer={null} problem={problem} />
            {!problem && <Spinner />}
          </Sheet>
        </Page>
      </div>
    )
  const { company, statistics, alike } = found
  return (
    <div className={styles.root}>
      <Page
        title={company.name}
        intro={[countryName(company.country), t('company.intro')].filter(Boolean).join(' · ')}
        back={back}
      >
        <Sheet>
          <KeptNote answer={answer} problem={problem} />
          <CompanyFacts statistics={statistics} />
          <CompanyActions company={company} statistics={statistics} />
        </Sheet>
        <ShipmentViews address={address} onAddress={onAddress} />
        <SimilarCompanies id={company.id} />
        <SameCompanies company={company} alike={alike} onChanged={ask} />
      </Page>
    </div>
  )
}

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto', paddingBlockEnd: tokens.spacingVerticalXL },
})
