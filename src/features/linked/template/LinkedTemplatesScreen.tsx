import { useAddress } from '../../../lib/useAddress.ts'
import { EditLinkedTemplate, NewLinkedTemplateForm } from './EditLinkedTemplate.tsx'
import { LinkedTemplateList } from './LinkedTemplateList.tsx'

const opened = 'template'

/** The templates of linked phones, or the one that the address names. */
export function LinkedTemplatesScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  if (id === 'new') return <NewLinkedTemplateForm onClose={() => open(null, true)} />
  if (id) return <EditLinkedTemplate key={id} id={id} onClose={() => open(null, true)} />
  return <LinkedTemplateList onOpen={(next) => open(next)} onNew={() => open('new')} />
}
