import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type SiteState, shopSiteCalls } from '#domain/shop/site/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { Page } from '../../../components/Page.tsx'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { EmbedPart } from './EmbedPart.tsx'
import { HostPart } from './HostPart.tsx'
import { InquiriesPart } from './InquiriesPart.tsx'
import { InquiryAnswersPart } from './InquiryAnswersPart.tsx'
import { PublishPart } from './PublishPart.tsx'
import { useSiteChange } from './useSiteChange.ts'
import { VersionsPart } from './VersionsPart.tsx'

const workingMs = 1_500

/** What visitors of the shop see: what is published and since when, where, how it looks, and what they sent. */
export function SiteScreen() {
  const { t } = useTranslation('shopSite')
  const answered = useAnswer(shopSiteCalls.state, {})
  const { answer, ask } = answered
  const isWorking = answer?.data.work?.state === 'running'
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(ask, workingMs)
    return () => clearInterval(timer)
  }, [isWorking, ask])
  return (
    <div style={{ flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto' }}>
      <Page title={t('menu')} intro={t('intro')}>
        <AnswerView answered={answered} lines={6}>
          {(state) => <SiteParts state={state} />}
        </AnswerView>
      </Page>
    </div>
  )
}

function SiteParts({ state }: { state: SiteState }) {
  const change = useSiteChange()
  return (
    <>
      <PublishPart state={state} change={change} />
      <HostPart key={state.host} state={state} />
      <VersionsPart publications={state.publications} change={change} />
      <InquiriesPart state={state} change={change} />
      <InquiryAnswersPart state={state} />
      <EmbedPart state={state} change={change} />
    </>
  )
}
