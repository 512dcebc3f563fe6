import { Button, ProgressBar } from '@fluentui/react-components'
import { ArrowLeftRegular, HistoryRegular, PeopleCheckmarkRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MergeRule } from '#workers/search/duplicatesApi'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useRights } from '../export/useRights.tsx'
import { CompareStep } from './CompareStep.tsx'
import { GroupList } from './GroupList.tsx'
import { MergeHistory } from './MergeHistory.tsx'
import { MergeRunView } from './MergeRunView.tsx'
import { RuleStep } from './RuleStep.tsx'
import { useFinding } from './useFinding.ts'
import { useMergeRun } from './useMergeRun.ts'

type Step = { kind: 'list' } | { kind: 'compare'; ids: string[] } | { kind: 'rule' } | { kind: 'earlier' }

/** Contacts that may be one: found, compared side by side, and merged one by one or by a rule. */
export function DuplicatesWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const rights = useRights()
  const canChange = useCanChange()
  const { finding, groups, left, sure, cancel, again, more, refresh } = useFinding()
  const merging = useMergeRun(again)
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const toList = () => {
    setStep({ kind: 'list' })
    refresh()
  }
  const allowed = (next: Step) => (rights.may('delete_data') ? setStep(next) : rights.ask('delete_data'))
  const back = (
    <Button icon={<ArrowLeftRegular />} onClick={toList}>
      {t('duplicates.back')}
    </Button>
  )

  async function mergeAll(rule: MergeRule, groups: number) {
    setStep({ kind: 'list' })
    await merging.start(rule, groups)
  }

  if (merging.run) return <MergeRunView {...merging} />
  if (step.kind === 'compare') return <CompareStep ids={step.ids} back={back} onDone={toList} onClose={onClose} />
  if (step.kind === 'earlier')
    return (
      <MergeHistory
        back={back}
        onUndo={(undos) => {
          setStep({ kind: 'list' })
          void merging.takeBack(undos)
        }}
        onClose={onClose}
      />
    )
  if (step.kind === 'rule' && finding.kind === 'found')
    return (
      <RuleStep
        left={left}
        sure={sure}
        back={back}
        onMerge={(rule, groups) => void mergeAll(rule, groups)}
        onClose={onClose}
      />
    )
  return (
    <WindowFrame
      isWide
      title={t('duplicates.title')}
      onClose={onClose}
      actions={
        finding.kind === 'finding' ? (
          <Button onClick={cancel}>{t('duplicates.rule.stop')}</Button>
        ) : (
          <>
            <Button appearance="subtle" icon={<HistoryRegular />} onClick={() => setStep({ kind: 'earlier' })}>
              {t('duplicates.earlier.title')}
            </Button>
            <Button onClick={again}>{t('duplicates.again')}</Button>
            {left.groups > 0 && (
              <Button appearance="primary" disabled={!canChange} onClick={() => allowed({ kind: 'rule' })}>
                {t('duplicates.rule.open')}
              </Button>
            )}
          </>
        )
      }
    >
      {finding.kind === 'finding' && (
        <div role="status">
          <p>{t('duplicates.finding')}</p>
          <ProgressBar value={finding.part} aria-label={t('duplicates.finding')} />
        </div>
      )}
      {finding.kind === 'cancelled' && <p role="status">{t('duplicates.stopped')}</p>}
      {finding.kind === 'found' && left.groups === 0 && (
        <EmptyState icon={<PeopleCheckmarkRegular />} title={t('duplicates.none')} text={t('duplicates.noneText')} />
      )}
      {finding.kind === 'found' && left.groups > 0 && (
        <GroupList
          groups={groups}
          left={left.groups}
          onMore={groups.length < left.groups ? more : null}
          onOpen={(ids) => allowed({ kind: 'compare', ids })}
        />
      )}
    </WindowFrame>
  )
}
