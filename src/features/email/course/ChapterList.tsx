import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ChapterId, chapterIds } from './chapters.ts'

type Props = { shown: ChapterId; read: readonly ChapterId[] }

/** All chapters; a row of their numbers where there is no room for names. */
export function ChapterList({ shown, read }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  return (
    <nav aria-label={t('course.chapters')}>
      <ol className={styles.list}>
        {chapterIds.map((id, at) => {
          const isShown = id === shown
          const isRead = read.includes(id)
          return (
            <li key={id}>
              <Link
                to={`?chapter=${id}`}
                className={mergeClasses(styles.link, isShown && styles.shown)}
                aria-current={isShown ? 'page' : undefined}
              >
                <span className={mergeClasses(styles.number, isRead && styles.read)} aria-hidden>
                  {isRead ? <CheckmarkRegular /> : at + 1}
                </span>
                <span className={styles.name}>
                  {t(`course.chapter.${id}.title`)}
                  {isRead && <span className={styles.unseen}> ({t('course.isRead')})</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const narrow = '@media (max-width: 1000px)'
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalXXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: { display: 'flex', justifyContent: 'space-between', maxWidth: '480px' },
  },
  link: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    [narrow]: {
      minWidth: '44px',
      minHeight: '44px',
      justifyContent: 'center',
      paddingInline: 0,
      boxSizing: 'border-box',
    },
  },
  shown: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
  number: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
  },
  read: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
  name: { [narrow]: unseen },
  unseen,
})
