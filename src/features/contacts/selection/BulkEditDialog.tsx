import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkEditField, type BulkFields, bulkEditFields } from '#domain/contacts/bulk'
import type { CustomField } from '#domain/contacts/customField'
import { readCustom } from '#domain/contacts/readCustom'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useCountryOptions } from '../../../lib/countries.ts'
import { useCustomFields } from '../../../lib/customFields.ts'
import { useWords } from '../../../lib/errors.ts'
import { customOptions } from '../custom/customOptions.ts'
import { PickButton } from '../filter/PickButton.tsx'
import { checkField } from '../panel/contactFields.ts'

type Props = { count: number; onFields: (fields: BulkFields) => void; onClose: () => void }

/** One field, and what all selected contacts have there from now on. */
export function BulkEditDialog({ count, onFields, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const words = useWords()
  const custom = useCustomFields()
  const [field, setField] = useState<BulkEditField | CustomField>('company')
  const [value, setValue] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const put = (text: string) => {
    setValue(text)
    setWrong(null)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = typeof field === 'string' ? checkField(field, value) : checkCustomValue(field, value)
    if (checked.kind === 'wrong') return setWrong(words.ofCode(checked.code))
    onFields(checked.value as BulkFields)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, submit)} noValidate>
          <DialogBody>
            <DialogTitle>{t('bulk.edit.title', { count })}</DialogTitle>
            <DialogContent className={styles.content}>
              <PickButton
                label={t('filter.field')}
                options={[
                  ...bulkEditFields.map((one) => ({ value: one, text: t(`fields.${one}`) })),
                  ...custom.map(({ id, name }) => ({ value: id, text: name })),
                ]}
                chosen={[keyOf(field)]}
                onChoose={(next) => {
                  setField(custom.find(({ id }) => id === next) ?? (next as BulkEditField))
                  put('')
                }}
              />
              <Field label={t('bulk.edit.value')} {...(wrong && { validationMessage: wrong })}>
                <ValueInput key={keyOf(field)} field={field} value={value} onValue={put} />
              </Field>
              <p className={styles.note}>{t(value.trim() === '' ? 'bulk.edit.clears' : 'bulk.edit.replaces')}</p>
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('actions.cancel')}</Button>
              <Button type="submit" appearance="primary">
                {t('bulk.edit.apply')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

const keyOf = (field: BulkEditField | CustomField) => (typeof field === 'string' ? field : field.id)

type ValueProps = { field: BulkEditField | CustomField; value: string; onValue: (value: string) => void }

function ValueInput({ field, value, onValue }: ValueProps) {
  const { t } = useTranslation('contacts')
  const countries = useCountryOptions()
  if (typeof field !== 'string') return <CustomValueInput field={field} value={value} onValue={onValue} />
  if (field === 'country')
    return (
      <PickButton
        label={t('fields.country')}
        options={[{ value: '', text: t('panel.none') }, ...countries]}
        chosen={[value]}
        onChoose={onValue}
      />
    )
  if (field === 'address' || field === 'remark')
    return <Textarea value={value} rows={3} autoFocus onChange={(_, data) => onValue(data.value)} />
  return (
    <Input
      value={value}
      autoComplete="off"
      inputMode={field === 'company_website' ? 'url' : 'text'}
      autoFocus
      onChange={(_, data) => onValue(data.value)}
    />
  )
}

type CustomProps = Omit<ValueProps, 'field'> & { field: CustomField }

function CustomValueInput({ field, value, onValue }: CustomProps) {
  const { t } = useTranslation('contacts')
  if (field.type === 'choice')
    return (
      <PickButton
        label={field.name}
        options={[{ value: '', text: t('customFields.notSet') }, ...customOptions(field)]}
        chosen={[value]}
        onChoose={onValue}
      />
    )
  return (
    <Input
      value={value}
      autoComplete="off"
      type={field.type === 'date' ? 'date' : 'text'}
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
      autoFocus
      onChange={(_, data) => onValue(data.value)}
    />
  )
}

/** Of a choice the id of the option was chosen already. */
function checkCustomValue(field: CustomField, typed: string) {
  const read = field.type === 'choice' ? ({ kind: 'fine', value: typed || null } as const) : readCustom(field, typed)
  return read.kind === 'wrong' ? read : { kind: 'fine' as const, value: { custom_fields: { [field.id]: read.value } } }
}

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  content: { display: 'grid', gap: tokens.spacingVerticalM },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
