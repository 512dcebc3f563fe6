import { useTranslation } from 'react-i18next'
import { datedName, saveFile } from '../../components/saveFile.ts'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'

/** Hands everything that waits or was refused to the browser's downloads. Gives how much it was; null when it failed. */
export function useSaveChanges(): () => Promise<number | null> {
  const { t } = useTranslation('sync')
  const { sync } = useClient()
  const toasts = useToasts()
  return async () => {
    try {
      const { file, changes } = await sync.saveChanges()
      if (changes > 0) saveFile(file, datedName(t('file.name'), 'json'))
      return changes
    } catch (error) {
      toasts.failed(error)
      return null
    }
  }
}
