import { Button } from '@fluentui/react-components'
import { BotSparkleRegular, FlowRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { AutoRun } from '#domain/autoMarketing/run'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LabelsProvider } from '../../lib/labels.tsx'
import { useAddress } from '../../lib/useAddress.ts'
import { AutoLists } from './list/AutoLists.tsx'
import { CompareRuns } from './list/CompareRuns.tsx'
import { RulePage } from './rules/RulePage.tsx'
import { useAutoRule } from './rules/useAutoRules.ts'
import { RunPage } from './run/RunPage.tsx'
import { useAutoRun } from './useAutoRuns.ts'
import { Wizard } from './wizard/Wizard.tsx'

export function AutoMarketingScreen() {
  return (
    <LabelsProvider>
      <RunsAndRules />
    </LabelsProvider>
  )
}

/** All runs and rules, or what the address names: a draft in its wizard, a run on its page, or several side by side. */
function RunsAndRules() {
  const [address, setAddress] = useAddress()
  const close = () => setAddress({}, { replace: true })
  const open = (id: string) => setAddress({ run: id })
  const id = address.get('run')
  const rule = address.get('rule')
  const compared = address.get('compare')?.split(',') ?? []
  if (id) return <OneRun key={id} id={id} onClose={close} onOpen={open} />
  if (compared.length > 1) return <CompareRuns ids={compared} onClose={close} />
  if (rule) return <OneRule key={rule} id={rule} onClose={() => setAddress({ part: 'rules' }, { replace: true })} />
  return (
    <AutoLists
      part={address.get('part') === 'rules' ? 'rules' : 'runs'}
      onPart={(part) => setAddress(part === 'rules' ? { part } : {}, { replace: true })}
      onRun={open}
      onRule={(one) => setAddress({ rule: one })}
      onCompare={(ids) => setAddress({ compare: ids.join(',') })}
    />
  )
}

function OneRule({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('autoMarketing')
  const rule = useAutoRule(id)
  if (rule === undefined) return null
  if (rule) return <RulePage rule={rule} onClose={onClose} />
  return (
    <EmptyState icon={<FlowRegular />} title={t('rule.gone')} text={t('rule.goneText')}>
      <Button onClick={onClose}>{t('back')}</Button>
    </EmptyState>
  )
}

type Props = { id: string; onClose: () => void; onOpen: (id: string) => void }

function OneRun({ id, onClose, onOpen }: Props) {
  const { t } = useTranslation('autoMarketing')
  const [address, setAddress] = useAddress()
  const run: AutoRun | null | undefined = useAutoRun(id)
  const isChanging = address.get('change') !== null
  if (run === undefined) return null
  if (run === null)
    return (
      <EmptyState icon={<BotSparkleRegular />} title={t('run.gone')} text={t('run.goneText')}>
        <Button onClick={onClose}>{t('back')}</Button>
      </EmptyState>
    )
  if (run.state === 'draft') return <Wizard run={run} onClose={onClose} />
  if (isChanging) return <Wizard run={run} onClose={() => setAddress({ run: id }, { replace: true })} />
  return <RunPage run={run} onClose={onClose} onOpen={onOpen} onChange={() => setAddress({ run: id, change: '1' })} />
}
