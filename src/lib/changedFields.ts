import { ContactFields } from '#domain/contacts/contact'
import { customKey, isCustomKey } from '#domain/contacts/customKeys'
import type { RowChange } from '#domain/operationLog/log'
import type { ChangedField } from '../components/BeforeAfter.tsx'
import { useContactValue } from './contactValues.ts'
import { useFieldName } from './customFields.ts'
import { useWho } from './people.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields of a contact or a label that a change touched, each before and after it, in words. */
export function useChangedFields(names: Readonly<Record<string, string>>) {
  const fieldName = useFieldName()
  const valueOf = useContactValue((id) => names[id])
  const who = useWho()
  const textOf = (field: string, values: Values): string | null => {
    if (!(field in values)) return null
    if (isCustomKey(field)) return valueOf(field, values[field])
    if (field === 'belongto') return who(String(values[field]))
    // Kept as it was; a version from before or after this one may have had another form of it.
    return isContactField(field) && ContactFields.shape[field].safeParse(values[field]).success
      ? valueOf(field, values[field])
      : null
  }
  return ({ kind, ...values }: Pick<RowChange, 'kind' | 'before' | 'after'>): ChangedField[] => {
    if (kind === 'deleted') return []
    const [before, after] = [oneByOne(values.before), oneByOne(values.after)]
    const custom = Object.keys({ ...before, ...after }).filter(isCustomKey)
    const touched = [...inOrder, ...custom].filter((field) => field in before || field in after)
    return touched.map((field) => ({
      key: field,
      label: fieldName(field),
      ...(kind !== 'created' && { before: textOf(field, before) }),
      after: textOf(field, after),
    }))
  }
}

const contactFields = Object.keys(ContactFields.shape) as (keyof ContactFields)[]
const inOrder = ['belongto', ...contactFields] as const
/** The custom fields by their own names, as the server notes them. */
function oneByOne({ custom_fields, ...values }: Values): Values {
  const custom = Object.entries((custom_fields ?? {}) as Values).map(([id, value]) => [customKey(id), value])
  return { ...values, ...Object.fromEntries(custom) }
}
const isContactField = (field: string): field is keyof ContactFields => contactFields.some((name) => name === field)
