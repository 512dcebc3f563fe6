import { Button, Link, makeStyles, ProgressBar, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { isErrorCode } from '#domain/errors'
import { limits } from '#domain/limits'
import { type PublishWork, type SiteState, shopSiteCalls } from '#domain/shop/site/calls'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { useWords } from '../../../lib/errors.ts'
import { useFormats } from '../../../lib/formats.ts'
import { request } from '../../../lib/http.ts'
import { CopyLine } from './CopyLine.tsx'
import type { SiteChange } from './useSiteChange.ts'

type Props = { state: SiteState; change: SiteChange }

/** What is live, and the two ways on from there. */
export function PublishPart({ state, change }: Props) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const formats = useFormats()
  const [isAsking, setAsking] = useState(false)
  const [preview, setPreview] = useState<{ token: string; at: number } | null>(null)
  const live = state.publications.find(({ isLive }) => isLive)
  const isRunning = state.work?.state === 'running'
  const isEmpty = state.languages.length === 0
  const publish = () => change(() => request(shopSiteCalls.publish, { isPreview: false }))
  const makePreview = () =>
    change(async () => {
      const made = await request(shopSiteCalls.publish, { isPreview: true })
      if (made.preview) setPreview({ token: made.preview, at: Date.now() })
    })
  const previewLink = preview && state.seen_at ? `${state.seen_at}/preview/${preview.token}/` : null
  const { products, articles } = state
  return (
    <Part title={t('state.title')}>
      <p className={styles.text}>
        {isEmpty ? (
          <>
            {t('state.empty')} <RouterLink to="/tools/pinShop/settings">{t('state.toSettings')}</RouterLink>
          </>
        ) : (
          t('state.content', { count: products, products, articles, languages: state.languages.join(', ') })
        )}
      </p>
      <p className={styles.text}>
        {live
          ? t('state.live', { at: formats.moment(live.published_at ?? live.created_at), files: live.files })
          : t('state.never')}
      </p>
      {live && state.seen_at && (
        <p className={styles.text}>
          <Link href={state.seen_at} target="_blank" rel="noreferrer">
            {state.seen_at}
          </Link>
        </p>
      )}
      {state.work && <WorkLine work={state.work} />}
      {preview && previewLink && state.work?.state !== 'failed' && (
        <>
          <p className={styles.text}>
            {t('state.previewText', { until: formats.moment(preview.at + limits.sitePreviewHours * 3_600_000) })}
          </p>
          <CopyLine text={previewLink} isLink />
        </>
      )}
      <div className={styles.line}>
        <OnlineButton appearance="primary" disabledFocusable={isRunning || isEmpty} onClick={() => setAsking(true)}>
          {t('state.publish')}
        </OnlineButton>
        {state.seen_at && (
          <OnlineButton disabledFocusable={isRunning || isEmpty} onClick={makePreview}>
            {t('state.preview')}
          </OnlineButton>
        )}
        {live && state.seen_at && (
          <Button as="a" href={state.seen_at} target="_blank" rel="noreferrer" appearance="subtle">
            {t('state.open')}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('state.confirm')}
          text={t('state.confirmText')}
          confirm={t('state.publish')}
          cancel={t('cancel')}
          onConfirm={publish}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  )
}

function WorkLine({ work: { state, isPreview, done, of, written, problem } }: { work: PublishWork }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const words = useWords()
  if (state === 'failed')
    return (
      <p role="status" className={styles.wrong}>
        {t('state.failed', { problem: words.ofCode(isErrorCode(problem) ? problem : 'operationFailed') })}
      </p>
    )
  if (state === 'done')
    return (
      <p role="status" className={styles.note}>
        {isPreview ? t('state.donePreview') : t('state.done', { written })}
      </p>
    )
  const said = isPreview ? t('state.workingPreview', { done, of }) : t('state.working', { done, of })
  return (
    <div role="status">
      <p className={styles.note}>{of ? said : t('state.begun')}</p>
      <ProgressBar aria-label={t('state.title')} {...(of > 0 && { value: done, max: of })} />
    </div>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, overflowWrap: 'anywhere' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  wrong: { margin: 0, color: tokens.colorStatusDangerForeground1 },
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
})
