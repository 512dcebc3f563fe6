import { useTranslation } from 'react-i18next'
import { useToasts } from '../../lib/toasts.ts'
import { datedName, saveFile } from '../saveFile.ts'

/** Makes a file and hands it over; `name` has no ending yet. */
export function useSaving() {
  const { t } = useTranslation('app')
  const toasts = useToasts()
  return async (name: string, ending: string, make: () => Promise<Blob> | Blob) => {
    try {
      const full = datedName(name.replace(/[\\/:*?"<>|]/g, ' '), ending)
      saveFile(await make(), full)
      toasts.done(t('figure.save.done', { name: full }))
    } catch (error) {
      toasts.failed(error)
    }
  }
}
