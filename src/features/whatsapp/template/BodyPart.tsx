import { Field, Input, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isCounted, templateLimits, templateVariables } from '#domain/whatsapp/template'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { browserLanguage, directionOf, isCutOnPhones } from '../../../components/whatsapp/phoneText.ts'
import { nextCounted } from './templateNames.ts'
import { asFault } from './useFaultWords.ts'
import type { TemplateFormState } from './useTemplateForm.ts'
import { VariableButton } from './VariableButton.tsx'

export function BodyPart({ form }: { form: TemplateFormState }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const field = useRef<HTMLTextAreaElement>(null)
  const { typed, set, faults } = form
  const { body, examples, language } = typed

  function put(name: string, example: string) {
    const { selectionStart = body.length, selectionEnd = body.length } = field.current ?? {}
    const inserted = `{{${name}}}`
    set({
      body: body.slice(0, selectionStart) + inserted + body.slice(selectionEnd),
      ...(example && { examples: { ...examples, [name]: example } }),
    })
    const at = selectionStart + inserted.length
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(at, at)
    })
  }
  return (
    <Part title={t('template.body.title')}>
      <Field
        label={t('template.body.title')}
        hint={t('template.body.hint')}
        {...asFault(faults.wordsFor({ part: 'body' }))}
      >
        <Textarea
          textarea={{ ref: field }}
          value={body}
          lang={browserLanguage(language)}
          dir={directionOf(language)}
          rows={8}
          maxLength={4_000}
          resize="vertical"
          onChange={(_, { value }) => set({ body: value })}
        />
      </Field>
      <div className={styles.foot}>
        <VariableButton
          language={language}
          counted={isCounted(typed) ? nextCounted(templateVariables(body)) : null}
          known={examples}
          onPut={put}
        />
        <AssistButton
          size="small"
          subject={{
            wishes: ['template', 'shorten', 'politer', 'rewrite', 'translate'],
            text: body,
            material: () => [typed.name, body].filter(Boolean).join('\n'),
            onUse: (next) => set({ body: next }),
            language: language.startsWith('zh') ? 'zh' : 'en',
          }}
        />
        <span className={styles.note}>
          {t('template.body.length', { count: body.length, max: templateLimits.body })}
        </span>
        {typed.category === 'marketing' && isCutOnPhones(body) && (
          <span className={styles.note}>{t('template.body.cut')}</span>
        )}
      </div>
      <Field
        label={t('template.footer.title')}
        hint={t('template.footer.hint')}
        {...asFault(faults.wordsFor({ part: 'footer' }))}
      >
        <Input
          value={typed.footer}
          dir={directionOf(language)}
          maxLength={200}
          onChange={(_, { value }) => set({ footer: value })}
          contentAfter={<span>{`${typed.footer.length}/${templateLimits.footer}`}</span>}
        />
      </Field>
    </Part>
  )
}

const useStyles = makeStyles({
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
