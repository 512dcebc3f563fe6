import { useTranslation } from 'react-i18next'
import { customTag, isCustomTag, type MergeTag } from '#domain/email/render/mergeTags'
import { useCustomFields } from '../../../lib/customFields.ts'

/** How a tag is called in the list that it is inserted from; one of a custom field as the company calls that. */
export function useTagName(): (tag: MergeTag) => string {
  const { t } = useTranslation('email')
  const fields = useCustomFields()
  return (tag) =>
    isCustomTag(tag)
      ? (fields.find((field) => customTag(field) === tag)?.name ?? t('message.tagGone'))
      : t(`message.tags.${tag}`)
}
