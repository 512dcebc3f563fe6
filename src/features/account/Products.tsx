import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { UserInfo } from '#domain/auth/user'
import { Part } from '../../components/Part.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import { useProductName } from '../../lib/productName.ts'
import { useUser } from '../../lib/session.ts'
import { Line, Lines } from './Line.tsx'

/** What the user may use, and until when. */
export function Products() {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const nameOf = useProductName()
  const { product_list } = useUser()
  return (
    <Part title={t('products.title')}>
      {product_list.length === 0 && <p className={styles.none}>{t('products.none')}</p>}
      <Lines>
        {product_list.map((grant) => (
          <Line key={grant.id} name={nameOf(grant.id)}>
            <Standing grant={grant} />
          </Line>
        ))}
      </Lines>
    </Part>
  )
}

function Standing({ grant: { status, expired, expires_at } }: { grant: UserInfo['product_list'][number] }) {
  const { t } = useTranslation('account')
  const { date } = useFormats()
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

const useStyles = makeStyles({ none: { margin: 0, color: tokens.colorNeutralForeground2 } })
