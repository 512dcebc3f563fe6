import { useTranslation } from 'react-i18next'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useToasts } from '../../lib/toasts.ts'

/** Makes a file and hands it over; `name` has no ending yet. */
export function useSaving() {
  const { t } = useTranslation('statistics')
  const toasts = useToasts()
  return async (name: string, ending: string, make: () => Promise<Blob> | Blob) => {
    try {
      const full = datedName(name.replace(/[\\/:*?"<>|]/g, ' '), ending)
      saveFile(await make(), full)
      toasts.done(t('save.done', { name: full }))
    } catch (error) {
      toasts.failed(error)
    }
  }
}
