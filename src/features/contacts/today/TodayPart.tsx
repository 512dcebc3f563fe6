import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormats } from '../../../lib/formats.ts'

const most = 8

type Props<T> = {
  title: string
  rows: readonly T[]
  renderRow: (one: T) => ReactNode
  /** where all of them are */
  more: string
}

/** One kind of thing with how many there are; more than a screen takes are one click away. Nothing where there is none. */
export function TodayPart<T>({ title, rows, renderRow, more }: Props<T>) {
  const { t } = useTranslation('contacts')
  const { number } = useFormats()
  const styles = useStyles()
  if (rows.length === 0) return null
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.count}>{number(rows.length)}</span>
      </div>
      <ul className={styles.list}>{rows.slice(0, most).map(renderRow)}</ul>
      {rows.length > most && (
        <Link to={more} className={styles.more}>
          {t('today.more', { count: rows.length - most })}
        </Link>
      )}
    </section>
  )
}

export const useTodayRowStyles = makeStyles({
  item: {
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { border: 'none' },
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    width: '100%',
    minHeight: '44px',
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  /** a link with a button beside it */
  pair: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    '& button': { flexShrink: 0, minWidth: 'auto', whiteSpace: 'nowrap' },
  },
  link: {
    display: 'grid',
    flexGrow: 1,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  words: { display: 'grid', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  text: {
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})

const useStyles = makeStyles({
  part: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  list: { minWidth: 0, margin: 0, padding: 0, listStyleType: 'none' },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
})
