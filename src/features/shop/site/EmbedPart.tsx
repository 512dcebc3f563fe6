import { Field, makeStyles, Select, Textarea, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteHost, type SiteState, shopSiteCalls } from '#domain/shop/site/calls'
import { embedForm } from '#domain/shop/site/embedForm'
import { sitePath } from '#domain/shop/site/sitePaths'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useLanguageName } from '../../../lib/languageNames.ts'
import { useShop, useShopText } from '../useShop.ts'
import { CopyLine } from './CopyLine.tsx'
import { hostOfTyped } from './hostOfTyped.ts'
import type { SiteChange } from './useSiteChange.ts'

/** The sign-up form for other websites: where it may stand, and what is copied into them. */
export function EmbedPart({ state, change }: { state: SiteState; change: SiteChange }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const { seen_at, embed_hosts, languages } = state
  return (
    <Part title={t('embed.title')}>
      <p className={styles.note}>{t('embed.text')}</p>
      <HostsForm key={embed_hosts.join()} hosts={embed_hosts} change={change} />
      {seen_at && languages.length > 0 ? (
        <Snippet origin={seen_at} languages={languages} hasHosts={embed_hosts.length > 0} />
      ) : (
        <p className={styles.note}>{t('embed.notSeen')}</p>
      )}
    </Part>
  )
}

function HostsForm({ hosts, change }: { hosts: readonly string[]; change: SiteChange }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const [typed, setTyped] = useState(hosts.join('\n'))
  const [isAsked, setAsked] = useState(false)
  const wanted = typed
    .split(/[\s,，、;；]+/)
    .map(hostOfTyped)
    .filter(Boolean)
  const wrong = wanted.find((one) => !SiteHost.safeParse(one).success)
  function save() {
    setAsked(true)
    if (wrong === undefined)
      change(() => request(shopSiteCalls.setEmbedHosts, { hosts: [...new Set(wanted)] }), t('embed.saved'))
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => sendForm(event, save)}>
      <Field
        label={t('embed.hosts')}
        hint={t('embed.hostsHint')}
        {...(isAsked &&
          wrong !== undefined && {
            validationState: 'error' as const,
            validationMessage: t('embed.wrong', { host: wrong }),
          })}
      >
        <Textarea name="hosts" rows={3} value={typed} maxLength={6_000} onChange={(_, { value }) => setTyped(value)} />
      </Field>
      <div>
        <OnlineButton type="submit">{t('embed.save')}</OnlineButton>
      </div>
    </form>
  )
}

type SnippetProps = { origin: string; languages: readonly string[]; hasHosts: boolean }

function Snippet({ origin, languages, hasHosts }: SnippetProps) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const nameOf = useLanguageName()
  const text = useShopText()
  const shop = useShop()
  const [chosen, setChosen] = useState(languages[0]!)
  const language = languages.includes(chosen) ? chosen : languages[0]!
  const of = { languages: [...languages] }
  if (!shop) return null
  const form = embedForm({
    action: `${origin}${sitePath({ kind: 'subscribe' }, language, of)}`,
    language,
    shop: shop.name[language as 'en'] || text(shop.name),
  })
  return (
    <>
      {languages.length > 1 && (
        <Field label={t('embed.language')} className={styles.narrow}>
          <Select value={language} onChange={(_, { value }) => setChosen(value)}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p className={styles.note}>{t('embed.copyText')}</p>
      <CopyLine text={form} />
      {!hasHosts && <p className={styles.note}>{t('embed.noHosts')}</p>}
    </>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3, textWrap: 'pretty' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, maxWidth: '480px' },
  narrow: { maxWidth: '480px' },
})
