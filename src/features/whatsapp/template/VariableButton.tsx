import {
  Button,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Select,
  tokens,
} from '@fluentui/react-components'
import { BracesVariableRegular } from '@fluentui/react-icons'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sendForm } from '../../../components/sendForm.ts'
import { variableAsMetaWants } from './templateNames.ts'

const knownNames = ['first_name', 'company', 'product', 'price', 'order_number', 'date'] as const
const own = 'own'

/** What Meta reads in their place: in the language of the template, whatever language the screen has. */
const englishSamples: Record<(typeof knownNames)[number], string> = {
  first_name: 'Anna',
  company: 'Lighthouse Trading',
  product: 'desk lamp',
  price: '€12.50',
  order_number: 'PO-1024',
  date: '5 May',
}
const chineseSamples: typeof englishSamples = {
  first_name: '安娜',
  company: '灯塔贸易',
  product: '台灯',
  price: '12.50 欧元',
  order_number: 'PO-1024',
  date: '5 月 5 日',
}

type Props = {
  /** of the template */
  language: string
  /** the next number, where the template counts its variables */
  counted: string | null
  /** examples that are there already */
  known: Readonly<Record<string, string>>
  onPut: (name: string, example: string) => void
}

/** Puts in a variable with what Meta is shown in its place. */
export function VariableButton({ language, counted, known, onPut }: Props) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState<(typeof knownNames)[number] | typeof own>('first_name')
  const [typedName, setTypedName] = useState('')
  const [typedExample, setTypedExample] = useState<string | null>(null)
  const name = counted ?? (choice === own ? variableAsMetaWants(typedName) : choice)
  const samples = language.startsWith('zh') ? chineseSamples : englishSamples
  const usual = choice !== own && counted === null ? samples[choice] : ''
  const example = typedExample ?? known[name] ?? usual
  const put = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!name) return
    setOpen(false)
    setTypedName('')
    setTypedExample(null)
    onPut(name, example.trim())
  }
  return (
    <Popover open={isOpen} onOpenChange={(_, { open }) => setOpen(open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Button icon={<BracesVariableRegular />}>{t('template.variable.insert')}</Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={t('template.variable.insert')}>
        <form className={styles.form} onSubmit={(event) => sendForm(event, put)}>
          {counted === null && (
            <Field label={t('template.variable.name')}>
              <Select
                value={choice}
                onChange={(_, { value }) => {
                  setChoice(value as typeof choice)
                  setTypedExample(null)
                }}
              >
                {knownNames.map((one) => (
                  <option key={one} value={one}>
                    {t(`template.variable.known.${one}`)}
                  </option>
                ))}
                <option value={own}>{t('template.variable.own')}</option>
              </Select>
            </Field>
          )}
          {counted === null && choice === own && (
            <Field label={t('template.name')} hint={t('template.variable.nameHint')}>
              <Input value={typedName} maxLength={60} onChange={(_, { value }) => setTypedName(value)} />
            </Field>
          )}
          <Field label={t('template.variable.example')} hint={t('template.variable.exampleHint')}>
            <Input value={example} maxLength={200} onChange={(_, { value }) => setTypedExample(value)} />
          </Field>
          <Button type="submit" appearance="primary">
            {t('template.variable.put')}
          </Button>
        </form>
      </PopoverSurface>
    </Popover>
  )
}

const useStyles = makeStyles({ form: { display: 'grid', gap: tokens.spacingVerticalM, maxWidth: '280px' } })
