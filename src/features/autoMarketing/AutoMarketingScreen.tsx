import { Button } from '@fluentui/react-components'
import { BotSparkleRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { AutoRun } from '#domain/autoMarketing/run'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useAddress } from '../../lib/useAddress.ts'
import { CompareRuns } from './list/CompareRuns.tsx'
import { RunList } from './list/RunList.tsx'
import { RunPage } from './run/RunPage.tsx'
import { useAutoRun } from './useAutoRuns.ts'
import { Wizard } from './wizard/Wizard.tsx'

/** All runs, or what the address names: a draft in its wizard, a run on its page, or several side by side. */
export function AutoMarketingScreen() {
  const [address, setAddress] = useAddress()
  const close = () => setAddress({}, { replace: true })
  const open = (id: string) => setAddress({ run: id })
  const id = address.get('run')
  const compared = address.get('compare')?.split(',') ?? []
  if (id) return <OneRun key={id} id={id} onClose={close} onOpen={open} />
  if (compared.length > 1) return <CompareRuns ids={compared} onClose={close} />
  return <RunList onOpen={open} onCompare={(ids) => setAddress({ compare: ids.join(',') })} />
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
