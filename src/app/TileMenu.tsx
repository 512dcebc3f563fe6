import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { limits } from '#domain/limits'
import { useUser } from '../lib/session.ts'
import type { TileId } from '../lib/tiles.ts'
import { menuTiles } from './guards.ts'
import { pages } from './pages.tsx'
import { useSidewaysScroll } from './sidewaysScroll.ts'
import { tileIcons } from './tileIcons.ts'

/** The horizontal menu: scrolled by wheel, touch and arrow keys; its edges fade where there is more. */
export function TileMenu() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const user = useUser()
  const { ref, more } = useSidewaysScroll()

  return (
    <nav aria-label={t('menuLabel')} className={styles.root}>
      <div
        ref={ref}
        onKeyDown={moveByArrows}
        className={mergeClasses(styles.strip, more.before && styles.fadeStart, more.after && styles.fadeEnd)}
      >
        {menuTiles(pages, user).map((tile) => (
          <Tile key={tile} tile={tile} />
        ))}
      </div>
    </nav>
  )
}

/** To the neighbour of the focused tile; the browser scrolls to it by itself. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const tile = event.target as HTMLElement
  const next = {
    ArrowLeft: tile.previousElementSibling,
    ArrowRight: tile.nextElementSibling,
    Home: event.currentTarget.firstElementChild,
    End: event.currentTarget.lastElementChild,
  }[event.key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

function Tile({ tile }: { tile: TileId }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const Icon = tileIcons[tile]
  return (
    <NavLink to={`/${tile}`} className={({ isActive }) => mergeClasses(styles.tile, isActive && styles.current)}>
      <Icon className={styles.icon} />
      <span className={styles.label}>{t(`tile.${tile}`)}</span>
    </NavLink>
  )
}

const { menuTileMinPx: min, menuTileMaxPx: max, menuTilesMax: most } = limits
const fade = tokens.spacingHorizontalXXXL

const useStyles = makeStyles({
  root: { flex: '1 1 0', minWidth: 0, maxWidth: `${most * max}px`, containerType: 'inline-size' },
  strip: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: fade,
    '--from': '0px',
    '--to': '0px',
    maskImage: 'linear-gradient(to right, transparent, black var(--from), black calc(100% - var(--to)), transparent)',
  },
  fadeStart: { '--from': fade },
  fadeEnd: { '--to': fade },
  tile: {
    // An eleventh of the strip between the two bounds shows 9 tiles on the narrowest desktop and 14 on the widest.
    flex: `0 0 clamp(${min}px, 100cqi / 11, ${max}px)`,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXXS,
    height: '64px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: `calc(-1 * ${tokens.strokeWidthThick})`,
    },
  },
  current: {
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  icon: { fontSize: '24px' },
  label: {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
