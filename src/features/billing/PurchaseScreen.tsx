import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { billingCalls } from '#domain/billing/calls'
import { isBuiltProduct, products } from '#domain/products'
import { systemCalls } from '#domain/system/calls'
import { AnswerView } from '../../components/AnswerView.tsx'
import { Page } from '../../components/Page.tsx'
import { Part } from '../../components/Part.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useProductName } from '../../lib/productName.ts'
import { useUser } from '../../lib/session.ts'
import { useAnswer } from '../../lib/useAnswer.ts'
import { paths } from './paths.ts'

const offered = Object.values(products).filter(isBuiltProduct)

/** What can be bought, and whom to ask for it. */
export function PurchaseScreen() {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const user = useUser()
  return (
    <Page title={t('purchase.menu')} intro={t('purchase.intro')}>
      <Part title={t('purchase.products')}>
        <ul className={styles.list}>
          {offered.map((id) => (
            <Product key={id} id={id} />
          ))}
        </ul>
      </Part>
      <Part title={t('purchase.service')}>
        {isSubAccount(user) && <p className={styles.text}>{t('purchase.main', { name: user.parentuser })}</p>}
        <Service />
      </Part>
    </Page>
  )
}

function Product({ id }: { id: number }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const name = useProductName()(id)
  return (
    <li className={styles.item} aria-label={name}>
      <span className={styles.name}>{name}</span>
      <Standing id={id} />
      {!isSubAccount(useUser()) && <PointsLink id={id} name={name} label={t('purchase.points')} />}
    </li>
  )
}

function Standing({ id }: { id: number }) {
  const { t } = useTranslation('billing')
  const { date } = useFormats()
  const grant = useUser().product_list.find((one) => one.id === id)
  if (!grant || grant.status === '0') return <StatusBadge tone="neutral">{t('purchase.none')}</StatusBadge>
  if (grant.expired) return <StatusBadge tone="bad">{t('purchase.over')}</StatusBadge>
  return <span>{grant.expires_at ? t('purchase.until', { date: date(grant.expires_at) }) : t('purchase.held')}</span>
}

/** Where the operator sells points of it. */
function PointsLink({ id, name, label }: { id: number; name: string; label: string }) {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const rates = useAnswer(billingCalls.rates, {})
  if (!rates.answer?.data.list.some(({ product_id }) => product_id === id)) return null
  return (
    <Link to={paths.points} className={styles.link} aria-label={t('purchase.pointsOf', { product: name })}>
      {label}
    </Link>
  )
}

function Service() {
  const styles = useStyles()
  const { t } = useTranslation('billing')
  const service = useAnswer(systemCalls.service, {})
  return (
    <AnswerView answered={service}>
      {({ contact }) => (
        <>
          <p className={styles.text}>{contact === null ? t('purchase.noService') : t('purchase.serviceText')}</p>
          {contact !== null && <p className={styles.contact}>{contact}</p>}
        </>
      )}
    </AnswerView>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    minHeight: '44px',
  },
  name: { flex: '0 1 160px', fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  contact: { margin: 0, fontSize: tokens.fontSizeBase400, overflowWrap: 'anywhere', userSelect: 'text' },
  link: {
    marginInlineStart: 'auto',
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
