import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { RecordToPublish } from '#domain/email/deliverability/dns'
import { useToasts } from '../../../lib/toasts.ts'

/** A record as it is typed in where a domain is managed, each of its parts with a button that copies it. */
export function RecordView({ title, wanted }: { title: string; wanted: RecordToPublish }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { type, name, value } = wanted
  return (
    <section className={styles.root} aria-label={`${title} ${name}`}>
      <div className={styles.title}>
        {title} · {t('sender.report.type')} {type}
      </div>
      <dl className={styles.list}>
        <Copied label={t('sender.report.name')} text={name} />
        <Copied label={t('sender.report.value')} text={value} />
      </dl>
    </section>
  )
}

function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const toasts = useToasts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.done(t('sender.report.copied'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <code lang="en">{text}</code>
      </dd>
      <dd className={styles.action}>
        <Button
          size="small"
          appearance="subtle"
          icon={<CopyRegular />}
          aria-label={t('sender.report.copy', { what: label })}
          title={t('sender.report.copy', { what: label })}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  title: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  list: { display: 'grid', margin: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
  },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  value: {
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  action: { margin: 0 },
})
