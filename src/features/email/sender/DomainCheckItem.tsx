import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SenderReport } from '#domain/email/sender/sender'
import { isReportCode, type ReportPart } from '#domain/email/sender/senderState'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { RecordView } from './RecordView.tsx'
import { checkTone } from './tones.ts'

/** One record: how it stands, what is there, and what should be. */
export function DomainCheckItem({ part, check }: { part: ReportPart; check: SenderReport[ReportPart] }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { state, code, found, wanted } = check
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <strong>{t(`sender.report.parts.${part}`)}</strong>
        <span className={styles.about}>{t(`sender.report.about.${part}`)}</span>
        <StatusBadge tone={checkTone[state]}>{t(`sender.report.states.${state}`)}</StatusBadge>
      </div>
      {/* A newer server may know more than this app has words for: the colour says enough. */}
      {isReportCode(code) && <p className={styles.text}>{t(`sender.code.${code}`)}</p>}
      {found.length > 0 && (
        <details className={styles.found}>
          <summary>{t('sender.report.found')}</summary>
          {found.map((text) => (
            <code key={text} className={styles.code} lang="en">
              {text}
            </code>
          ))}
        </details>
      )}
      {wanted && <RecordView title={t('sender.report.wanted')} wanted={wanted} />}
    </li>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  about: { flexGrow: 1, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: { margin: 0, textWrap: 'pretty' },
  found: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  code: { display: 'block', marginTop: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
})
