import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRightRegular, CheckmarkRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormats } from '../../../lib/formats.ts'
import { phone } from '../../../lib/media.ts'
import { type ChapterId, chapterAfter, chapterIds, chapters, links, partKey } from './chapters.ts'
import { drawings } from './drawings/drawings.ts'
import { courseFigures } from './figures.ts'
import { RecordTable } from './RecordTable.tsx'
import { SelfCheck } from './SelfCheck.tsx'

type Props = { id: ChapterId; read: readonly ChapterId[]; onGoOn: () => void }

/** What there is to know, a drawing of it, two questions, and where to do it. */
export function Chapter({ id, read, onGoOn }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  const figures = courseFigures(useFormats(), t('course.standIn'))
  const heading = useHeading(id)
  const Drawing = drawings[id]
  return (
    <article className={styles.root} aria-labelledby="chapter">
      <header className={styles.header}>
        <span className={styles.number}>
          {t('course.chapterNumber', { number: chapterIds.indexOf(id) + 1, count: chapterIds.length })}
        </span>
        <h2 id="chapter" ref={heading} tabIndex={-1} className={styles.title}>
          {t(`course.chapter.${id}.title`)}
        </h2>
        <p className={styles.lead}>{t(`course.chapter.${id}.lead`)}</p>
      </header>
      <Drawing />
      <div className={styles.parts}>
        {chapters[id].parts.map((part) => (
          <section key={part}>
            <h3 className={styles.heading}>{t(partKey(id, part, 'title'), figures)}</h3>
            <p className={styles.text}>{t(partKey(id, part, 'text'), figures)}</p>
          </section>
        ))}
      </div>
      {id === 'domain' && <RecordTable />}
      <SelfCheck key={id} chapter={id} figures={figures} />
      <DoNow id={id} />
      <GoOn id={id} read={read} onGoOn={onGoOn} />
    </article>
  )
}

/** Who comes from another chapter begins at the top of this one; who opens the page is left alone. */
function useHeading(id: ChapterId) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== id) heading.current?.focus()
    before.current = id
  }, [id])
  return heading
}

function DoNow({ id }: { id: ChapterId }) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  return (
    <section aria-labelledby="doNow">
      <h3 id="doNow" className={styles.heading}>
        {t('course.doNow')}
      </h3>
      <ul className={styles.links}>
        {chapters[id].links.map((link) => (
          <li key={link}>
            <Link to={links[link]} className={styles.link}>
              {t(`course.links.${link}`)}
              <ChevronRightRegular aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GoOn({ id, read, onGoOn }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('email')
  const next = chapterAfter(id)
  const isRead = read.includes(id)
  const isDone = read.length === chapterIds.length
  return (
    <footer className={styles.footer}>
      {isDone && <p className={styles.text}>{t('course.allRead')}</p>}
      {next ? (
        <Button appearance="primary" icon={<ArrowRightRegular />} iconPosition="after" onClick={onGoOn}>
          {t(isRead ? 'course.next' : 'course.markRead', { chapter: t(`course.chapter.${next}.title`) })}
        </Button>
      ) : (
        !isRead && (
          <Button appearance="primary" icon={<CheckmarkRegular />} onClick={onGoOn}>
            {t('course.markLast')}
          </Button>
        )
      )}
    </footer>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXXL,
    minWidth: 0,
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    [phone]: { padding: tokens.spacingHorizontalL, gap: tokens.spacingVerticalXL },
  },
  header: { display: 'grid', gap: tokens.spacingVerticalXS, maxWidth: '68ch' },
  number: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    scrollMarginTop: '40px',
    ':focus': { outlineStyle: 'none' },
  },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    textWrap: 'pretty',
  },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: `${tokens.spacingVerticalXL} ${tokens.spacingHorizontalXXL}`,
  },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  text: {
    maxWidth: '68ch',
    margin: `${tokens.spacingVerticalXS} 0 0`,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  links: {
    display: 'grid',
    justifyItems: 'start',
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  footer: {
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalM,
    '& button': { maxWidth: '100%' },
    [phone]: { justifyItems: 'stretch' },
  },
})
