import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useInitials } from '../../components/Initials.tsx'
import { useBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import type { SubLine } from './subList.ts'
import { statusTone } from './tones.ts'
import { useProductWords } from './useProductWords.ts'

export const subCardHeight = 92

/** A sub account on a phone. */
export function useSubCard(): (line: SubLine) => ReactNode {
  const { t } = useTranslation('subAccounts')
  const formats = useFormats()
  const products = useProductWords()
  const badge = useBadge()
  const initials = useInitials()
  const styles = useStyles()
  return useMemo(
    () => (line) => {
      const seen =
        line.last_seen === null ? t('neverSeen') : `${t('fields.last_seen')} ${formats.moment(line.last_seen)}`
      const facts = [t('contactCount', { count: line.contacts }), seen]
      return (
        <div className={styles.card}>
          {initials(line, 40)}
          <div className={styles.who}>
            <div className={styles.first}>
              <span className={styles.name}>{line.name}</span>
              {badge(statusTone[line.status], t(`status.${line.status}`))}
            </div>
            <div className={styles.line}>{facts.join(' · ')}</div>
            <div className={styles.line}>{products(line.product_list)}</div>
          </div>
        </div>
      )
    },
    [t, formats, products, badge, initials, styles],
  )
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    height: '100%',
    paddingInline: tokens.spacingHorizontalL,
  },
  who: { flexGrow: 1, minWidth: 0 },
  first: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: {
    minWidth: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  line: {
    lineHeight: '22px',
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})
