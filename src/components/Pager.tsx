import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { pageRows } from './pageRows.ts'

type Props = { page: number; count: number; onPage: (page: number) => void }

/** Newest first, so one page back is newer. Not there while all fits on one. */
export function Pager({ page, count, onPage }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const pages = Math.ceil(count / pageRows)
  if (pages < 2 && page === 1) return null
  const from = (page - 1) * pageRows + 1
  return (
    <nav className={styles.root} aria-label={t('pages.label')}>
      <Button icon={<ChevronLeftRegular />} disabled={page === 1} onClick={() => onPage(Math.min(page - 1, pages))}>
        {t('pages.newer')}
      </Button>
      <span className={styles.shown} role="status">
        {t('pages.shown', { from: Math.min(from, count), to: Math.min(from + pageRows - 1, count), count })}
      </span>
      <Button
        icon={<ChevronRightRegular />}
        iconPosition="after"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('pages.older')}
      </Button>
    </nav>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlockStart: tokens.spacingVerticalS,
  },
  shown: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
})
