import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactLine } from '#workers/search/api'
import { useCustomFields } from '../../../lib/customFields.ts'

type FoundField = NonNullable<ContactLine['found']>

/** The column that shows where something was found. */
export const keyOfFound = (found: FoundField) => ('custom' in found ? found.custom : found.field)

/** How the field is called in which something was found. */
export function useFoundName(): (found: FoundField) => string {
  const { t } = useTranslation('contacts')
  const fields = useCustomFields()
  return useCallback(
    (found) =>
      'custom' in found
        ? (fields.find(({ id }) => id === found.custom)?.name ?? t('customFields.gone'))
        : t(`fields.${found.field}`),
    [t, fields],
  )
}
