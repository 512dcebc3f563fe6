import { Button, Divider, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import {
  ArrowDownloadRegular,
  HeartPulseRegular,
  LockClosedRegular,
  PersonCircleRegular,
  SignOutRegular,
} from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { Initials } from '../components/Initials.tsx'
import { healthPath } from '../features/sync/healthPath.ts'
import { StorageLine } from '../features/sync/StorageLine.tsx'
import { lockNow, useProtection } from '../lib/deviceLock.ts'
import { useUser } from '../lib/session.ts'
import { signOut } from '../lib/signOut.ts'
import { language, languages } from '../lib/texts.ts'
import { version } from '../lib/version.ts'
import { askToInstall, useCanInstall } from './install.ts'
import { themeChoice, themeChoices } from './theme.ts'

/** Who is signed in, how the app looks, what is kept here, and the way out. */
export function AccountPanel({ onLeave }: { onLeave: () => void }) {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const canInstall = useCanInstall()
  return (
    <div className={styles.root}>
      <Person />
      <PageLink icon={<PersonCircleRegular />} to="/account" onLeave={onLeave}>
        {t('account.overview')}
      </PageLink>
      <Divider />
      <div className={styles.choices}>
        <span id="language-choice">{t('language.label')}</span>
        <LanguageChoice />
        <span id="theme-choice">{t('theme.label')}</span>
        <ThemeChoice />
      </div>
      <Divider />
      <StorageLine />
      <PageLink icon={<HeartPulseRegular />} to={healthPath} onLeave={onLeave}>
        {t('sync.health')}
      </PageLink>
      {canInstall && (
        <Button icon={<ArrowDownloadRegular />} onClick={() => void askToInstall()}>
          {t('account.install')}
        </Button>
      )}
      {useProtection() && (
        <Button icon={<LockClosedRegular />} onClick={lockNow}>
          {t('account.lock')}
        </Button>
      )}
      <Button icon={<SignOutRegular />} onClick={() => void signOut()}>
        {t('account.signOut')}
      </Button>
      <span className={styles.note}>{t('account.version', { version })}</span>
    </div>
  )
}

type PageLinkProps = { icon: ReactElement; to: string; onLeave: () => void; children: string }

function PageLink({ icon, to, onLeave, children }: PageLinkProps) {
  const navigate = useNavigate()
  return (
    <Button
      icon={icon}
      onClick={() => {
        onLeave()
        void navigate(to)
      }}
    >
      {children}
    </Button>
  )
}

function Person() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const user = useUser()
  const ways = [user.nickname && user.username, user.email, user.mobile && `+${user.mobile}`].filter(Boolean)
  return (
    <div className={styles.person}>
      <Initials user={user} size={40} />
      <div className={styles.names}>
        <strong className={styles.name}>{user.nickname || user.username}</strong>
        <span className={styles.note}>
          {isSubAccount(user) ? t('account.sub', { parent: user.parentuser }) : t('account.main')}
        </span>
        {ways.map((way) => (
          <span key={way} className={styles.note}>
            {way}
          </span>
        ))}
      </div>
    </div>
  )
}

function LanguageChoice() {
  const { t } = useTranslation('app')
  return (
    <RadioGroup
      layout="horizontal"
      aria-labelledby="language-choice"
      value={language.useValue()}
      onChange={(_, { value }) => language.set(languages.find((lang) => lang === value)!)}
    >
      {languages.map((lang) => (
        <Radio key={lang} value={lang} label={{ lang, children: t(`language.${lang}`) }} />
      ))}
    </RadioGroup>
  )
}

function ThemeChoice() {
  const { t } = useTranslation('app')
  return (
    <RadioGroup
      layout="horizontal"
      aria-labelledby="theme-choice"
      value={themeChoice.useValue()}
      onChange={(_, { value }) => themeChoice.set(themeChoices.find((choice) => choice === value)!)}
    >
      {themeChoices.map((choice) => (
        <Radio key={choice} value={choice} label={t(`theme.${choice}`)} />
      ))}
    </RadioGroup>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, width: '320px', maxWidth: '100%' },
  person: { display: 'flex', gap: tokens.spacingHorizontalM, alignItems: 'center' },
  names: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  note: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  choices: { display: 'grid', color: tokens.colorNeutralForeground2 },
})
