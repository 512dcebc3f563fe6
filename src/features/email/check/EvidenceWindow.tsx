import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressEvidence } from '#domain/email/addressCalls'
import { emailCalls } from '#domain/email/calls'
import { type AddressStatus, type Evidence, verdictOfStatus } from '#domain/email/deliverability/addressCheck'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import type { CheckedAddress } from '../../../lib/windows.ts'
import { ServersSwitch } from './ServersSwitch.tsx'
import { verdictTone } from './tones.ts'
import { useChecks } from './useChecks.ts'
import { useStartCheck } from './useStartCheck.ts'

type Props = { of: CheckedAddress; onClose: () => void }

/** What is known of one address, how it was found out, and a way to find out anew. */
export function EvidenceWindow({ of, onClose }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const answered = useAnswer(emailCalls.evidence, { contact_id: of.contact })
  const { check, state } = useCheck(of.contact, answered.ask)
  const known = answered.answer?.data.list.find(({ email }) => email === of.email.toLowerCase())
  return (
    <WindowFrame
      title={t('check.evidence.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('check.close')}</Button>
          <OnlineButton
            appearance="primary"
            {...(state !== 'idle' && { disabledFocusable: true })}
            onClick={() => void check()}
          >
            {t(known ? 'check.evidence.again' : 'check.evidence.check')}
          </OnlineButton>
        </>
      }
    >
      <p className={styles.address}>{of.email}</p>
      <div role="status">
        {state === 'checking' && <Spinner size="tiny" labelPosition="after" label={t('check.evidence.checking')} />}
        {state === 'waiting' && <p className={styles.text}>{t('check.evidence.later')}</p>}
      </div>
      <AnswerView answered={answered} lines={4}>
        {({ asks_servers }) => (
          <>
            {known ? <Known known={known} /> : <p className={styles.text}>{t('check.evidence.never')}</p>}
            <ServersSwitch asks={asks_servers} />
          </>
        )}
      </AnswerView>
    </WindowFrame>
  )
}

type CheckState = 'idle' | 'checking' | 'waiting'

/** All addresses of the contact at once: the same server is asked anyway. */
function useCheck(contact: string, onFound: () => void) {
  const begin = useStartCheck()
  const toasts = useToasts()
  const words = useWords()
  const { answer } = useChecks()
  const [started, setStarted] = useState<string | null>(null)
  const run = answer?.data.list.find(({ id }) => id === started)
  const isOpen = started !== null && (!run || run.state === 'running')
  const progress = run && `${run.state} ${run.total - run.waiting}`
  useEffect(() => {
    if (progress) onFound()
  }, [progress, onFound])

  async function check() {
    setStarted('')
    try {
      setStarted(await begin([contact], { again: true }))
    } catch (error) {
      setStarted(null)
      toasts.info(words.ofError(error) ?? '')
    }
  }
  const state: CheckState = !isOpen ? 'idle' : run && run.waiting > 0 ? 'waiting' : 'checking'
  return { check, state }
}

function Known({ known }: { known: AddressEvidence }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { dateTime } = useFormats()
  const { standing, standing_at, reason, at, evidence } = known
  const isOther = standing !== reason
  return (
    <div className={styles.known}>
      {isOther && standing !== 'bounced' && <p className={styles.text}>{t('check.evidence.lastCheck')}</p>}
      <Finding reason={standing} />
      {!isOther && <span className={styles.when}>{t('check.evidence.checkedAt', { time: dateTime(at) })}</span>}
      {isOther && standing_at < at && (
        <span className={styles.when}>{t('check.evidence.since', { time: dateTime(standing_at) })}</span>
      )}
      {isOther && (
        <section className={styles.last}>
          <h3 className={styles.subtitle}>{t('check.evidence.lastFound', { time: dateTime(at) })}</h3>
          <Finding reason={reason} />
        </section>
      )}
      {evidence.length > 0 && (
        <section>
          <h3 className={styles.subtitle}>{t('check.evidence.steps')}</h3>
          <ol className={styles.steps}>
            {evidence.map((step, n) => (
              <Step key={n} step={step} />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function Finding({ reason }: { reason: AddressStatus }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const verdict = verdictOfStatus(reason)
  return (
    <p className={styles.finding}>
      <StatusBadge tone={verdictTone[verdict]}>{t(`check.verdict.${verdict}`)}</StatusBadge>
      <span>{t(`check.reason.${reason}`)}</span>
    </p>
  )
}

const known = ['good', 'noDomain', 'nowhere', 'refused', 'unknown', 'timeout', 'closed'] as const
const isKnown = (answer: string): answer is (typeof known)[number] => (known as readonly string[]).includes(answer)

function Step({ step: { step, answer, at } }: { step: Evidence }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { time, dateTime } = useFormats()
  const isEarlier = step === 'takesAll' || step === 'silent'
  return (
    <li className={styles.step}>
      <span className={styles.what}>{t(`check.step.${step}`)}</span>
      <time className={styles.when}>{isEarlier ? dateTime(at) : time(at)}</time>
      {isKnown(answer) ? (
        <span className={styles.answer}>{t(`check.answer.${answer}`)}</span>
      ) : (
        <code className={styles.answer} lang="en">
          {answer}
        </code>
      )}
    </li>
  )
}

const useStyles = makeStyles({
  address: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  known: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  finding: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    textWrap: 'pretty',
  },
  when: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  last: { display: 'grid', gap: tokens.spacingVerticalXS, marginTop: tokens.spacingVerticalS },
  subtitle: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  steps: { margin: 0, padding: 0, listStyle: 'none', marginTop: tokens.spacingVerticalXS },
  step: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `0 ${tokens.spacingHorizontalM}`,
    paddingBlock: tokens.spacingVerticalXS,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  what: { color: tokens.colorNeutralForeground2 },
  answer: { gridColumn: '1 / -1', overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
})
