import { Button, Field, Input, makeStyles, Radio, RadioGroup, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type TemplateCategory, templateCategories, templateLanguages, templateLimits } from '#domain/whatsapp/template'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { isAtMeta } from '#domain/whatsapp/templateRow'
import { Part } from '../../../components/Part.tsx'
import { useLanguageNames } from '../../../components/whatsapp/useLanguageNames.ts'
import { useWhatsappNumbers } from '../../../components/whatsapp/useWhatsappNumbers.ts'
import { phone } from '../../../lib/media.ts'
import { nameAsMetaWants } from './templateNames.ts'
import type { TemplateFormState } from './useTemplateForm.ts'
import { useTemplates, wabaOf } from './useTemplates.ts'

type Props = { row: WhatsappTemplate | null; form: TemplateFormState }

/** By what Meta knows it, and what it costs. */
export function BasicsPart({ row, form }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const languageName = useLanguageNames()
  const { typed, set, fixed } = form
  const languages = [...new Set([...templateLanguages, typed.language])]
  return (
    <Part title={t('template.basics')}>
      <NumberField form={form} />
      <NameField row={row} form={form} />
      <div className={styles.pair}>
        <Field label={t('template.language')} {...(fixed.has('language') && { hint: t('template.locked') })}>
          <Select
            value={typed.language}
            disabled={fixed.has('language')}
            onChange={(_, { value }) => set({ language: value })}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t('template.category')}
          hint={fixed.has('category') ? t('template.locked') : t(`template.categoryHint.${typed.category}`)}
        >
          <RadioGroup
            layout="horizontal"
            value={typed.category}
            disabled={fixed.has('category')}
            onChange={(_, { value }) => set({ category: value as TemplateCategory })}
          >
            {templateCategories.map((one) => (
              <Radio key={one} value={one} label={t(`template.categories.${one}`)} />
            ))}
          </RadioGroup>
        </Field>
      </div>
    </Part>
  )
}

function NumberField({ form: { typed, set, fixed } }: { form: TemplateFormState }) {
  const { t } = useTranslation('whatsapp')
  const numbers = useWhatsappNumbers() ?? []
  const isThere = numbers.some(({ id }) => id === typed.channel_account_id)
  return (
    <Field label={t('template.number')} hint={t('template.numberHint')}>
      <Select
        value={typed.channel_account_id}
        disabled={fixed.has('channel_account_id')}
        onChange={(_, { value }) => set({ channel_account_id: value })}
      >
        {!isThere && <option value={typed.channel_account_id}>{t('template.numberGone')}</option>}
        {numbers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function NameField({ row, form: { typed, set, fixed, faults } }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const isTaken = useTakenName(row, typed)
  const fault = faults.wordsFor({ part: 'name' }) ?? (isTaken ? t('template.nameTaken') : undefined)
  const better = nameAsMetaWants(typed.name)
  return (
    <Field
      label={t('template.name')}
      hint={fixed.has('name') ? t('template.locked') : t('template.nameHint')}
      {...(fault && {
        validationMessage: (
          <span className={styles.fault}>
            {fault}
            {better !== '' && better !== typed.name && (
              <Button size="small" onClick={() => set({ name: better })}>
                {t('template.nameFix', { name: better })}
              </Button>
            )}
          </span>
        ),
      })}
    >
      <Input
        value={typed.name}
        disabled={fixed.has('name')}
        maxLength={templateLimits.name}
        onChange={(_, { value }) => set({ name: value })}
      />
    </Field>
  )
}

/** Whether another one of the same WhatsApp Business account has the name in this language. */
function useTakenName(row: WhatsappTemplate | null, typed: TemplateFormState['typed']): boolean {
  const templates = useTemplates() ?? []
  const numbers = useWhatsappNumbers() ?? []
  const waba = wabaOf(numbers, typed.channel_account_id)
  return templates.some(
    (one) =>
      one.id !== row?.id &&
      one.name !== '' &&
      one.name === typed.name &&
      one.language === typed.language &&
      isAtMeta(one) &&
      wabaOf(numbers, one.channel_account_id) === waba,
  )
}

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  fault: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})
