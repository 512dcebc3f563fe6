import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { TileId } from '../lib/tiles.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { tileIcons } from './tileIcons.ts'

/** What the bottom bar has no room for: the other areas, and the account. */
export function MoreSheet({ open, tiles, onClose }: { open: boolean; tiles: TileId[]; onClose: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <OverlayDrawer
      open={open}
      position="bottom"
      onOpenChange={(_, data) => !data.open && onClose()}
      className={styles.sheet}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={onClose} />}
        >
          {t('more')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {tiles.length > 0 && (
          <nav aria-label={t('menuLabel')} className={styles.tiles}>
            {tiles.map((tile) => (
              <Tile key={tile} tile={tile} onOpen={onClose} />
            ))}
          </nav>
        )}
        <AccountPanel onLeave={onClose} />
      </DrawerBody>
    </OverlayDrawer>
  )
}

function Tile({ tile, onOpen }: { tile: TileId; onOpen: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const Icon = tileIcons[tile]
  return (
    <Link to={`/${tile}`} className={styles.tile} onClick={onOpen}>
      <Icon className={styles.icon} />
      {t(`tile.${tile}`)}
    </Link>
  )
}

const useStyles = makeStyles({
  sheet: {
    height: 'auto',
    maxHeight: '85dvh',
    borderStartStartRadius: tokens.borderRadiusXLarge,
    borderStartEndRadius: tokens.borderRadiusXLarge,
  },
  body: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    justifyItems: 'stretch',
    paddingBlockEnd: `calc(${tokens.spacingVerticalXXL} + env(safe-area-inset-bottom))`,
    '& > div': { width: '100%' },
  },
  tiles: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))', gap: tokens.spacingVerticalS },
  tile: {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.spacingVerticalXXS,
    paddingBlock: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
  },
  icon: { fontSize: '24px' },
})
