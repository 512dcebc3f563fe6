import type { LeadKind } from '#domain/leads/form'
import { useAddress } from '../../lib/useAddress.ts'
import { JobForm } from './job/JobForm.tsx'
import { JobList } from './job/JobList.tsx'
import { JobScreen } from './job/JobScreen.tsx'

const opened = 'job'

/** The jobs of a kind, or the one that the address names. */
export function LeadsScreen({ kind }: { kind: LeadKind }) {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  if (id === 'new')
    return (
      <JobForm
        kind={kind}
        company={address.get('company') ?? ''}
        country={address.get('country') ?? ''}
        onClose={() => open(null, true)}
        onMade={(made) => open(made, true)}
      />
    )
  if (id) return <JobScreen key={id} id={id} onClose={() => open(null, true)} onOpen={(next) => open(next)} />
  return <JobList kind={kind} onNew={() => open('new')} />
}
