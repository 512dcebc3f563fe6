import { Button, Field, Input, Link, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type HostCheckState, type HostChecks, type SiteState, shopSiteCalls } from '#domain/shop/site/calls'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { pressed, sendForm } from '../../../components/sendForm.ts'
import { useSubmit } from '../../../components/useSubmit.ts'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain } from '../../../lib/useAnswer.ts'
import { CopyLine } from './CopyLine.tsx'

/** The host name of the shop: how it is proven, how it is set up, and what was found of it. */
export function HostPart({ state }: { state: SiteState }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const { host, port, host_verified_at, seen_at } = state
  return (
    <Part title={t('host.title')}>
      <p className={styles.note}>{t('host.text')}</p>
      {seen_at && (
        <p className={styles.text}>
          {t('host.seen')}{' '}
          <Link href={seen_at} target="_blank" rel="noreferrer">
            {seen_at}
          </Link>
        </p>
      )}
      <HostForm host={host} />
      {host && (
        <>
          {host_verified_at === null && <p className={styles.text}>{t('host.proof')}</p>}
          {host_verified_at === null && <CopyLine text={`_fairlead-shop.${host}  TXT  ${state.proof}`} />}
          {port === null ? (
            <p className={styles.note}>{t('host.noPort')}</p>
          ) : (
            <>
              <p className={styles.text}>{t('host.point')}</p>
              <CopyLine text={`${host}\nreverse_proxy 127.0.0.1:${port}`} />
            </>
          )}
          {host_verified_at !== null && <p className={styles.good}>{t('host.proven')}</p>}
          <ChecksLine checks={state.checks} />
        </>
      )}
      {!host && port === null && <p className={styles.note}>{t('host.noPort')}</p>}
    </Part>
  )
}

function HostForm({ host }: { host: string }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const words = useWords()
  const [typed, setTyped] = useState(host)
  const { form, problems, isBusy, submit } = useSubmit(['host'] as const, 'host')
  const problem = problems.fields.host
  const save = submit(async () => {
    await request(shopSiteCalls.setHost, { host: typed.trim().toLowerCase() })
    askAgain()
    return undefined
  })
  return (
    <form ref={form} className={styles.line} onSubmit={(event) => sendForm(event, save)} noValidate>
      <Field
        className={styles.grow}
        label={t('host.label')}
        {...(problem && { validationState: 'error', validationMessage: words.ofCode(problem.code, problem.values) })}
      >
        <Input
          name="host"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          placeholder="shop.example.com"
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
        />
      </Field>
      <Button type="submit" disabledFocusable={isBusy || typed.trim() === host}>
        {t('host.save')}
      </Button>
    </form>
  )
}

const tones: Record<HostCheckState, Tone> = { ok: 'good', missing: 'warning', unknown: 'neutral' }

function ChecksLine({ checks }: { checks: HostChecks | null }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const formats = useFormats()
  const toasts = useToasts()
  async function check() {
    try {
      await request(shopSiteCalls.checkHost, {})
    } catch (error) {
      toasts.failed(error)
    }
    askAgain()
  }
  return (
    <div className={styles.line}>
      {checks &&
        (['proof', 'address', 'https'] as const).map((one) => (
          <span key={one} className={styles.check}>
            {t(`host.${one}Line`)} <StatusBadge tone={tones[checks[one]]}>{t(`host.${checks[one]}`)}</StatusBadge>
          </span>
        ))}
      {checks && <span className={styles.note}>{t('host.checked', { at: formats.moment(checks.at) })}</span>}
      <OnlineButton onClick={() => pressed(check)}>{t('host.check')}</OnlineButton>
    </div>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, overflowWrap: 'anywhere' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  good: { margin: 0, color: tokens.colorPaletteGreenForeground1 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  check: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  grow: { flex: '1 1 240px', maxWidth: '480px' },
})
