import { MenuDivider, MenuItem, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { usualReactions } from '#domain/conversations/reactions'

type Props = { reaction: string | null; onReact: (emoji: string) => void }

/** The usual reactions beside each other, walked through by the arrow keys as the rest of the menu is. */
export function ReactionItems({ reaction, onReact }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  return (
    <>
      <div className={styles.row} role="group" aria-label={t('reaction.label')}>
        {usualReactions.map((emoji) => (
          <MenuItem
            key={emoji}
            className={mergeClasses(styles.emoji, emoji === reaction && styles.current)}
            aria-label={t('reaction.give', { emoji })}
            onClick={() => onReact(emoji)}
          >
            {emoji}
          </MenuItem>
        ))}
      </div>
      {reaction !== null && <MenuItem onClick={() => onReact('')}>{t('reaction.remove')}</MenuItem>}
      <MenuDivider />
    </>
  )
}

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'repeat(6, auto)', justifyContent: 'start' },
  emoji: {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    minHeight: '36px',
    minWidth: 0,
    padding: 0,
    boxSizing: 'border-box',
    fontSize: tokens.fontSizeBase500,
    borderRadius: tokens.borderRadiusMedium,
    '@media (pointer: coarse)': { width: '44px', minHeight: '44px' },
  },
  current: { backgroundColor: tokens.colorBrandBackground2 },
})
