import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUpRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { LogCursor } from '#domain/operationLog/log'

type Props = { before: LogCursor | null; next: LogCursor | null; onPage: (before: LogCursor | null) => void }

/** Older and older; the way back is the browser's, or all the way to the newest. */
export function LogPager({ before, next, onPage }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('operationLog')
  if (!before && !next) return null
  return (
    <nav className={styles.root} aria-label={t('pages.label')}>
      <Button icon={<ArrowUpRegular />} disabled={!before} onClick={() => onPage(null)}>
        {t('pages.newest')}
      </Button>
      <Button icon={<ChevronRightRegular />} iconPosition="after" disabled={!next} onClick={() => onPage(next)}>
        {t('pages.older')}
      </Button>
    </nav>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlockStart: tokens.spacingVerticalS,
  },
})
