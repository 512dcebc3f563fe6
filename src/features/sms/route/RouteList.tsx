import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { SmsAccount } from '#domain/channels/account'
import { Page } from '../../../components/Page.tsx'
import { RouteBadge } from '../../../components/sms/RouteBadge.tsx'
import { useKindName } from '../../../components/sms/useKindName.ts'
import { useRoutes } from '../../../components/sms/useRoutes.ts'
import { useCountryName } from '../../../lib/countries.ts'
import { useUser } from '../../../lib/session.ts'
import { ConversationsPart } from './ConversationsPart.tsx'
import { NoRoute } from './NoRoute.tsx'

type Props = { onOpen: (id: string) => void; onNew: () => void }

/** Ways over which text messages leave, and how each of them stands. */
export function RouteList({ onOpen, onNew }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const routes = useRoutes()
  const isMain = !isSubAccount(useUser())
  if (!routes) return null
  const create = isMain && (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('route.create')}
    </Button>
  )
  if (routes.length === 0)
    return (
      <Page title={t('route.title')} intro={t('route.intro')}>
        <NoRoute>{create || t('route.askMain')}</NoRoute>
      </Page>
    )
  return (
    <Page title={t('route.title')} intro={t('route.intro')} action={create}>
      <ul className={styles.list} aria-label={t('route.title')}>
        {routes.map((route) => (
          <RouteItem key={route.id} route={route} onOpen={() => onOpen(route.id)} />
        ))}
      </ul>
      {isMain && <ConversationsPart />}
    </Page>
  )
}

const shownCountries = 6

function RouteItem({ route, onOpen }: { route: SmsAccount; onOpen: () => void }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const countryName = useCountryName()
  const kindName = useKindName()
  const { name, sender, countries, per_second } = route
  const reach = countries.length
    ? [...countries.slice(0, shownCountries).map(countryName), ...(countries.length > shownCountries ? ['…'] : [])]
    : [t('route.everywhere')]
  return (
    <li>
      <button type="button" className={styles.button} aria-label={t('route.open', { name })} onClick={onOpen}>
        <span className={styles.facts}>
          <span className={styles.words}>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.about}>{[kindName(route.setting), sender].filter(Boolean).join(' · ')}</span>
            <span className={styles.note}>
              {[reach.join(t('route.join')), t('route.pace', { count: per_second })].join(' · ')}
            </span>
          </span>
          <RouteBadge route={route} />
        </span>
        <ChevronRightRegular className={styles.more} aria-hidden />
      </button>
    </li>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    padding: tokens.spacingHorizontalL,
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  facts: {
    display: 'flex',
    flexGrow: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    minWidth: 0,
  },
  words: { display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  about: { color: tokens.colorNeutralForeground2 },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  more: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: '20px' },
})
