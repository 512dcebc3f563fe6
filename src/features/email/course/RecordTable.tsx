import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../../lib/reader.ts'
import { exampleSender, recordExamples } from './records.ts'

const all = () => true

/** Each record as it is published, for the user's own domain where a sender has one. */
export function RecordTable() {
  const styles = useStyles()
  const { t } = useTranslation('email')
  const senders = useStored((db) => rowsWhere(db, 'email_sender', all), [])
  if (!senders) return null
  const sender = exampleSender(senders)
  return (
    <section className={styles.root} aria-labelledby="records">
      <h3 id="records" className={styles.heading}>
        {t('course.records.title')}
      </h3>
      <p className={styles.note}>
        {sender ? t('course.records.own', { domain: sender.domain }) : t('course.records.example')}
      </p>
      <dl className={styles.list}>
        {recordExamples(sender).map(({ kind, type, name, value }) => (
          <div key={kind} className={styles.record}>
            <dt className={styles.kind}>{kind === type ? kind : `${kind} (${type})`}</dt>
            <dd className={styles.line}>
              <span className={styles.label}>{t('course.records.name')}</span>
              <code className={styles.code}>{name}</code>
            </dd>
            <dd className={styles.line}>
              <span className={styles.label}>{t('course.records.value')}</span>
              <code className={styles.code}>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  note: { maxWidth: '68ch', margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  list: { display: 'grid', margin: 0 },
  record: {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  kind: { gridRow: 'span 2', fontWeight: tokens.fontWeightSemibold, '@media (max-width: 640px)': { gridRow: 'auto' } },
  line: { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: tokens.spacingHorizontalS, margin: 0 },
  label: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
})
