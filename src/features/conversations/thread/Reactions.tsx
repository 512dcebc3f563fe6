import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ShownReaction } from '#domain/conversations/reactions'

type Props = {
  reactions: readonly ShownReaction[]
  /** how the other side is called */
  name: string
  /** the emoji of ours that did not get through; null: all did */
  failed: string | null
}

/** What both sides think of a message, at its foot. */
export function Reactions({ reactions, name, failed }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  if (!reactions.length && failed === null) return null
  return (
    <span className={styles.root}>
      {reactions.map(({ by, emoji, isWaiting }) => {
        const label = t(by === 'us' ? (isWaiting ? 'reaction.oursWaiting' : 'reaction.ours') : 'reaction.theirs', {
          emoji,
          name,
        })
        return (
          <span
            key={by}
            className={mergeClasses(styles.badge, isWaiting && styles.waiting)}
            role="img"
            aria-label={label}
            title={label}
          >
            {emoji}
          </span>
        )
      })}
      {failed !== null && <span className={styles.failed}>{t('reaction.failed', { emoji: failed })}</span>}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  badge: {
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    lineHeight: tokens.lineHeightBase300,
  },
  waiting: { opacity: 0.6, border: `1px dashed ${tokens.colorNeutralStroke1}` },
  failed: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
})
