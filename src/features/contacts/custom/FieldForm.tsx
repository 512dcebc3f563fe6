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
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, ArrowDownRegular, ArrowUpRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CustomField,
  type CustomFieldType,
  type CustomOption,
  customFieldTypes,
  customNameKey,
} from '#domain/contacts/customField'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useWords } from '../../../lib/errors.ts'
import type { FieldDraft } from './useCustomFieldWork.ts'

type Props = {
  /** null: a new one */
  field: CustomField | null
  begin?: FieldDraft
  /** of all fields there are */
  taken: readonly string[]
  onSave: (draft: FieldDraft) => Promise<boolean>
  onClose: () => void
}
type Wrong = { name?: string; options?: string }

/** The name of a field, its type while it is new, and the options of a choice. */
export function FieldForm({ field, begin, taken, onSave, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const words = useWords()
  const first = field ?? begin ?? { name: '', type: 'text', options: [] }
  const [name, setName] = useState(first.name)
  const [type, setType] = useState<CustomFieldType>(first.type)
  const [options, setOptions] = useState(() => first.options.filter(({ retired }) => !retired))
  const [wrong, setWrong] = useState<Wrong>({})

  const check = (named: readonly CustomOption[]): Wrong => {
    if (name.trim() === '') return { name: words.ofCode('nameEmpty') }
    if (taken.some((one) => customNameKey(one) === customNameKey(name)))
      return { name: words.ofCode('customFieldTaken') }
    if (type !== 'choice') return {}
    if (named.length === 0) return { options: t('customFields.optionsNeeded') }
    const names = new Set(named.map((option) => customNameKey(option.name)))
    return names.size < named.length ? { options: words.ofCode('customOptionTaken') } : {}
  }
  async function submit() {
    // A field of options has one more to type into than there are.
    const named = options.map((option) => ({ ...option, name: option.name.trim() })).filter((option) => option.name)
    const found = check(named)
    setWrong(found)
    if (Object.keys(found).length > 0) return
    if (await onSave({ name: name.trim(), type, options: type === 'choice' ? named : [] })) onClose()
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <form onSubmit={(event) => sendForm(event, submit)} noValidate>
          <DialogBody className={styles.body}>
            <DialogTitle>{t(field ? 'customFields.editTitle' : 'customFields.newTitle')}</DialogTitle>
            <DialogContent className={styles.content}>
              <Field label={t('customFields.name')} {...(wrong.name && { validationMessage: wrong.name })}>
                <Input
                  value={name}
                  maxLength={limits.labelNameLength}
                  autoFocus
                  autoComplete="off"
                  onChange={(_, { value }) => setName(value)}
                />
              </Field>
              {field ? (
                <Field label={t('customFields.type')} hint={t('customFields.typeStays')}>
                  <span>{t(`customFields.types.${type}`)}</span>
                </Field>
              ) : (
                <Field label={t('customFields.type')}>
                  <RadioGroup value={type} onChange={(_, { value }) => setType(value as CustomFieldType)}>
                    {customFieldTypes.map((one) => (
                      <Radio
                        key={one}
                        value={one}
                        label={
                          <>
                            {t(`customFields.types.${one}`)}
                            <span className={styles.hint}>{t(`customFields.typeHints.${one}`)}</span>
                          </>
                        }
                      />
                    ))}
                  </RadioGroup>
                </Field>
              )}
              {type === 'choice' && <Options options={options} wrong={wrong.options} onOptions={setOptions} />}
            </DialogContent>
            <DialogActions fluid className={styles.actions}>
              <Button onClick={onClose}>{t('actions.cancel')}</Button>
              <Button type="submit" appearance="primary">
                {t('customFields.save')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

type OptionsProps = {
  options: CustomOption[]
  wrong: string | undefined
  onOptions: (options: CustomOption[]) => void
}

function Options({ options, wrong, onOptions }: OptionsProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [added, setAdded] = useState<string | null>(null)
  const move = (at: number, to: number) => onOptions(options.toSpliced(at, 1).toSpliced(to, 0, options[at]!))
  const add = () => {
    const id = newId()
    setAdded(id)
    onOptions([...options, { id, name: '' }])
  }
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t('customFields.options')}</legend>
      {options.map((option, at) => {
        const name = option.name || t('customFields.option', { number: at + 1 })
        return (
          <div key={option.id} className={styles.option}>
            <Input
              className={styles.optionName}
              value={option.name}
              aria-label={t('customFields.option', { number: at + 1 })}
              maxLength={limits.labelNameLength}
              autoFocus={option.id === added}
              onChange={(_, { value }) => onOptions(options.with(at, { ...option, name: value }))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add()
              }}
            />
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowUpRegular />}
              disabledFocusable={at === 0}
              aria-label={t('customFields.up', { name })}
              onClick={() => move(at, at - 1)}
            />
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowDownRegular />}
              disabledFocusable={at === options.length - 1}
              aria-label={t('customFields.down', { name })}
              onClick={() => move(at, at + 1)}
            />
            <Button
              appearance="subtle"
              size="small"
              icon={<DismissRegular />}
              aria-label={t('customFields.removeOption', { name })}
              onClick={() => onOptions(options.toSpliced(at, 1))}
            />
          </div>
        )
      })}
      {wrong && (
        <span role="alert" className={styles.wrong}>
          {wrong}
        </span>
      )}
      <Button
        appearance="subtle"
        icon={<AddRegular />}
        className={styles.add}
        disabledFocusable={options.length >= limits.customOptions}
        onClick={add}
      >
        {t('customFields.addOption')}
      </Button>
      <span className={styles.hint}>{t('customFields.optionsStay')}</span>
    </fieldset>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  content: { display: 'grid', gap: tokens.spacingVerticalM, alignContent: 'start' },
  hint: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  options: { display: 'grid', gap: tokens.spacingVerticalXS, minWidth: 0, margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXS },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    [finger]: { '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  optionName: { flexGrow: 1, minWidth: 0, [finger]: { minHeight: '44px' } },
  add: { justifySelf: 'start', [finger]: { minHeight: '44px' } },
  wrong: { color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  actions: { [finger]: { '& button': { minHeight: '44px' } } },
})
