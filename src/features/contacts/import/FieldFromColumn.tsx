import { customNameKey } from '#domain/contacts/customField'
import { type CustomKey, customKey } from '#domain/contacts/customKeys'
import { cleanLine } from '#domain/contacts/importValues'
import { guessType } from '#domain/contacts/readCustom'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { useAllCustomFields, useCustomFields } from '../../../lib/customFields.ts'
import { FieldForm } from '../custom/FieldForm.tsx'
import { type FieldDraft, useCustomFieldWork } from '../custom/useCustomFieldWork.ts'
import type { Sheets } from './importPlan.ts'

type Props = { column: Sheets['columns'][number]; onMade: (field: CustomKey) => void; onClose: () => void }

/** A new field of contacts for what stands in a column; its values say of what type it may be. */
export function FieldFromColumn({ column, onMade, onClose }: Props) {
  const work = useCustomFieldWork(useAllCustomFields())
  const fields = useCustomFields()
  return (
    <FieldForm
      field={null}
      begin={draftOf(column)}
      taken={fields.map(({ name }) => name)}
      onSave={async (draft) => {
        const id = newId()
        const isKept = await work.create({ ...draft, id, place: work.nextPlace })
        if (isKept) onMade(customKey(id))
        return isKept
      }}
      onClose={onClose}
    />
  )
}

function draftOf({ header, values }: Props['column']): FieldDraft {
  const name = cleanLine(header).slice(0, limits.labelNameLength)
  const names = new Map(
    values.map(cleanLine).map((value) => [customNameKey(value), value.slice(0, limits.labelNameLength)]),
  )
  names.delete('')
  const options = [...names.values()].slice(0, limits.customOptions).map((option) => ({ id: newId(), name: option }))
  return { name, type: guessType(values), options: names.size <= limits.customOptions ? options : [] }
}
