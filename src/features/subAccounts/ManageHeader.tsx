import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { PersonAddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { usePhone } from '../../lib/media.ts'

type Props = {
  shown: number
  total: number
  typed: string
  onTyped: (text: string) => void
  selecting: boolean
  onSelecting: (selecting: boolean) => void
  onCreate: () => void
}

/** The title with how many there are, the search, and the one thing to do. */
export function ManageHeader({ shown, total, typed, onTyped, selecting, onSelecting, onCreate }: Props) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const phone = usePhone()
  return (
    <header className={styles.root}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{t('menu')}</h1>
        <span className={styles.count} role="status">
          {typed.trim() ? t('matching', { matching: shown, total }) : t('count', { count: total })}
        </span>
      </div>
      <SearchBox
        className={styles.search}
        value={typed}
        onChange={(_, { value }) => onTyped(value)}
        placeholder={t('search')}
        aria-label={t('search')}
        autoComplete="off"
      />
      <div className={styles.actions}>
        {phone && total > 0 && (
          <Button onClick={() => onSelecting(!selecting)}>
            {t(selecting ? 'actions.selectDone' : 'actions.select')}
          </Button>
        )}
        {/* While nobody is there, the empty list has this button. */}
        {total > 0 && (
          <OnlineButton
            appearance="primary"
            icon={<PersonAddRegular />}
            aria-label={t('actions.create')}
            onClick={onCreate}
          >
            {phone ? null : t('actions.create')}
          </OnlineButton>
        )}
      </div>
    </header>
  )
}

const narrow = '@media (max-width: 900px)'
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(160px, 320px) 1fr',
    gridTemplateAreas: '"titles search actions"',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalM}`,
    [narrow]: {
      gridTemplateColumns: '1fr auto',
      gridTemplateAreas: '"titles actions" "search search"',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
    },
  },
  titles: { gridArea: 'titles', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    [narrow]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  count: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  search: {
    gridArea: 'search',
    width: '100%',
    maxWidth: 'none',
    '@media (pointer: coarse)': { minHeight: '44px', '& input': { fontSize: tokens.fontSizeBase400 } },
  },
  actions: {
    gridArea: 'actions',
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    '& button': { whiteSpace: 'nowrap', minWidth: 'auto' },
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
})
