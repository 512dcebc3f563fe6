import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { phone } from '../lib/media.ts'
import { useUser } from '../lib/session.ts'
import { type Page, pagesBeside } from './pages.tsx'
import { usePageTitle } from './pageTitle.ts'

/** The pages of one area: at the left on a wide screen, as tabs on a narrow one. Not there for a single page. */
export function SubMenu() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const beside = pagesBeside(pathname, useUser())
  if (beside.length < 2) return null
  return (
    <nav aria-label={t('subMenuLabel')} className={styles.root}>
      <Suspense>
        {beside.map((page) => (
          <SubMenuItem key={page.path} page={page} isCurrent={page.path === pathname} />
        ))}
      </Suspense>
    </nav>
  )
}

function SubMenuItem({ page, isCurrent }: { page: Page; isCurrent: boolean }) {
  const styles = useStyles()
  const title = usePageTitle(page)
  const link = useRef<HTMLAnchorElement>(null)
  // As a row of tabs it may be out of sight.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <NavLink
      ref={link}
      to={page.path}
      className={({ isActive }) => mergeClasses(styles.item, isActive && styles.current)}
    >
      {page.icon && <page.icon className={styles.icon} />}
      {title}
    </NavLink>
  )
}

const useStyles = makeStyles({
  root: {
    flex: '0 0 auto',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    width: '208px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    overflow: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 900px)': {
      flexDirection: 'row',
      width: '100%',
      paddingBlock: tokens.spacingVerticalXS,
      scrollbarWidth: 'none',
      borderRightStyle: 'none',
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
    // As high before its words are here, so that the page below does not move.
    [phone]: { minHeight: '53px' },
  },
  item: {
    flex: '0 0 auto',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    [phone]: { minHeight: '44px' },
  },
  current: {
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  icon: { fontSize: '20px' },
})
