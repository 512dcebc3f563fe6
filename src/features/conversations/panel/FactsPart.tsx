import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Conversation, isHandedOver } from '#domain/conversations/conversation'
import { rowById } from '#workers/database/read'
import { Section } from '../../../components/Section.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useStored } from '../../../lib/reader.ts'
import { writtenIdentity } from '../names.ts'

/** Under what the channel knows them, where it stands, and how long the first answer took. */
export function FactsPart({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { moment, date } = useFormats()
  const spanText = useSpanText()
  const {
    channel_account_id,
    identities,
    identity,
    status,
    snoozed_until,
    first_answer_ms,
    waiting_since,
    created_at,
  } = conversation
  const account = useStored((db) => rowById(db, 'channel_account', channel_account_id), [channel_account_id])
  const mailbox = useStored((db) => rowById(db, 'email_sender', channel_account_id), [channel_account_id])
  const known = identities.length > 0 ? identities : [identity]
  const stands =
    status === 'snoozed' && snoozed_until !== null
      ? t('panel.snoozedUntil', { time: moment(snoozed_until) })
      : t(`status.${status}`)
  const facts = [
    [t('panel.status'), stands],
    [
      t('panel.answered'),
      // Of what was answered before it was counted nobody knows how long it took.
      first_answer_ms !== null
        ? t('panel.answeredIn', { time: spanText(first_answer_ms) })
        : waiting_since !== null && t('panel.unanswered'),
    ],
    [t('panel.bot'), isHandedOver(conversation) && t('row.handedOver')],
    [t('panel.account'), account?.name ?? mailbox?.address ?? ''],
    [t('panel.since'), date(created_at)],
  ] as const
  return (
    <Section title={t('panel.identities')}>
      <ul className={styles.list}>
        {known.map((one) => (
          <li key={`${one.kind}:${one.value}`}>
            <span className={styles.note}>{t(`panel.kinds.${one.kind}`)}</span> {writtenIdentity(one)}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className={styles.fact}>
                <dt className={styles.note}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}

const minuteMs = 60_000

/** A length of time in its largest unit. */
function useSpanText(): (ms: number) => string {
  const { t } = useTranslation('conversations')
  return (ms) => {
    const minutes = Math.max(1, Math.round(ms / minuteMs))
    if (minutes < 90) return t('panel.minutes', { count: minutes })
    const hours = Math.round(minutes / 60)
    return hours < 36 ? t('panel.hours', { count: hours }) : t('panel.days', { count: Math.round(hours / 24) })
  }
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', overflowWrap: 'anywhere' },
  facts: { display: 'grid', gap: tokens.spacingVerticalXS, margin: `${tokens.spacingVerticalS} 0 0` },
  fact: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
})
