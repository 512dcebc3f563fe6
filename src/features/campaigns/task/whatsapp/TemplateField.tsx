import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import { Link } from 'react-router-dom'
import type { WhatsappAccount } from '#domain/channels/account'
import { categoryOfTemplate } from '#domain/whatsapp/campaignRules'
import { sendableTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { OptionPicker } from '../../../../components/OptionPicker.tsx'
import { TemplateBadge } from '../../../../components/whatsapp/TemplateBadge.tsx'
import { useLanguageNames } from '../../../../components/whatsapp/useLanguageNames.ts'
import { whatsappTemplatesPath } from '../../../../lib/whatsappPaths.ts'
import { useTaskWords } from '../channel.ts'
import { type PartProps, useFieldProblem } from '../FormPart.tsx'
import { emptyWhatsapp, typedFor } from './typedWhatsapp.ts'
import { useCategoryWord } from './useCategoryWord.ts'
import { useChosenTemplate, useSendableTemplates } from './useChosenTemplate.ts'

/** One of the templates that Meta has approved for these numbers. */
export function TemplateField({ typed, set, wrong, numbers }: PartProps & { numbers: readonly WhatsappAccount[] }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const problemAt = useFieldProblem(wrong)
  const aboutOf = useTemplateAbout()
  const before = typed.whatsapp ?? emptyWhatsapp
  const templates = useSendableTemplates([...new Set(numbers.map(({ setting }) => setting.waba))])
  const chosen = useChosenTemplate(before.template_id)?.template
  const choose = (id: string) => {
    const content = templates?.find((one) => one.id === id)
    const sendable = content && sendableTemplate(content)
    if (sendable) set({ whatsapp: typedFor(id, sendable, before) })
  }
  if (templates?.length === 0 && !chosen)
    return (
      <Field label={t('task.form.message')} required {...problemAt('message')}>
        <p className={styles.note}>
          {t('task.form.messageFirst')} <Link to={whatsappTemplatesPath}>{t('task.form.messageMake')}</Link>
        </p>
      </Field>
    )
  return (
    <Field label={t('task.form.message')} required {...problemAt('message')}>
      <div className={styles.root} tabIndex={-1}>
        <OptionPicker
          label={t('task.form.message')}
          options={(templates ?? []).map((one) => ({ value: one.id, text: `${one.name} · ${aboutOf(one)}` }))}
          chosen={chosen ? [chosen.id] : []}
          onChoose={choose}
          words={{ find: t('task.choice.find'), noMatch: t('task.choice.noMatch'), none: t('task.choice.none') }}
          trigger={
            <Button icon={<ChevronDownRegular />} iconPosition="after" className={styles.button}>
              {chosen?.name ?? t('task.form.messageNone')}
            </Button>
          }
        />
        {chosen && (
          <span className={styles.about}>
            <TemplateBadge template={chosen} />
            {aboutOf(chosen)}
          </span>
        )}
      </div>
    </Field>
  )
}

/** Its category and language. */
function useTemplateAbout(): (template: WhatsappTemplate) => string {
  const languageName = useLanguageNames()
  const categoryWord = useCategoryWord()
  return (template) => `${categoryWord(categoryOfTemplate(template))} · ${languageName(template.language)}`
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  button: { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere', textAlign: 'start' },
  about: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2, '& a': { color: tokens.colorBrandForeground1 } },
})
