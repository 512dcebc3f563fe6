import { makeStyles, mergeClasses, shorthands, tokens, useRestoreFocusTarget } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import type { UserInfo } from '#domain/auth/user'
import { features } from '../features/index.ts'
import { usePhone } from '../lib/media.ts'
import { useUser } from '../lib/session.ts'
import type { TileId } from '../lib/tiles.ts'
import { maySee, menuTiles, tileOf } from './guards.ts'
import { type AppPage, pageAt, pages } from './pages.tsx'
import { useFeatureText, usePageTitle } from './pageTitle.ts'
import { tileIcons } from './tileIcons.ts'

const MoreSheet = lazy(() => import('./MoreSheet.tsx').then((m) => ({ default: m.MoreSheet })))
const most = 4

/**
 * A phone's menu: the pages that are there for every day, areas as far as there is room, the round button for the area's first
 * action, and everything else behind "more".
 */
export function BottomBar() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const isPhone = usePhone()
  const user = useUser()
  const { ofEveryDay, tiles } = barOf(user)
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const restoreFocus = useRestoreFocusTarget()
  if (!isPhone) return null

  const room = most - ofEveryDay.length
  const shown = [
    ...ofEveryDay.map((page) => <PageLink key={page.path} page={page} />),
    ...tiles.slice(0, room).map((tile) => <Tile key={tile} tile={tile} />),
  ]
  const half = Math.ceil(shown.length / 2)
  return (
    <nav aria-label={t('menuLabel')} className={styles.bar}>
      {shown.slice(0, half)}
      <Suspense fallback={<span />}>
        <Capture />
      </Suspense>
      {shown.slice(half)}
      <button
        {...restoreFocus}
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onClick={() => setSheet('open')}
      >
        <Face icon={<MoreHorizontalRegular />} label={t('more')} />
      </button>
      {sheet !== 'unused' && (
        <Suspense>
          <MoreSheet open={sheet === 'open'} tiles={tiles.slice(room)} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </nav>
  )
}

/** What stands in the bar by itself, and the areas that have nothing there. */
function barOf(user: UserInfo) {
  const all = menuTiles(pages, user)
  const ofEveryDay = pages.filter(
    (page) => page.inBar && maySee(page, user) && all.some((tile) => tile === tileOf(page.path)),
  )
  const there = new Set(ofEveryDay.map((page) => tileOf(page.path)))
  return { ofEveryDay, tiles: all.filter((tile) => !there.has(tile)) }
}

function PageLink({ page }: { page: AppPage }) {
  const styles = useStyles()
  const title = usePageTitle(page)
  return (
    <NavLink to={page.path} className={({ isActive }) => mergeClasses(styles.item, isActive && styles.current)}>
      <Face icon={page.icon && <page.icon />} label={title} />
    </NavLink>
  )
}

function Tile({ tile }: { tile: TileId }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const Icon = tileIcons[tile]
  return (
    <NavLink to={`/${tile}`} className={({ isActive }) => mergeClasses(styles.item, isActive && styles.current)}>
      <Face icon={<Icon />} label={t(`tile.${tile}`)} />
    </NavLink>
  )
}

function Face({ icon, label }: { icon: ReactNode; label: string }) {
  const styles = useStyles()
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  )
}

/** Of the area that is open; otherwise the first area that has something to capture. */
function Capture() {
  const styles = useStyles()
  const { pathname } = useLocation()
  const feature = [pageAt(pathname)?.feature, ...features].find((area) => area?.capture)
  return feature?.capture ? (
    <CaptureLink capture={feature.capture} feature={feature} />
  ) : (
    <span className={styles.item} />
  )
}

type Feature = (typeof features)[number]
function CaptureLink({ feature, capture }: { feature: Feature; capture: NonNullable<Feature['capture']> }) {
  const styles = useStyles()
  const title = useFeatureText(feature, capture.title)
  return (
    <Link to={capture.to} aria-label={title} title={title} className={styles.capture}>
      <capture.icon />
    </Link>
  )
}

const focusRing = { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` }
const useStyles = makeStyles({
  bar: {
    flex: '0 0 auto',
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    alignItems: 'center',
    justifyItems: 'center',
    height: 'calc(56px + env(safe-area-inset-bottom))',
    boxSizing: 'border-box',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  item: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    minWidth: '44px',
    height: '56px',
    padding: 0,
    ...shorthands.borderStyle('none'),
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyBase,
    textDecorationLine: 'none',
    ':focus-visible': { ...focusRing, outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})` },
  },
  current: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  icon: { display: 'inline-flex', fontSize: '24px' },
  label: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
  },
  capture: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '56px',
    height: '56px',
    marginBlockStart: '-28px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '26px',
    boxShadow: tokens.shadow8,
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
    ':focus-visible': { ...focusRing, outlineOffset: '2px' },
    '@media (forced-colors: active)': { border: '2px solid ButtonText' },
  },
})
