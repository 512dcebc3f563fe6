import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { UserInfo } from '#domain/auth/user'
import { holds } from '#domain/products'
import { Part } from '../../components/Part.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useProductName } from '../../lib/productName.ts'
import { useUser } from '../../lib/session.ts'
import { tileOfProduct, useIsBuilt } from '../../lib/tiles.ts'
import { AccountLine, Lines } from './AccountLine.tsx'

/** What the user may use, and until when. */
export function Products() {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const nameOf = useProductName()
  const { product_list } = useUser()
  return (
    <Part title={t('products.title')}>
      {!product_list.some(({ id }) => holds(product_list, id)) && <p className={styles.none}>{t('products.none')}</p>}
      <Lines>
        {product_list.map((grant) => (
          <AccountLine key={grant.id} name={nameOf(grant.id)} action={<Way grant={grant} />}>
            <Standing grant={grant} />
          </AccountLine>
        ))}
      </Lines>
      <Link to="/account/purchase" className={styles.link}>
        {t('products.purchase')}
      </Link>
    </Part>
  )
}

type Grant = UserInfo['product_list'][number]

function Standing({ grant }: { grant: Grant }) {
  const { t } = useTranslation('account')
  const { date } = useFormats()
  const { status, expired, expires_at } = grant
  if (status === '0')
    return (
      <span>
        <StatusBadge tone="neutral">{t('products.off')}</StatusBadge>
      </span>
    )
  if (expired)
    return (
      <span>
        <StatusBadge tone="bad">
          {expires_at ? t('products.expired', { date: date(expires_at) }) : t('products.over')}
        </StatusBadge>
      </span>
    )
  // A profile that an older version kept knows no end.
  return <span>{expires_at ? t('products.until', { date: date(expires_at) }) : t('products.forever')}</span>
}

/** Where it is used, or that it cannot be yet: else whoever holds it looks for it in the menu in vain. */
function Way({ grant: { id, status, expired } }: { grant: Grant }) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const isBuilt = useIsBuilt(id)
  const nameOf = useProductName()
  const tile = tileOfProduct(id)
  if (status === '0' || expired) return null
  if (!isBuilt) return <span className={styles.later}>{t('products.later')}</span>
  return (
    <Link to={`/${tile}`} className={styles.link} aria-label={t('products.openNamed', { name: nameOf(id) })}>
      {t('products.open')}
    </Link>
  )
}

const useStyles = makeStyles({
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
  later: { color: tokens.colorNeutralForeground3 },
  link: {
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
