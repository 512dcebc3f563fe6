import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customValue, withCustom } from '#domain/contacts/customField'
import { newId } from '#workers/newId'
import { SidePanel } from '../../../components/SidePanel.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useBusy } from '../../../lib/busy.ts'
import { useClient } from '../../../lib/client.ts'
import { useCustomFields } from '../../../lib/customFields.ts'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { useWords } from '../../../lib/errors.ts'
import { fullNumberOf } from '../../../lib/phones.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { CustomInput } from '../custom/CustomFieldsSection.tsx'
import { useStart } from '../list/useStart.ts'
import { CountryPicker, LabelPicker, StatusPicker, TagPicker } from '../pickers.tsx'
import { isFormUntouched, readTyped, type TypedContact, type Wrong } from './newContact.ts'
import { useDuplicate } from './useDuplicate.ts'

type Props = {
  /** a change that the server refused: the form begins with it, and saving takes its place */
  refused: string | null
  onClose: () => void
  onOpen: (id: string) => void
}

/** A contact is written down: a name or a phone is enough, and what was typed survives a reload. */
export function NewContactPanel(props: Props) {
  const { t } = useTranslation('contacts')
  const start = useStart(props.refused)
  if (start) return <NewContactForm {...props} start={start} />
  return (
    <SidePanel label={t('form.title')} onClose={props.onClose}>
      {null}
    </SidePanel>
  )
}

function NewContactForm({ refused, start, onClose, onOpen }: Props & { start: TypedContact }) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const words = useWords()
  const toasts = useToasts()
  const styles = useStyles()
  const custom = useCustomFields()
  const draft = useDraft(refused ? `contact.new:${refused}` : 'contact.new', start, isFormUntouched)
  const duplicate = useDuplicate(draft.value)
  const [wrong, setWrong] = useState<Wrong>({})
  const form = useRef<HTMLFormElement>(null)
  const typed = draft.value
  useBusy(typed !== null && !isFormUntouched(typed))
  const ready = typed !== null
  useEffect(() => {
    if (ready) form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [ready])
  if (!typed)
    return (
      <SidePanel label={t('form.title')} onClose={onClose}>
        {null}
      </SidePanel>
    )

  const change = (some: Partial<TypedContact>, field: string) => {
    draft.set({ ...typed, ...some })
    if (wrong[field] || wrong.all) setWrong({ ...wrong, [field]: undefined, all: undefined })
  }
  async function save(typed: TypedContact, another: boolean) {
    const read = await readTyped(typed, fullNumberOf, defaultCountry())
    if (read.kind === 'wrong') return showWrong(read.wrong)
    const id = newId()
    const saved = await sync.mutate('contact.create', { rows: [{ ...read.fields, id }] })
    if (saved.kind === 'refused') return showWrong({ [saved.field ?? 'all']: saved.code })
    draft.clear()
    if (refused) await sync.discardIssue(refused)
    duplicate.forget()
    toasts.done(t('form.saved', { name: read.fields.name || read.fields.company || t('row.nameless') }))
    if (another) form.current?.querySelector('input')?.focus()
    else onOpen(id)
  }
  const showWrong = (wrong: Wrong) => {
    setWrong(wrong)
    const first = Object.keys(wrong)[0]
    form.current?.querySelector<HTMLElement>(`[name="${first === 'all' ? 'name' : first}"]`)?.focus()
  }
  const submit = (event: FormEvent) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    sendForm(event, () => save(typed, button?.value === 'another'))
  }

  const problem = (field: string) => {
    const code = wrong[field]
    return code && { validationMessage: words.ofCode(code) }
  }
  const text = (field: 'name' | 'company' | 'position' | 'company_website' | 'address' | 'founded_time') => (
    <Field label={t(`fields.${field}`)} {...problem(field)}>
      <Input
        name={field}
        className={styles.input}
        value={typed[field]}
        autoComplete="off"
        onChange={(_, { value }) => change({ [field]: value }, field)}
      />
    </Field>
  )
  const several = (field: 'phones' | 'emails') => (
    <fieldset className={styles.several}>
      <legend className={styles.legend}>{t(`fields.${field}`)}</legend>
      {typed[field].map((value, at) => {
        const label = t(field === 'phones' ? 'phone.label' : 'email.label', { number: at + 1 })
        const put = (next: string[]) => change({ [field]: next }, `${field}.${at}`)
        return (
          <Field key={at} {...problem(`${field}.${at}`)}>
            <Input
              name={`${field}.${at}`}
              aria-label={label}
              className={styles.input}
              value={value}
              type={field === 'phones' ? 'tel' : 'text'}
              inputMode={field === 'phones' ? 'tel' : 'email'}
              autoComplete="off"
              placeholder={t(field === 'phones' ? 'phone.placeholder' : 'email.placeholder')}
              onChange={(_, data) => put(typed[field].with(at, data.value))}
              contentAfter={
                typed[field].length > 1 ? (
                  <Button
                    appearance="transparent"
                    icon={<DismissRegular />}
                    aria-label={t('panel.removeValue', { value: value || label })}
                    onClick={() => put(typed[field].toSpliced(at, 1))}
                  />
                ) : null
              }
            />
          </Field>
        )
      })}
      <Button
        appearance="subtle"
        size="small"
        className={styles.add}
        icon={<AddRegular />}
        onClick={() => change({ [field]: [...typed[field], ''] }, field)}
      >
        {t(field === 'phones' ? 'panel.addPhone' : 'panel.addEmail')}
      </Button>
    </fieldset>
  )

  return (
    <SidePanel label={t('form.title')} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <header className={styles.bar}>
          <h2 className={styles.title}>{t('form.title')}</h2>
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('actions.close')} onClick={onClose} />
        </header>
        <div className={styles.fields}>
          {draft.kept && (
            <MessageBar>
              <MessageBarBody>{t('form.draftKept')}</MessageBarBody>
              <MessageBarActions>
                <Button onClick={draft.clear}>{t('form.discard')}</Button>
              </MessageBarActions>
            </MessageBar>
          )}
          {wrong.all && (
            <MessageBar intent="error">
              <MessageBarBody>{words.ofCode(wrong.all)}</MessageBarBody>
            </MessageBar>
          )}
          {text('name')}
          {text('company')}
          {text('position')}
          {several('phones')}
          {several('emails')}
          {duplicate.found && (
            <MessageBar intent="warning" layout="multiline">
              <MessageBarBody>
                {t(`duplicates.looks.${duplicate.found.reason}`)} {t('form.duplicate')}
              </MessageBarBody>
              <MessageBarActions>
                <Button onClick={() => onOpen(duplicate.found!.contact.id)}>
                  {t('form.duplicateOpen', {
                    name: duplicate.found.contact.name || duplicate.found.contact.company || t('row.nameless'),
                  })}
                </Button>
              </MessageBarActions>
            </MessageBar>
          )}
          <div>
            <CountryPicker value={typed.country} onChange={(country) => change({ country }, 'country')} />
            <StatusPicker
              value={typed.follow_up_status}
              onChange={(status) => change({ follow_up_status: status }, 'status')}
            />
            <TagPicker value={typed.tag} onChange={(tag) => change({ tag }, 'tag')} />
            <LabelPicker
              kind="category"
              value={typed.category}
              onChange={(category) => change({ category }, 'category')}
            />
            <LabelPicker kind="source" value={typed.source} onChange={(source) => change({ source }, 'source')} />
          </div>
          <Field label={t('fields.remark')} {...problem('remark')}>
            <Textarea
              name="remark"
              resize="vertical"
              value={typed.remark}
              onChange={(_, { value }) => change({ remark: value }, 'remark')}
            />
          </Field>
          {text('company_website')}
          {text('address')}
          {text('founded_time')}
          {custom.map((field) => (
            <CustomInput
              key={field.id}
              field={field}
              value={customValue(field, withCustom(null, typed.custom_fields ?? {}))}
              onSave={async (value) => {
                change({ custom_fields: { ...typed.custom_fields, [field.id]: value } }, field.id)
                return null
              }}
            />
          ))}
        </div>
        <footer className={styles.foot}>
          <Button type="submit" value="another">
            {t('form.another')}
          </Button>
          <Button type="submit" appearance="primary">
            {t('actions.save')}
          </Button>
        </footer>
      </form>
    </SidePanel>
  )
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  bar: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    minHeight: 0,
    '& > *': { flexShrink: 0 },
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalXXL}`,
  },
  input: { '@media (pointer: coarse)': { minHeight: '44px', fontSize: tokens.fontSizeBase400 } },
  several: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXXS, fontSize: tokens.fontSizeBase300 },
  add: {
    alignSelf: 'flex-start',
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightRegular,
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  foot: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    flexShrink: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', flexGrow: 1 } },
  },
})
