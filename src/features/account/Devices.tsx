import { makeStyles, tokens } from '@fluentui/react-components'
import { DesktopRegular, PhoneRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { authCalls } from '#domain/auth/calls'
import type { SessionEntry } from '#domain/auth/security'
import { AnswerView } from '../../components/AnswerView.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { Part } from '../../components/Part.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useFormats } from '../../lib/formats.ts'
import { request } from '../../lib/http.ts'
import { signOut } from '../../lib/signOut.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../lib/useAnswer.ts'

/** Where the user is signed in, and was. */
export function Devices() {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const answered = useAnswer(authCalls.sessions, {})
  return (
    <Part title={t('sessions.title')}>
      <p className={styles.note}>{t('sessions.note')}</p>
      <AnswerView answered={answered} lines={3}>
        {({ sessions }) => {
          const earlier = sessions.filter((session) => session.ended_at !== null)
          return (
            <>
              <List sessions={sessions.filter((session) => session.ended_at === null)} />
              {earlier.length > 0 && (
                <details>
                  <summary className={styles.summary}>{t('sessions.earlier', { count: earlier.length })}</summary>
                  <List sessions={earlier} />
                </details>
              )}
            </>
          )
        }}
      </AnswerView>
    </Part>
  )
}

function List({ sessions }: { sessions: SessionEntry[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <Device key={session.id} session={session} />
      ))}
    </ul>
  )
}

function Device({ session }: { session: SessionEntry }) {
  const styles = useStyles()
  const { t } = useTranslation('account')
  const { moment } = useFormats()
  const { browser, system, is_current, ended_at, end_reason } = session
  const name = browser && system ? t('sessions.on', { browser, system }) : browser || system || t('sessions.unknown')
  const Icon = /android|ios|ipados/i.test(system) ? PhoneRegular : DesktopRegular
  const standing =
    ended_at !== null && end_reason
      ? t(`sessions.reason.${end_reason}`, { time: moment(ended_at) })
      : t('sessions.lastSeen', { time: moment(session.last_seen) })
  return (
    <li className={styles.device}>
      <Icon className={styles.icon} />
      <div className={styles.words}>
        <span className={styles.name}>
          {name} {is_current && <StatusBadge tone="good">{t('sessions.current')}</StatusBadge>}
        </span>
        <span className={styles.note}>
          {t('sessions.since', { time: moment(session.created_at) })} · {standing}
        </span>
      </div>
      {ended_at === null && <SignOutButton session={session} />}
    </li>
  )
}

/** Of this device as from the menu, which asks about what was not sent; of another one at once. */
function SignOutButton({ session }: { session: SessionEntry }) {
  const { t } = useTranslation('account')
  const toasts = useToasts()
  const end = async () => {
    try {
      await request(authCalls.endSession, { id: session.id })
      toasts.done(t('sessions.ended'))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  return <OnlineButton onClick={() => void (session.is_current ? signOut() : end())}>{t('sessions.end')}</OnlineButton>
}

const useStyles = makeStyles({
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  device: {
    display: 'flex',
    '& button': { flexShrink: 0, whiteSpace: 'nowrap' },
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  icon: { flex: '0 0 auto', fontSize: '24px', color: tokens.colorNeutralForeground3 },
  words: { flex: '1 1 auto', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  summary: { paddingBlock: tokens.spacingVerticalS, color: tokens.colorNeutralForeground2, cursor: 'pointer' },
})
