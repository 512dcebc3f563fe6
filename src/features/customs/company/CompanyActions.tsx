import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { MailRegular, PersonAvailableRegular, PersonSearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { type CustomsCompany, customsCalls } from '#domain/customs/calls'
import type { ShipmentStatistics } from '#domain/customs/statistics'
import { deepSearchOf } from '../../../lib/deepSearchPath.ts'
import { openInEmail } from '../../../lib/emailHandOver.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { companyPath } from '../customsPaths.ts'
import { PinButton } from '../PinButton.tsx'
import { SaveLeadButton } from './SaveLeadButton.tsx'
import { useKnownContact } from './useKnownContact.ts'

type Props = { company: CustomsCompany; statistics: ShipmentStatistics }

/** What can be done about a company: keep it as a lead, look who works there, write to it, have it on the device. */
export function CompanyActions({ company, statistics }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const navigate = useNavigate()
  const known = useKnownContact(company)
  const searches = useHasProduct('deepSearch')
  const mails = useHasProduct('emailMarketing')
  const { id, name } = company
  const filter = { company: id }
  return (
    <div className={styles.root}>
      {known ? (
        <Link to={`/statistics/contacts?contact=${known}`}>
          <Button icon={<PersonAvailableRegular />}>{t('company.known')}</Button>
        </Link>
      ) : (
        <SaveLeadButton company={company} statistics={statistics} />
      )}
      {known && mails && (
        <Button icon={<MailRegular />} onClick={() => void openInEmail({ chosen: [known] }).then(navigate)}>
          {t('company.write')}
        </Button>
      )}
      {searches && (
        <Link to={deepSearchOf(company)}>
          <Button icon={<PersonSearchRegular />}>{t('company.deepSearch')}</Button>
        </Link>
      )}
      <PinButton
        page={{ key: `company ${id}`, title: name, to: companyPath(id) }}
        questions={[
          { call: customsCalls.company, input: { id } },
          { call: customsCalls.statistics, input: { filter } },
          { call: customsCalls.search, input: { filter } },
          { call: customsCalls.similar, input: { id } },
        ]}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
