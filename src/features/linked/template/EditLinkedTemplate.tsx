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
import { ArrowLeftRegular, DocumentTextRegular } from '@fluentui/react-icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { type LinkedTemplate, linkedFaultsOf } from '#domain/linked/template'
import { countVariants } from '#domain/linked/variants'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { TagButton } from '../../../components/sms/TagButton.tsx'
import { useMailLanguage } from '../../../lib/mailWords.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { LinkedBubble } from './LinkedBubble.tsx'
import { LinkedFileField } from './LinkedFileField.tsx'
import { isEmptyTyped, newTyped, type TypedTemplate, typedFrom } from './typedTemplate.ts'
import { useLinkedTemplate } from './useLinkedTemplates.ts'
import { useLinkedTemplateWork } from './useLinkedTemplateWork.ts'

export function NewLinkedTemplateForm({ onClose }: { onClose: () => void }) {
  const language = useMailLanguage()
  const [start] = useState(() => newTyped(language))
  return <TemplateForm row={null} start={start} onClose={onClose} />
}

export function EditLinkedTemplate({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('linked')
  const row = useLinkedTemplate(id)
  if (row === undefined) return null
  if (row) return <Loaded row={row} onClose={onClose} />
  return (
    <EmptyState icon={<DocumentTextRegular />} title={t('template.menu')} text={t('template.gone')}>
      <Button onClick={onClose}>{t('template.back')}</Button>
    </EmptyState>
  )
}

function Loaded({ row, onClose }: { row: LinkedTemplate; onClose: () => void }) {
  const [start] = useState(() => typedFrom(row))
  return <TemplateForm row={row} start={start} onClose={onClose} />
}

type FormProps = { row: LinkedTemplate | null; start: TypedTemplate; onClose: () => void }

function TemplateForm({ row, start, onClose }: FormProps) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const { save } = useLinkedTemplateWork()
  const isSame = (typed: TypedTemplate) => (row ? JSON.stringify(typed) === JSON.stringify(start) : isEmptyTyped(typed))
  const draft = useDraft<TypedTemplate>(`linked_message ${row?.id ?? 'new'}`, start, isSame)
  const [isAsked, setAsked] = useState(false)
  const typed = draft.value
  if (!typed) return null
  const set = (some: Partial<TypedTemplate>) => draft.set({ ...typed, ...some })
  const faults = linkedFaultsOf(typed)
  const isNameless = !typed.name.trim()
  async function keep(typed: TypedTemplate) {
    setAsked(true)
    if (faults.length > 0 || isNameless) return
    if (await save(row?.id ?? null, { ...typed, name: typed.name.trim() })) {
      draft.clear()
      onClose()
    }
  }
  return (
    <Page
      title={row ? row.name : t('template.newTitle')}
      intro={t('template.formIntro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('template.back')}
        </Button>
      }
      action={
        <Button appearance="primary" onClick={() => void keep(typed)}>
          {t('template.save')}
        </Button>
      }
    >
      {draft.kept && (
        <MessageBar>
          <MessageBarBody>{t('template.kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={draft.clear}>{t('template.discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <Sheet>
        <div className={styles.root}>
          <div className={styles.form}>
            <Field
              label={t('template.name')}
              hint={t('template.nameHint')}
              required
              {...(isAsked && isNameless && { validationState: 'error', validationMessage: t('template.fault.name') })}
            >
              <Input
                name="name"
                value={typed.name}
                maxLength={limits.linkedNameLength}
                onChange={(_, { value }) => set({ name: value })}
              />
            </Field>
            <TextField typed={typed} onText={(text) => set({ text })} fault={isAsked ? faults[0] : undefined} />
            <LinkedFileField file={typed.file} onFile={(file) => set({ file })} />
          </div>
          <LinkedBubble typed={typed} id={row?.id ?? null} />
        </div>
      </Sheet>
    </Page>
  )
}

type TextProps = {
  typed: TypedTemplate
  onText: (text: string) => void
  fault: ReturnType<typeof linkedFaultsOf>[number] | undefined
}

function TextField({ typed: { text }, onText, fault }: TextProps) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const area = useRef<HTMLTextAreaElement>(null)
  const variants = countVariants(text)
  /** At the caret, which then stands behind it. */
  function put(tag: string) {
    const at = area.current?.selectionStart ?? text.length
    const end = area.current?.selectionEnd ?? at
    onText(text.slice(0, at) + tag + text.slice(end))
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at + tag.length, at + tag.length)
    })
  }
  return (
    <>
      <Field
        label={t('template.text')}
        hint={t('template.textHint')}
        {...(fault && {
          validationState: 'error',
          validationMessage: t(`template.fault.${fault}`, { max: limits.linkedTextLength }),
        })}
      >
        <Textarea
          name="text"
          textarea={{ ref: area }}
          resize="vertical"
          rows={8}
          value={text}
          maxLength={limits.linkedTextLength}
          onChange={(_, { value }) => onText(value)}
        />
      </Field>
      <div className={styles.tools}>
        <TagButton onPut={put} />
        <span className={styles.note}>
          {t('template.length', { count: text.length, max: limits.linkedTextLength })}
          {variants > 1 && ` · ${t('template.variants', { count: variants })}`}
        </span>
      </div>
    </>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 720px) minmax(0, 340px)',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: tokens.spacingVerticalM },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
