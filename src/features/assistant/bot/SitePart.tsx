import {
  Badge,
  Checkbox,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Spinner,
  Switch,
  tokens,
} from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteImport } from '#domain/assistant/bot'
import { botCalls } from '#domain/assistant/calls'
import { siteImportPrices } from '#domain/assistant/model'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { pressed, sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'

type Props = { isOpen: boolean; onOpen: (isOpen: boolean) => void }

/** The company's own site, read once its price is accepted, and looked through before the bot knows it. */
export function SitePart({ isOpen, onOpen }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const [domain, setDomain] = useState('')
  const [isAsking, setAsking] = useState(false)
  const found = useLastImport()
  const price = siteImportPrices[isOpen ? 'open' : 'closed']
  const isReading = found?.state === 'reading'

  async function begin() {
    await request(botCalls.importSite, { id: newId(), domain: domain.trim(), with_files: isOpen })
    askAgain()
  }
  const submit = () => domain.trim() && !isReading && setAsking(true)
  return (
    <Part title={t('site.title')}>
      <Field hint={t('site.filesHint', { ...siteImportPrices })}>
        <Switch label={t('site.files')} checked={isOpen} onChange={(_, { checked }) => onOpen(checked)} />
      </Field>
      <form className={styles.line} onSubmit={(event) => sendForm(event, submit)}>
        <Field label={t('site.domain')} className={styles.domain}>
          <Input
            name="domain"
            inputMode="url"
            placeholder="www.example.com"
            value={domain}
            maxLength={300}
            onChange={(_, { value }) => setDomain(value)}
          />
        </Field>
        <OnlineButton type="submit" disabledFocusable={!domain.trim() || isReading}>
          {t('site.import', { count: price })}
        </OnlineButton>
      </form>
      {isReading && <Spinner size="tiny" label={t('site.reading', { domain: found.domain })} labelPosition="after" />}
      {found?.state === 'failed' && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {t(`site.problem.${found.problem ?? 'failed'}`)} {t('site.back')}
          </MessageBarBody>
        </MessageBar>
      )}
      {found?.state === 'ready' && <FoundPages key={found.id} found={found} />}
      {isAsking && (
        <ConfirmDialog
          title={t('site.askTitle', { domain: domain.trim() })}
          text={t(isOpen ? 'site.askOpen' : 'site.askClosed', { count: price })}
          confirm={t('site.import', { count: price })}
          cancel={t('cancel')}
          onConfirm={() => pressed(begin)}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  )
}

const againMs = 2_000

/** Asked again after each answer until the reading has ended; who comes back to the screen finds it as it is. */
function useLastImport(): SiteImport | null {
  const { answer, ask } = useAnswer(botCalls.lastImport, {})
  const found = answer?.data.found ?? null
  const readingAt = found?.state === 'reading' ? answer?.at : undefined
  useEffect(() => {
    if (readingAt === undefined) return
    const timer = setTimeout(ask, againMs)
    return () => clearTimeout(timer)
  }, [readingAt, ask])
  return found
}

/** What was found, page by page, before anything of it is kept. */
function FoundPages({ found }: { found: SiteImport }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const toasts = useToasts()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = found.pages.filter(({ url }) => !left.has(url))

  async function keep(urls: string[]) {
    const { passages } = await request(botCalls.keepImport, { id: found.id, urls })
    toasts.done(t(urls.length ? 'site.kept' : 'site.dropped', { count: urls.length, passages }))
    askAgain()
  }
  const submit = () => keep(chosen.map(({ url }) => url))
  const toggle = (url: string) => {
    const next = new Set(left)
    if (!next.delete(url)) next.add(url)
    setLeft(next)
  }
  return (
    <form className={styles.found} onSubmit={(event) => sendForm(event, submit)}>
      <p className={styles.note}>{t('site.found', { count: found.pages.length })}</p>
      <ul className={styles.list}>
        {found.pages.map(({ url, title, words, excerpt, is_file }) => (
          <li key={url} className={styles.page}>
            <Checkbox checked={!left.has(url)} label={title || url} onChange={() => toggle(url)} />
            <span className={styles.note}>
              {url} <Badge appearance="tint">{t('bot.words', { count: words })}</Badge>{' '}
              {is_file && <Badge appearance="outline">{t('site.file')}</Badge>}
            </span>
            <span className={styles.excerpt}>{excerpt}</span>
          </li>
        ))}
      </ul>
      <div className={styles.line}>
        <OnlineButton type="submit" appearance="primary" disabledFocusable={chosen.length === 0}>
          {t('site.keep', { count: chosen.length })}
        </OnlineButton>
        <OnlineButton onClick={() => pressed(() => keep([]))}>{t('site.drop')}</OnlineButton>
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  domain: { flex: '1 1 240px' },
  found: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  list: { margin: 0, padding: 0, listStyleType: 'none', maxHeight: '50dvh', overflow: 'auto' },
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  excerpt: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
})
