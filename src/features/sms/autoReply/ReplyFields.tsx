import {
  Field,
  Input,
  makeStyles,
  Radio,
  RadioGroup,
  Select,
  Switch,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { autoReplyMatches, autoReplyTimes } from '#domain/conversations/autoReply'
import { companyTags } from '#domain/conversations/companyProfile'
import { limits } from '#domain/limits'
import { measureSms } from '#domain/sms/parts'
import { TagButton } from '../../../components/sms/TagButton.tsx'
import { useRoutes } from '../../../components/sms/useRoutes.ts'
import { OpeningFields } from './OpeningFields.tsx'
import type { ReplyDraft, ReplyFault } from './replyDraft.ts'
import { useCompanyProfile } from './useCompanyProfile.ts'

type Props = {
  typed: ReplyDraft
  set: (some: Partial<ReplyDraft>) => void
  /** what is wrong, once somebody wants to go on */
  wrong: readonly ReplyFault[]
}

/** What is answered, to what and when. */
export function ReplyFields(props: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const routes = useRoutes() ?? []
  const { typed, set, wrong } = props
  const faultOf = useFaults(wrong)
  const { match, channel_account_id } = typed
  const isGone = channel_account_id !== null && !routes.some(({ id }) => id === channel_account_id)
  return (
    <div className={styles.form}>
      <Field label={t('autoReply.name')} hint={t('autoReply.nameHint')}>
        <Input name="name" value={typed.name} maxLength={300} onChange={(_, { value }) => set({ name: value })} />
      </Field>
      <Switch
        label={t('autoReply.isOn')}
        checked={typed.is_on}
        onChange={(_, { checked }) => set({ is_on: checked })}
      />
      {!typed.inquiries && (routes.length > 1 || channel_account_id !== null) && (
        <Field label={t('autoReply.account')}>
          <Select
            name="account"
            value={channel_account_id ?? ''}
            onChange={(_, { value }) => set({ channel_account_id: value || null })}
          >
            <option value="">{t('autoReply.everyAccount')}</option>
            {isGone && <option value={channel_account_id}>{t('autoReply.accountGone')}</option>}
            {routes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('autoReply.match.label')}>
        <RadioGroup value={match} onChange={(_, { value }) => set({ match: value as ReplyDraft['match'] })}>
          {autoReplyMatches.map((one) => (
            <Radio key={one} value={one} label={t(`autoReply.match.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      {match !== 'any' && (
        <Field label={t('autoReply.words')} hint={t('autoReply.wordsHint')} {...faultOf('words')}>
          <Input name="words" value={typed.words} onChange={(_, { value }) => set({ words: value })} />
        </Field>
      )}
      <When {...props} />
      <Text {...props} />
    </div>
  )
}

function When({ typed, set, wrong }: Props) {
  const { t } = useTranslation('sms')
  const hasHours = Boolean(useCompanyProfile()?.hours)
  const { when, hours, time_zone, company_hours } = typed
  return (
    <>
      <Field label={t('autoReply.when.label')}>
        <RadioGroup value={when} onChange={(_, { value }) => set({ when: value as ReplyDraft['when'] })}>
          {autoReplyTimes.map((one) => (
            <Radio key={one} value={one} label={t(`autoReply.when.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      {when !== 'always' && (hasHours || company_hours) && (
        <Switch
          label={t('autoReply.companyHours')}
          checked={company_hours}
          onChange={(_, { checked }) => set({ company_hours: checked })}
        />
      )}
      {when !== 'always' && !(hasHours && company_hours) && (
        <OpeningFields
          hours={hours}
          zone={time_zone}
          isWrong={wrong.includes('days')}
          onHours={(next) => set({ hours: next })}
          onZone={(next) => set({ time_zone: next })}
        />
      )}
    </>
  )
}

function Text({ typed, set, wrong }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const faultOf = useFaults(wrong)
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, language } = typed
  /** At the caret, which then stands behind it. */
  function put(tag: string) {
    const at = area.current?.selectionStart ?? text.length
    const end = area.current?.selectionEnd ?? at
    set({ text: text.slice(0, at) + tag + text.slice(end) })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at + tag.length, at + tag.length)
    })
  }
  return (
    <>
      <Field
        label={t('autoReply.text')}
        hint={typed.inquiries ? t('autoReply.inquiries.sentBy') : t('autoReply.cost')}
        {...faultOf('text', 'tooLong')}
      >
        <Textarea
          name="text"
          textarea={{ ref: area }}
          rows={4}
          resize="vertical"
          value={text}
          maxLength={limits.smsTextLength}
          onChange={(_, { value }) => set({ text: value })}
        />
      </Field>
      <div className={styles.tools}>
        <TagButton onPut={put} more={companyTags.map((tag) => ({ tag, name: t(`autoReply.companyTag.${tag}`) }))} />
        {!typed.inquiries && (
          <span className={styles.note}>{t('compose.parts', { count: measureSms(text).parts })}</span>
        )}
      </div>
      {text.includes('{{') && (
        <Field label={t('autoReply.language.label')}>
          <Select
            name="language"
            value={language}
            onChange={(_, { value }) => set({ language: value as ReplyDraft['language'] })}
          >
            <option value="zh">{t('autoReply.language.zh')}</option>
            <option value="en">{t('autoReply.language.en')}</option>
          </Select>
        </Field>
      )}
    </>
  )
}

/** For a Fluent Field: red with words, or nothing. */
function useFaults(wrong: readonly ReplyFault[]) {
  const { t } = useTranslation('sms')
  return (...names: readonly ReplyFault[]) => {
    const fault = wrong.find((one) => names.includes(one))
    return fault
      ? {
          validationState: 'error' as const,
          validationMessage: t(`autoReply.fault.${fault}`, { max: limits.smsParts }),
        }
      : {}
  }
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    maxWidth: '720px',
    '@media (pointer: coarse)': { '& input:not([type=radio]):not([type=checkbox]), & select': { minHeight: '44px' } },
  },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
