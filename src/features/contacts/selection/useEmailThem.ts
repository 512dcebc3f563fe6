import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { limits } from '#domain/limits'
import { openInEmail } from '../../../lib/emailHandOver.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { wholeFilter } from '../list/contactAddress.ts'
import type { SelectedContacts } from './selection.ts'

/** From selected contacts to a new email task for them; null for whoever has no email marketing. */
export function useEmailThem(): ((chosen: SelectedContacts) => Promise<void>) | null {
  const { t } = useTranslation('contacts')
  const toasts = useToasts()
  const navigate = useNavigate()
  if (!useHasProduct('emailMarketing')) return null
  return async ({ selection, query, count, ids }) => {
    // What all match who are meant is asked again when the task begins, whoever comes until then.
    const isQuestion = selection.kind === 'all' && selection.except.size === 0 && query.search.trim() === ''
    if (!isQuestion && count > limits.emailImportRows)
      return toasts.info(t('selection.emailMany', { max: limits.emailImportRows }))
    void navigate(await openInEmail(isQuestion ? { filter: wholeFilter(query) } : { chosen: await ids() }))
  }
}
