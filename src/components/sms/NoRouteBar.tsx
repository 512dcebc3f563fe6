import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { useUser } from '../../lib/session.ts'
import { smsRoutesPath } from '../../lib/smsPaths.ts'
import { usableRoutes, useRoutes } from './useRoutes.ts'

/** That nothing can be sent yet, and the way to what is missing. */
export function NoRouteBar() {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const routes = useRoutes()
  const isSub = isSubAccount(useUser())
  if (!routes || usableRoutes(routes).length > 0) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t(isSub ? 'noRoute.sub' : routes.length > 0 ? 'noRoute.unready' : 'noRoute.none')}{' '}
        <Link className={styles.link} to={smsRoutesPath}>
          {t('noRoute.open')}
        </Link>
      </MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
