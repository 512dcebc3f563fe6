import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { CommentRegular, EyeOffRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { CommentExtra } from '#domain/ownPages/answering'

/** What was commented on: the words of the post, and the way there. */
export function CommentCard({ comment }: { comment: CommentExtra }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { post, url, isMention, isHidden } = comment
  const title = t(isMention ? 'comment.mention' : 'comment.below')
  return (
    <section className={styles.card} aria-label={title}>
      <CommentRegular className={styles.pin} aria-hidden />
      <div className={styles.lines}>
        <span className={styles.faint}>{title}</span>
        {post && <span className={styles.post}>{post}</span>}
        {url && (
          <Link className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            {t('comment.open')}
          </Link>
        )}
        {isHidden && (
          <span className={styles.hidden}>
            <EyeOffRegular aria-hidden /> {t('comment.hidden')}
          </span>
        )}
      </div>
    </section>
  )
}

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  pin: { fontSize: '20px', color: tokens.colorBrandForeground1 },
  lines: { display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' },
  faint: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  post: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
  hidden: { color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
  link: {
    justifySelf: 'start',
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
