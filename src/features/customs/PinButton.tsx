import { Button } from '@fluentui/react-components'
import { PinOffRegular, PinRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { type PinnedPage, type PinnedQuestion, pinPage, unpinPage, usePinned } from '../../lib/pinned.ts'
import { useToasts } from '../../lib/toasts.ts'

type Props = { page: Pick<PinnedPage, 'key' | 'title' | 'to'>; questions: readonly PinnedQuestion[] }

/** Keeps a page on this device with all its charts, until it is let go. */
export function PinButton({ page, questions }: Props) {
  const { t } = useTranslation('customs')
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const pinned = usePinned()?.some(({ key }) => key === page.key)
  const pin = async () => {
    setBusy(true)
    try {
      await pinPage(page, questions)
      toasts.done(t('pinned.done', { name: page.title }))
    } catch (error) {
      // What was not answered is not there without a network.
      await unpinPage(page.key)
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  if (pinned && !isBusy)
    return (
      <Button icon={<PinOffRegular />} onClick={() => void unpinPage(page.key)}>
        {t('pinned.remove')}
      </Button>
    )
  return (
    <OnlineButton icon={<PinRegular />} disabledFocusable={isBusy} onClick={() => void pin()}>
      {t('pinned.add')}
    </OnlineButton>
  )
}
