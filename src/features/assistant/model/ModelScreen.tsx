import { makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assistantCalls } from '#domain/assistant/calls'
import { assistantPrices, type ModelSetting } from '#domain/assistant/model'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain, useAnswer } from '../../../lib/useAnswer.ts'
import { ModelForm } from './ModelForm.tsx'

/** Whose model answers, how a company sets its own, and what is there without one. */
export function ModelScreen() {
  const { t } = useTranslation('assistant')
  const answered = useAnswer(assistantCalls.model, {})
  return (
    <div style={{ flex: '1 1 0', minWidth: 0, minHeight: 0, overflow: 'auto' }}>
      <Page title={t('model.menu')} intro={t('model.intro')}>
        <AnswerView answered={answered} lines={4}>
          {(setting) => <ModelParts setting={setting} />}
        </AnswerView>
      </Page>
    </div>
  )
}

function ModelParts({ setting }: { setting: ModelSetting }) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const toasts = useToasts()
  const [isDropping, setDropping] = useState(false)
  async function change(work: () => Promise<unknown>) {
    try {
      await work()
      toasts.done(t('model.saved'))
      askAgain()
    } catch (error) {
      toasts.failed(error)
    }
  }
  const use = (input: { is_shared?: boolean; sandbox?: boolean }) =>
    void change(() => request(assistantCalls.setUse, input))
  return (
    <>
      <Part title={t('model.now')}>
        <p className={styles.text}>{t(`model.owner.${setting.owner}`, { model: setting.model })}</p>
        {setting.owner === 'none' && <p className={styles.note}>{t('model.without')}</p>}
        {setting.owner === 'operator' && <p className={styles.note}>{t('model.prices', { ...assistantPrices })}</p>}
        {setting.has_sandbox && (
          <Switch
            label={t('model.sandbox')}
            checked={setting.owner === 'sandbox'}
            onChange={(_, { checked }) => use({ sandbox: checked })}
          />
        )}
        <Switch
          label={t('model.shared')}
          checked={setting.is_shared}
          onChange={(_, { checked }) => use({ is_shared: checked })}
        />
      </Part>
      <Part title={t('model.own')}>
        <p className={styles.note}>{t('model.ownText')}</p>
        <ModelForm
          key={`${setting.url} ${setting.model}`}
          setting={setting}
          onSave={(model) => change(() => request(assistantCalls.setModel, model))}
        />
        {setting.owner === 'company' && (
          <div>
            <OnlineButton onClick={() => setDropping(true)}>{t('model.drop')}</OnlineButton>
          </div>
        )}
      </Part>
      <Part title={t('model.how')}>
        <ul className={styles.list}>
          {(['deepseek', 'ollama', 'vllm', 'openai'] as const).map((one) => (
            <li key={one}>{t(`model.howTo.${one}`)}</li>
          ))}
        </ul>
      </Part>
      {isDropping && (
        <ConfirmDialog
          title={t('model.drop')}
          text={t('model.dropText')}
          confirm={t('model.dropDo')}
          cancel={t('cancel')}
          onConfirm={() => void change(() => request(assistantCalls.dropModel, {}))}
          onClose={() => setDropping(false)}
        />
      )}
    </>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, overflowWrap: 'anywhere' },
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
})
