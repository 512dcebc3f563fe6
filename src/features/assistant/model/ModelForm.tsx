import { Button, Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantCalls } from '#domain/assistant/calls'
import { ModelAddress, type ModelProblem, type ModelSetting, modelProblems, NewModel } from '#domain/assistant/model'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { PasswordField } from '../../../components/PasswordField.tsx'
import { pressed, sendForm } from '../../../components/sendForm.ts'
import { useWords } from '../../../lib/errors.ts'
import { request } from '../../../lib/http.ts'

type Props = { setting: ModelSetting; onSave: (model: NewModel) => Promise<void> }

/** Address, key and model of a server of one's own; tried before it is kept. The key is never told again. */
export function ModelForm({ setting, onSave }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const isOwn = setting.owner === 'company'
  const [typed, setTyped] = useState(() => ({
    url: isOwn ? setting.url : '',
    model: isOwn ? setting.model : '',
    key: '',
    has_vision: isOwn && setting.has_vision,
  }))
  const [models, setModels] = useState<readonly string[]>([])
  const [told, setTold] = useState<{ text: string; isWrong: boolean } | null>(null)
  const tellProblem = useProblem()
  const names = useId()
  const set = (some: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...some }))
  const given = { ...typed, key: typed.key || undefined }
  const model = NewModel.safeParse(given)
  const hasAddress = ModelAddress.safeParse(typed.url).success
  const isAddressWrong = typed.url !== '' && !hasAddress

  async function list() {
    const found = await request(assistantCalls.models, { url: typed.url, key: given.key })
    setModels(found.models)
    setTold(
      found.problem
        ? { text: tellProblem(found.problem), isWrong: true }
        : { text: t('model.found', { count: found.models.length }), isWrong: false },
    )
  }
  async function attempt() {
    setTold({ text: t('model.trying'), isWrong: false })
    const tried = await request(assistantCalls.tryModel, given)
    const text = tried.problem
      ? tellProblem(tried.problem)
      : t('model.tried', { text: tried.text.slice(0, 200), ms: tried.first_ms ?? 0 })
    setTold({ text, isWrong: tried.problem !== null })
  }
  async function save() {
    if (model.success) await onSave(model.data)
  }
  return (
    <form className={styles.root} onSubmit={(event) => sendForm(event, save)} noValidate>
      <Field
        label={t('model.url')}
        hint={t('model.urlHint')}
        {...(isAddressWrong && { validationState: 'error', validationMessage: t('model.urlWrong') })}
      >
        <Input
          name="url"
          inputMode="url"
          placeholder="https://api.deepseek.com/v1"
          value={typed.url}
          onChange={(_, { value }) => set({ url: value.trim() })}
        />
      </Field>
      <PasswordField
        label={t('model.key')}
        name="key"
        autoComplete="off"
        value={typed.key}
        words={{}}
        hint={t(isOwn && setting.has_key ? 'model.keyKept' : 'model.keyHint')}
        onChange={(key) => set({ key: key.trim() })}
      />
      <div className={styles.line}>
        <Field label={t('model.name')} className={styles.grow}>
          <Input
            name="model"
            list={names}
            autoComplete="off"
            value={typed.model}
            onChange={(_, { value }) => set({ model: value })}
          />
        </Field>
        <datalist id={names}>
          {models.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <OnlineButton disabledFocusable={!hasAddress} onClick={() => pressed(list)}>
          {t('model.list')}
        </OnlineButton>
      </div>
      <Checkbox
        label={t('model.vision')}
        checked={typed.has_vision}
        onChange={(_, { checked }) => set({ has_vision: checked === true })}
      />
      {told && (
        <p role="status" className={told.isWrong ? styles.wrong : styles.note}>
          {told.text}
        </p>
      )}
      <div className={styles.line}>
        <OnlineButton disabledFocusable={!model.success} onClick={() => pressed(attempt)}>
          {t('model.try')}
        </OnlineButton>
        <Button type="submit" appearance="primary" disabledFocusable={!model.success}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function useProblem(): (problem: ModelProblem) => string {
  const words = useWords()
  return (problem) => words.ofCode(modelProblems[problem])
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, maxWidth: '640px' },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  grow: { flex: '1 1 240px' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  wrong: { margin: 0, color: tokens.colorStatusDangerForeground1 },
})
