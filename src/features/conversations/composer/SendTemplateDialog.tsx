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
  Select,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Conversation } from '#domain/conversations/conversation'
import { hasUrlVariable, plainTemplate, type TemplateValues, variablesOf } from '#domain/whatsapp/template'
import { isTooLong, missingValues } from '#domain/whatsapp/templateProblems'
import { newId } from '#workers/newId'
import { Dialog } from '../../../components/Dialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { PhoneBubble } from '../../../components/whatsapp/PhoneBubble.tsx'
import { conversationName } from '../names.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { type ReadyTemplate, useReadyTemplates } from './useReadyTemplates.ts'

type Props = { conversation: Conversation; work: ConversationWork; onClose: () => void }

/** A template that Meta has approved, filled in for one person: it may be sent whenever, also without a network. */
export function SendTemplateDialog({ conversation, work, onClose }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const templates = useReadyTemplates(conversation.channel_account_id)
  const [chosen, setChosen] = useState('')
  if (!templates) return null
  const template = templates.find(({ id }) => id === chosen) ?? templates[0]
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        {template ? (
          <Filled
            key={template.id}
            template={template}
            templates={templates}
            conversation={conversation}
            work={work}
            onChoose={setChosen}
            onClose={onClose}
          />
        ) : (
          <DialogBody>
            <DialogTitle>{t('template.title')}</DialogTitle>
            <DialogContent>
              <EmptyState title={t('template.none')} text={t('template.noneText')}>
                <Link to="/fairleadWTMarketing/pt_createTemplate">{t('template.make')}</Link>
              </EmptyState>
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>{t('template.cancel')}</Button>
            </DialogActions>
          </DialogBody>
        )}
      </DialogSurface>
    </Dialog>
  )
}

type FilledProps = Props & {
  template: ReadyTemplate
  templates: readonly ReadyTemplate[]
  onChoose: (id: string) => void
}

function Filled({ template, templates, conversation, work, onChoose, onClose }: FilledProps) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { id, content } = template
  const [values, setValues] = useState<TemplateValues>(() => firstValues(template, conversation))
  const [isAsked, setAsked] = useState(false)
  const missing = missingValues(content, values)
  const isLong = isTooLong(content, values)
  const faultOf = (name: string) =>
    isAsked && missing.includes(name)
      ? { validationState: 'error' as const, validationMessage: t('template.missing') }
      : {}
  async function send() {
    setAsked(true)
    if (missing.length > 0 || isLong) return
    const args = {
      id: newId(),
      conversation_id: conversation.id,
      subject: '',
      body: plainTemplate(content, values),
      files: [],
      quote: null,
      again_of: null,
      extra: { kind: 'template' as const, template: id, values, content },
    }
    if (await work.save([{ name: 'message.send', args }])) onClose()
  }
  return (
    <DialogBody className={styles.body}>
      <DialogTitle>{t('template.title')}</DialogTitle>
      <DialogContent className={styles.columns}>
        <div className={styles.fields}>
          <Field label={t('template.which')}>
            <Select name="template" value={id} onChange={(_, { value }) => onChoose(value)}>
              {templates.map((one) => (
                <option key={one.id} value={one.id}>
                  {`${one.content.name} · ${one.content.language}`}
                </option>
              ))}
            </Select>
          </Field>
          {variablesOf(content).map((name) => (
            <Field key={name} label={t('template.value', { name })} required {...faultOf(name)}>
              <Input
                name={name}
                value={values.texts[name] ?? ''}
                maxLength={1_024}
                onChange={(_, { value }) => setValues({ ...values, texts: { ...values.texts, [name]: value } })}
              />
            </Field>
          ))}
          {content.buttons.map((button, n) =>
            hasUrlVariable(button) || button.kind === 'copy' ? (
              <Field
                key={button.kind === 'copy' ? `copy ${button.code}` : `${button.kind} ${button.text}`}
                label={button.kind === 'copy' ? t('template.code') : t('template.urlEnd', { name: button.text })}
                required
                {...faultOf(String(n))}
              >
                <Input
                  value={values.buttons[n] ?? ''}
                  maxLength={2_000}
                  onChange={(_, { value }) => setValues({ ...values, buttons: { ...values.buttons, [n]: value } })}
                />
              </Field>
            ) : null,
          )}
          {isAsked && isLong && (
            <span role="alert" className={styles.fault}>
              {t('template.long')}
            </span>
          )}
        </div>
        <section className={styles.phone} aria-label={t('template.preview')}>
          <PhoneBubble content={{ ...content, examples: { ...content.examples, ...shownValues(values) } }} id={id} />
        </section>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('template.cancel')}</Button>
        <Button appearance="primary" onClick={() => void send()}>
          {t('compose.send')}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}

/** What is not filled in yet shows the variable. */
const shownValues = ({ texts }: TemplateValues) =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value || `{{${name}}}`]))

/** Names of people are known; everything else is typed for each message. */
function firstValues({ content }: ReadyTemplate, conversation: Conversation): TemplateValues {
  const name = conversationName(conversation)
  const isName = /^(name|full_name|customer_name)$/
  const isFirstName = /^(first_name|firstname)$/
  const known = (variable: string) =>
    isName.test(variable) ? name : isFirstName.test(variable) ? (name.split(/\s+/)[0] ?? '') : ''
  return {
    texts: Object.fromEntries(variablesOf(content).map((variable) => [variable, known(variable)])),
    buttons: Object.fromEntries(
      content.buttons.flatMap((button, n) => (button.kind === 'copy' ? [[n, button.code]] : [])),
    ),
  }
}

const useStyles = makeStyles({
  surface: { maxWidth: '760px' },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fields: {
    display: 'grid',
    alignContent: 'start',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    '@media (pointer: coarse)': { '& input, & select': { minHeight: '44px' } },
  },
  phone: {
    alignSelf: 'start',
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  fault: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
})
