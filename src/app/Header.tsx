import { makeStyles, tokens } from '@fluentui/react-components'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { limits } from '#domain/limits'
import { ClientContext } from '../lib/client.ts'
import { LanguageButton } from '../lib/LanguageButton.tsx'
import { compact, phone, usePhone } from '../lib/media.ts'
import { AccountButton } from './AccountButton.tsx'
import { Bell } from './Bell.tsx'
import { SyncButton } from './SyncButton.tsx'
import { TileMenu } from './TileMenu.tsx'

export function Header() {
  const styles = useStyles()
  const isPhone = usePhone()
  const client = useContext(ClientContext)
  return (
    <header className={styles.root}>
      <Brand />
      {!isPhone && <TileMenu />}
      <div className={styles.end}>
        {client && <SyncButton />}
        {client && <Bell />}
        {!isPhone && <LanguageButton className={styles.language} />}
        {!isPhone && <AccountButton />}
      </div>
    </header>
  )
}

function Brand() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  return (
    <Link to="/statistics" className={styles.brand}>
      <img src="/mark.svg" alt="" className={styles.mark} />
      <span className={styles.name}>{t('name')}</span>
    </Link>
  )
}

const useStyles = makeStyles({
  root: {
    flex: '0 0 auto',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    height: `${limits.headerPx}px`,
    boxSizing: 'border-box',
    paddingInline: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    // Nine whole tiles of the menu from 1024 px on.
    [compact]: { gap: tokens.spacingHorizontalS, paddingInline: tokens.spacingHorizontalXS },
    [phone]: {
      height: 'calc(56px + env(safe-area-inset-top))',
      paddingBlockStart: 'env(safe-area-inset-top)',
      paddingInline: tokens.spacingHorizontalL,
    },
  },
  brand: {
    position: 'relative',
    flex: '0 0 auto',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    [phone]: { gap: tokens.spacingHorizontalS, minHeight: '44px' },
  },
  mark: {
    width: '36px',
    height: '36px',
    [compact]: { width: '28px', height: '28px' },
    [phone]: { width: '28px', height: '28px' },
  },
  name: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    [compact]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    [phone]: { fontSize: tokens.fontSizeBase400 },
  },
  language: { [compact]: { paddingInline: tokens.spacingHorizontalXXS } },
  end: {
    flex: '0 1 auto',
    minWidth: 0,
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    [compact]: { gap: 0 },
  },
})
