import {
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Radio,
  RadioGroup,
  Switch,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { needsTemplate, type SmsAccount } from '#domain/channels/account'
import { limits } from '#domain/limits'
import type { SmsFault, TypedSms } from '#domain/sms/compose'
import { signTo } from '#domain/sms/offer'
import { hasSignature, wantsSignature } from '#domain/sms/optOut'
import { smsEncodingOf } from '#domain/sms/parts'
import { AssistButton } from '../assistant/AssistButton.tsx'
import { LengthLine } from './LengthLine.tsx'
import { PlainerBar } from './PlainerBar.tsx'
import { SmsPreview } from './SmsPreview.tsx'
import { TagButton } from './TagButton.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { useSmsRules } from './useSmsRules.ts'

type Props = {
  typed: TypedSms
  onTyped: (typed: TypedSms) => void
  routes: readonly SmsAccount[]
  /** what is wrong, once somebody wants to go on */
  wrong: readonly SmsFault[]
  /** countries that it goes to, as far as that is known */
  countries?: readonly string[]
}

/** A text message with its length and its price while it is typed. */
export function SmsComposer({ typed, onTyped, routes, wrong, countries = [] }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const { shortLink, isKnown } = useSmsRules()
  const area = useRef<HTMLTextAreaElement>(null)
  const set = (some: Partial<TypedSms>) => onTyped({ ...typed, ...some })
  const forTemplates = routes.filter((route) => route.is_on && needsTemplate(route))
  const fault = wrong.find((one) => one !== 'templateValues')
  const dearLine = typed.language === 'zh' && typed.text.trim() !== '' && smsEncodingOf(typed.text) === 'gsm7'
  const wantsSign = countries.some(wantsSignature) && typed.text.trim() !== '' && !hasSignature(typed.text)
  const sign = wantsSign ? signTo(routes, typed) : ''
  /** At the caret, which then stands behind it. */
  function put(tag: string) {
    const at = area.current?.selectionStart ?? typed.text.length
    const end = area.current?.selectionEnd ?? at
    set({ text: typed.text.slice(0, at) + tag + typed.text.slice(end) })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at + tag.length, at + tag.length)
    })
  }
  return (
    <div className={styles.root}>
      <Field
        label={t('compose.text')}
        {...(fault && {
          validationState: 'error',
          validationMessage: t(`compose.fault.${fault}`, { max: limits.smsParts }),
        })}
      >
        <Textarea
          name="text"
          textarea={{ ref: area }}
          className={styles.area}
          resize="vertical"
          rows={5}
          value={typed.text}
          onChange={(_, { value }) => set({ text: value })}
        />
      </Field>
      <div className={styles.tools}>
        <TagButton onPut={put} />
        <AssistButton
          subject={{
            wishes: ['template', 'shorten', 'politer', 'rewrite', 'translate'],
            text: typed.text,
            material: () => typed.text,
            onUse: (text) => set({ text }),
            language: typed.language,
          }}
        />
        <LengthLine typed={typed} routes={routes} countries={countries} />
      </div>
      <PlainerBar text={typed.text} onText={(text) => set({ text })} />
      {dearLine && (
        <MessageBar layout="multiline">
          <MessageBarBody>
            {t('compose.dearLine')}{' '}
            <Button size="small" onClick={() => set({ language: 'en' })}>
              {t('compose.dearLineDo')}
            </Button>
          </MessageBarBody>
        </MessageBar>
      )}
      {wantsSign && sign !== null && (
        <MessageBar intent={sign ? 'info' : 'warning'} layout="multiline">
          <MessageBarBody>
            {sign ? t('compose.signed', { sign: `【${sign}】` }) : t('compose.signature')}
          </MessageBarBody>
        </MessageBar>
      )}
      {forTemplates.map((route) => (
        <TemplateFields
          key={route.id}
          route={route}
          typed={typed}
          onTyped={onTyped}
          isWrong={wrong.includes('templateValues')}
        />
      ))}
      <Field label={t('compose.optOut')}>
        <RadioGroup value={typed.opt_out} onChange={(_, { value }) => set({ opt_out: value as TypedSms['opt_out'] })}>
          <Radio value="whereNeeded" label={t('compose.optOutNeeded')} />
          <Radio value="always" label={t('compose.optOutAlways')} />
        </RadioGroup>
      </Field>
      <Field label={t('compose.language')}>
        <RadioGroup
          layout="horizontal"
          value={typed.language}
          onChange={(_, { value }) => set({ language: value as TypedSms['language'] })}
        >
          <Radio value="zh" label={t('compose.languages.zh')} />
          <Radio value="en" label={t('compose.languages.en')} />
        </RadioGroup>
      </Field>
      <Field hint={t(isKnown && shortLink === null ? 'compose.shortenStay' : 'compose.shortenHint')}>
        <Switch
          label={t('compose.shorten')}
          checked={typed.shortens_links}
          onChange={(_, { checked }) => set({ shortens_links: checked })}
        />
      </Field>
      <SmsPreview typed={typed} routes={routes} countries={countries} />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, minWidth: 0 },
  area: { width: '100%', '& textarea': { maxHeight: '60dvh' } },
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
})
