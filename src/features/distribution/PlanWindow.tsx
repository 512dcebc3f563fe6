import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DistributionAsked } from '#domain/distribution/distribution'
import { StepBar } from '../../components/StepBar.tsx'
import { useBusy } from '../../lib/busy.ts'
import { CheckWindow } from './CheckWindow.tsx'
import { checked, checkedWhat, type Draft } from './draft.ts'
import { anyoneBesides } from './givers.ts'
import type { Everybody } from './useEverybody.ts'
import { WhatStep } from './WhatStep.tsx'
import { WhomStep } from './WhomStep.tsx'
import { WindowFrame } from '../../components/WindowFrame.tsx'

type Props = {
  draft: Draft
  everybody: Everybody
  onDraft: (change: Partial<Draft>) => void
  onConfirm: (asked: DistributionAsked) => void
  onClose: () => void
}

/** Three steps to what would happen. What is wrong is said when one wants to go on, and then until it is right. */
export function PlanWindow({ draft, everybody, onDraft, onConfirm, onClose }: Props) {
  const { t } = useTranslation('distribution')
  const [at, setAt] = useState(0)
  const [isTold, setTold] = useState(false)
  useBusy(true)
  const { main, people } = everybody
  const { asked, problems } =
    at === 0 ? checkedWhat(draft, main, anyoneBesides(draft.from, people)) : checked(draft, main)
  const go = (step: number) => {
    setTold(false)
    setAt(step)
  }
  const bar = <StepBar steps={[t('step.what'), t('step.whom'), t('step.check')]} at={at} />
  if (at === 2 && asked)
    return (
      <CheckWindow
        asked={asked}
        isAll={draft.count.trim() === ''}
        bar={bar}
        everybody={everybody}
        onBack={() => go(1)}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    )
  const shown = { draft, everybody, onDraft, problems: (isTold && problems) || {} }
  return (
    <WindowFrame
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {at > 0 && <Button onClick={() => go(at - 1)}>{t('back')}</Button>}
          <Button appearance="primary" onClick={() => (asked ? go(at + 1) : setTold(true))}>
            {t('next')}
          </Button>
        </>
      }
    >
      {bar}
      {at === 0 ? <WhatStep {...shown} /> : <WhomStep {...shown} />}
    </WindowFrame>
  )
}
