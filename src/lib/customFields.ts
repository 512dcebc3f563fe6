import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactFields } from '#domain/contacts/contact'
import { type CustomField, type CustomValue, checkCustom, inPlace } from '#domain/contacts/customField'
import { type CustomKey, customIdOf } from '#domain/contacts/customKeys'
import { customTextIn } from '#domain/contacts/customText'
import { rowsWhere } from '#workers/database/read'
import { useStored } from './reader.ts'
import { language } from './texts.ts'

const none: readonly CustomField[] = []

/** With those that were deleted and can be brought back. */
export function useAllCustomFields(): readonly CustomField[] {
  return useStored((db) => rowsWhere(db, 'custom_field', () => true), []) ?? none
}

/** Those that there are; undefined until they are read. */
export const useReadCustomFields = () =>
  useStored(async (db) => inPlace(await rowsWhere(db, 'custom_field', () => true)), [])

/** The company's own fields of contacts, in their order. */
export function useCustomFields(): readonly CustomField[] {
  const all = useAllCustomFields()
  return useMemo(() => inPlace(all), [all])
}

/** A value in words; '' for none, and for one that is not of this field. */
export function useCustomText(): (field: CustomField, value: unknown) => string {
  const lang = language.useValue()
  return useMemo(() => {
    const text = customTextIn(lang)
    return (field: CustomField, value: unknown) =>
      isValue(value) && checkCustom(field, value) === null ? text(field, value) : ''
  }, [lang])
}

const isValue = (value: unknown): value is CustomValue => typeof value === 'string' || typeof value === 'number'

/** How a field of a contact is called, a custom one by the name that the company gave it. */
export function useFieldName(): (field: keyof ContactFields | 'belongto' | CustomKey) => string {
  const { t } = useTranslation('contacts')
  const all = useAllCustomFields()
  return (field) => {
    const id = customIdOf(field)
    if (id === null) return t(`fields.${field as keyof ContactFields}`)
    return all.find((one) => one.id === id)?.name ?? t('customFields.gone')
  }
}
