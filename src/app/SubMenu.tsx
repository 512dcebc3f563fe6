import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router-dom'
import { phone } from '../lib/media.ts'
import { useUser } from '../lib/session.ts'
import { type AppPage, pagesBeside } from './pages.tsx'
import { usePageTitle } from './pageTitle.ts'
import { useSidewaysScroll } from './sidewaysScroll.ts'

/** The pages of one area: at the left on a wide screen, as tabs on a narrow one. Not there for a single page. */
export function SubMenu() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const beside = pagesBeside(pathname, useUser())
  if (beside.length < 2) return null
  return (
    <nav aria-label={t('subMenuLabel')} className={styles.root}>
      <Strip>
        <Suspense>
          {beside.map((page) => (
            <SubMenuItem key={page.path} page={page} isCurrent={page.path === pathname} />
          ))}
        </Suspense>
      </Strip>
    </nav>
  )
}

/** Where it goes on sideways its edge fades, so that nobody takes a cut word for the last one. */
function Strip({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const { ref, more } = useSidewaysScroll()
  return (
    <div
      ref={ref}
      className={mergeClasses(styles.strip, more.before && styles.fadeStart, more.after && styles.fadeEnd)}
    >
      {children}
    </div>
  )
}

function SubMenuItem({ page, isCurrent }: { page: AppPage; isCurrent: boolean }) {
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
      end
      className={({ isActive }) => mergeClasses(styles.item, isActive && styles.current)}
    >
      {page.icon && <page.icon className={styles.icon} />}
      {title}
    </NavLink>
  )
}

const narrow = '@media (max-width: 900px)'
const fade = tokens.spacingHorizontalXXXL
const useStyles = makeStyles({
  root: {
    flex: '0 0 auto',
    width: '208px',
    boxSizing: 'border-box',
    overflow: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    [narrow]: {
      width: '100%',
      overflow: 'visible',
      borderRightStyle: 'none',
      borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
    // As high before its words are here, so that the page below does not move.
    [phone]: { minHeight: '53px' },
  },
  strip: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    padding: tokens.spacingHorizontalM,
    [narrow]: {
      flexDirection: 'row',
      paddingBlock: tokens.spacingVerticalXS,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: fade,
      '--from': '0px',
      '--to': '0px',
      maskImage: 'linear-gradient(to right, transparent, black var(--from), black calc(100% - var(--to)), transparent)',
    },
  },
  fadeStart: { [narrow]: { '--from': fade } },
  fadeEnd: { [narrow]: { '--to': fade } },
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
  icon: { flexShrink: 0, fontSize: '20px' },
})
