import { useNavigate } from 'react-router-dom'
import { useAddress } from '../../../lib/useAddress.ts'
import { useMedia } from '../../../lib/useMedia.ts'

const path = '/statistics/contacts'
const key = 'full'

/** Where there is room for a page; elsewhere the same address shows the panel. */
const useIsWide = () => useMedia('(min-width: 1024px)')

/** The contact whose page the address asks for. */
export function usePersonPage(): string | null {
  const [params] = useAddress()
  const isWide = useIsWide()
  return isWide && params.has(key) ? params.get('contact') : null
}

/** From the panel to the page, with the list as it is behind it; null where there is no room. */
export function useToPersonPage(): ((id: string) => void) | null {
  const navigate = useNavigate()
  const [params] = useAddress()
  const isWide = useIsWide()
  if (!isWide) return null
  return (id) => {
    const asked = new URLSearchParams(params)
    asked.set('contact', id)
    asked.set(key, '1')
    void navigate({ pathname: path, search: asked.toString() }, { state: { fromPanel: true } })
  }
}
