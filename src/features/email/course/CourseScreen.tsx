import { makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../components/Page.tsx'
import { useAddress } from '../../../lib/useAddress.ts'
import { Chapter } from './Chapter.tsx'
import { ChapterList } from './ChapterList.tsx'
import { chapterAfter, chapterIds, chapterShown } from './chapters.ts'
import { keepRead, useProgress } from './useProgress.ts'

/** A short guide from the domain to the mail after a fair. `chapter` stands in the address. */
export function CourseScreen() {
  const styles = useStyles()
  const { t } = useTranslation('email')
  const [address, setAddress] = useAddress()
  const read = useProgress()
  if (!read) return null

  const chapter = chapterShown(address.get('chapter'), read)
  const progress = t('course.progress', { read: read.length, count: chapterIds.length })
  async function goOn() {
    if (!read?.includes(chapter)) await keepRead([...(read ?? []), chapter])
    setAddress({ chapter: chapterAfter(chapter) ?? chapter })
  }
  return (
    <Page title={t('course.menu')} intro={t('course.intro', { count: chapterIds.length })}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.progress}>
            <span>{progress}</span>
            <ProgressBar value={read.length} max={chapterIds.length} aria-label={progress} />
          </div>
          <ChapterList shown={chapter} read={read} />
        </div>
        <Chapter id={chapter} read={read} onGoOn={() => void goOn()} />
      </div>
    </Page>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: '248px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  },
  side: {
    position: 'sticky',
    top: tokens.spacingVerticalL,
    display: 'grid',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    '@media (max-width: 1000px)': { position: 'static' },
  },
  progress: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})
