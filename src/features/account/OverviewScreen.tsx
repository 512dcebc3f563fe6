import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import { isSubAccount } from '#domain/auth/policy'
import { Page } from '../../components/Page.tsx'
import { useUser } from '../../lib/session.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { ClientCodes } from './ClientCodes.tsx'
import { CustomFieldsPart } from './CustomFieldsPart.tsx'
import { Devices } from './Devices.tsx'
import { Persons } from './Persons.tsx'
import { Products } from './Products.tsx'
import { Profile } from './Profile.tsx'
import { Security } from './Security.tsx'

/** Who is signed in, what that person may use, and everything about signing in. */
export function OverviewScreen() {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const isMain = !isSubAccount(useUser())
  const security = useAnswer(authCalls.securityState, {})
  return (
    <Page title={t('menu')} intro={t('intro')}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Profile security={security.answer?.data ?? null} />
          <Products />
        </div>
        <div className={styles.column}>
          <Security answered={security} />
          <Devices />
          {isMain && <ClientCodes />}
          <CustomFieldsPart />
          <Persons />
        </div>
      </div>
    </Page>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gap: tokens.spacingHorizontalXL },
})
