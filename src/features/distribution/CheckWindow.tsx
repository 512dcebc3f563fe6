import { Button } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { distributionCalls } from '#domain/distribution/calls'
import type { DistributionRequest } from '#domain/distribution/distribution'
import { AnswerView } from '../../components/AnswerView.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { WindowFrame } from '../../components/WindowFrame.tsx'
import { useAnswer } from '../../lib/useAnswer.ts'
import { CheckStep } from './CheckStep.tsx'
import { asConfirmed } from './plan.ts'
import type { Everybody } from './useEverybody.ts'

type Props = {
  asked: DistributionRequest
  /** no number was asked for */
  isAll: boolean
  bar: ReactNode
  everybody: Everybody
  onBack: () => void
  onConfirm: (asked: DistributionRequest) => void
  onClose: () => void
}

/** What the server says would happen now, and the one button that makes it happen. */
export function CheckWindow({ asked, isAll, bar, everybody, onBack, onConfirm, onClose }: Props) {
  const { t } = useTranslation('distribution')
  const answered = useAnswer(distributionCalls.preview, { asked })
  // Only what was counted just now is confirmed.
  const fresh = answered.isAsking || answered.problem !== null ? null : (answered.answer?.data ?? null)
  const going = fresh?.going ?? 0
  return (
    <WindowFrame
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{t('back')}</Button>
          <OnlineButton
            appearance="primary"
            {...(going === 0 && { disabledFocusable: true })}
            onClick={() => fresh && going > 0 && onConfirm(asConfirmed(asked, fresh))}
          >
            {t(`confirm.${asked.kind}`, { count: going })}
          </OnlineButton>
        </>
      }
    >
      {bar}
      <AnswerView answered={answered} lines={5}>
        {(preview) => <CheckStep asked={asked} preview={preview} isAll={isAll} everybody={everybody} />}
      </AnswerView>
    </WindowFrame>
  )
}
