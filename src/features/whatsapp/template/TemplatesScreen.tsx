import { useAddress } from '../../../lib/useAddress.ts'
import { EditTemplate, NewTemplate } from './EditTemplate.tsx'
import { TemplateList } from './TemplateList.tsx'

const opened = 'template'

/** All templates, or the one that the address names. */
export function TemplatesScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(
      (now) => {
        if (next === null) now.delete(opened)
        else now.set(opened, next)
        return now
      },
      { replace },
    )
  const form = { onClose: () => open(null, true), onOpen: (next: string) => open(next, true) }
  if (id === 'new') return <NewTemplate {...form} />
  if (id) return <EditTemplate key={id} id={id} {...form} />
  return <TemplateList onOpen={(next) => open(next)} onNew={() => open('new')} />
}
