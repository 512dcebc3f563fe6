import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { DistributionRequest } from '#domain/distribution/distribution'
import { StepBar } from '../../components/StepBar.tsx'
import { WindowFrame } from '../../components/WindowFrame.tsx'
import { useBusy } from '../../lib/busy.ts'
import { CheckWindow } from './CheckWindow.tsx'
import { checked, checkedWhat, type Draft } from './draft.ts'
import { anyoneBesides } from './givers.ts'
import type { Everybody } from './useEverybody.ts'
import { WhatStep } from './WhatStep.tsx'
import { WhomStep } from './WhomStep.tsx'

type Props = {
  draft: Draft
  /** which step is first */
  startAt: number
  everybody: Everybody
  onDraft: (change: Partial<Draft>) => void
  onConfirm: (asked: DistributionRequest) => void
  onClose: () => void
}

export const checkStep = 2

/** Three steps to what would happen. What is wrong is said when one wants to go on, and then until it is right. */
export function PlanWindow({ draft, startAt, everybody, onDraft, onConfirm, onClose }: Props) {
  const { t } = useTranslation('distribution')
  const [at, setAt] = useState(startAt)
  const [isTold, setTold] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const styles = useStyles()
  useBusy(true)
  const { main, people } = everybody
  const { asked, problems } =
    at === 0 ? checkedWhat(draft, main, anyoneBesides(draft.from, people)) : checked(draft, main)
  const go = (step: number) => {
    setTold(false)
    setAt(step)
  }
  const bar = <StepBar steps={[t('step.what'), t('step.whom'), t('step.check')]} at={at} />
  if (at === checkStep && asked)
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
  const tell = () => {
    flushSync(() => setTold(true))
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')
    wrong?.focus({ preventScroll: true })
    // With its words below it.
    const words = wrong?.closest('.fui-Field') ?? wrong
    words?.scrollIntoView({ block: 'nearest' })
  }
  const shown = { draft, everybody, onDraft, problems: (isTold && problems) || {} }
  return (
    <WindowFrame
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          {at > 0 && <Button onClick={() => go(at - 1)}>{t('back')}</Button>}
          <Button appearance="primary" onClick={() => (asked ? go(at + 1) : tell())}>
            {t('next')}
          </Button>
        </>
      }
    >
      {bar}
      <div ref={fields} className={styles.fields}>
        {at === 0 ? <WhatStep {...shown} /> : <WhomStep {...shown} />}
      </div>
    </WindowFrame>
  )
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, flexGrow: 1, minWidth: 0 },
})
