import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNumbers } from '../../../components/figures/useNumbers.ts'
import { useFormats } from '../../../lib/formats.ts'
import { chapterAddress, taskAddress } from './paths.ts'
import type { Report } from './report.ts'
import type { EmailNumbers } from './useEmailNumbers.ts'
import { type Warning, warningsOf } from './warnings.ts'

const most = 3

/** Tasks of these days that are at a limit at which mailboxes lose trust, or at which the product stops them. */
export function Warnings({ numbers, report }: { numbers: EmailNumbers; report: Report }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const ever = new Map(
    numbers.tasks.flatMap(({ key, counts }) => (report.byTask.has(key) ? [[key, counts] as const] : [])),
  )
  const warnings = warningsOf(ever, report.now)
  if (warnings.length === 0) return null
  return (
    <section className={styles.root} aria-label={t('statistics.warnings.label')}>
      {warnings.slice(0, most).map((warning) => (
        <WarningBar key={warning.task} warning={warning} numbers={numbers} />
      ))}
      {warnings.length > most && (
        <p className={styles.more}>{t('statistics.warnings.more', { count: warnings.length - most })}</p>
      )}
    </section>
  )
}

function WarningBar({ warning, numbers: { taskRows } }: { warning: Warning; numbers: EmailNumbers }) {
  const styles = useStyles()
  const { t } = useTranslation('campaigns')
  const formats = useFormats()
  const numbers = useNumbers()
  const { task, kind, some, all, limit } = warning
  const row = task === null ? undefined : taskRows.get(task)
  const name = task === null ? t('statistics.warnings.all') : (row?.name ?? t('statistics.gone.task'))
  return (
    <MessageBar intent={kind === 'complaintsWarn' ? 'warning' : 'error'} layout="multiline">
      <MessageBarBody className={styles.body}>
        <span>
          {t(`statistics.warnings.${kind}`, {
            name,
            rate: numbers.rate(some / all),
            all: formats.number(all),
            limit: numbers.rate(limit / 100),
          })}
        </span>
        <span className={styles.links}>
          <Link className={styles.link} to={chapterAddress}>
            {t('statistics.warnings.course')}
          </Link>
          {row && (
            <Link className={styles.link} to={taskAddress(row.id)}>
              {t('statistics.warnings.open')}
            </Link>
          )}
        </span>
      </MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS },
  body: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, whiteSpace: 'normal' },
  links: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM },
  link: {
    color: tokens.colorBrandForegroundLink,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
  more: { margin: 0, color: tokens.colorNeutralForeground3 },
})
