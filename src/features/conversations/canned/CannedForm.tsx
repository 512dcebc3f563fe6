import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Radio,
  RadioGroup,
  Switch,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CannedAnswer, NewCannedAnswer } from '#domain/conversations/note'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { sendForm } from '../../../components/sendForm.ts'
import { language } from '../../../lib/texts.ts'
import type { ConversationWork } from '../useConversationWork.ts'

type Props = { answer: CannedAnswer | null; work: ConversationWork; onDone: () => void }

/** A canned answer, made or put right; both work without a network. */
export function CannedForm({ answer, work, onDone }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const lang = language.useValue()
  const [fields, setFields] = useState(() => ({
    name: answer?.name ?? '',
    shortcut: answer?.shortcut ?? '',
    text: answer?.text ?? '',
    language: answer?.language ?? (lang === 'zh-CN' ? ('zh' as const) : ('en' as const)),
    shared: answer?.shared ?? false,
  }))
  const [isChecked, setChecked] = useState(false)
  const set = (some: Partial<typeof fields>) => setFields((now) => ({ ...now, ...some }))
  const isShortcutWrong = !NewCannedAnswer.shape.shortcut.safeParse(fields.shortcut).success
  const isNameMissing = fields.name.trim() === ''
  const isTextMissing = fields.text.trim() === ''
  const wrong = (is: boolean, words: string) =>
    isChecked && is ? ({ validationState: 'error', validationMessage: words } as const) : {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isShortcutWrong || isNameMissing || isTextMissing) return
    const written = { ...fields, name: fields.name.trim() }
    const change = answer
      ? { name: 'canned_answer.patch' as const, args: { id: answer.id, fields: written } }
      : { name: 'canned_answer.create' as const, args: { id: newId(), ...written } }
    if (await work.save([change])) onDone()
  }
  return (
    <form onSubmit={(event) => sendForm(event, submit)} noValidate>
      <DialogBody>
        <DialogTitle>{t(answer ? 'canned.edit' : 'canned.new')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <Field label={t('canned.name')} required {...wrong(isNameMissing, t('canned.missing'))}>
            <Input
              name="name"
              autoFocus
              value={fields.name}
              maxLength={limits.lineLength}
              onChange={(_, { value }) => set({ name: value })}
            />
          </Field>
          <Field
            label={t('canned.shortcut')}
            hint={t('canned.shortcutHint')}
            {...wrong(isShortcutWrong, t('canned.shortcutWrong'))}
          >
            <Input
              name="shortcut"
              contentBefore="/"
              value={fields.shortcut}
              onChange={(_, { value }) => set({ shortcut: value.trim() })}
            />
          </Field>
          <Field label={t('canned.text')} required {...wrong(isTextMissing, t('canned.missing'))}>
            <Textarea
              name="text"
              rows={5}
              resize="vertical"
              value={fields.text}
              maxLength={limits.messageLength}
              onChange={(_, { value }) => set({ text: value })}
            />
          </Field>
          <Field label={t('canned.language')}>
            <RadioGroup
              layout="horizontal"
              value={fields.language}
              onChange={(_, { value }) => set({ language: value as 'zh' | 'en' })}
            >
              <Radio value="zh" label={t('canned.languages.zh')} />
              <Radio value="en" label={t('canned.languages.en')} />
            </RadioGroup>
          </Field>
          <Switch
            label={t('canned.shared')}
            checked={fields.shared}
            onChange={(_, { checked }) => set({ shared: checked })}
          />
        </DialogContent>
        <DialogActions fluid>
          <Button onClick={onDone}>{t('canned.cancel')}</Button>
          <Button type="submit" appearance="primary">
            {t('canned.save')}
          </Button>
        </DialogActions>
      </DialogBody>
    </form>
  )
}

const useStyles = makeStyles({ fields: { display: 'grid', gap: tokens.spacingVerticalM } })
