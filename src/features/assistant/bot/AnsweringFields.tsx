import { Checkbox, Field, Input, makeStyles, Select, Switch, Textarea, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type BotLanguage, type BotSetting, botLanguages } from '#domain/assistant/bot'
import type { ChannelAccount } from '#domain/channels/account'
import { limits } from '#domain/limits'
import { rowsWhere } from '#workers/database/read'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'
import { DaysField, HoursFields } from '../../../components/HoursFields.tsx'
import { useLanguageName } from '../../../lib/languageNames.ts'
import { useStored } from '../../../lib/reader.ts'

type Props = { typed: BotSetting; onTyped: (some: Partial<BotSetting>) => void }

const usualHours = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
const zones = () => Intl.supportedValuesOf('timeZone')

/** Whether, where, when and in which languages the bot answers, and how often at most. */
export function AnsweringFields({ typed, onTyped }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <Switch label={t('bot.isOn')} checked={typed.is_on} onChange={(_, { checked }) => onTyped({ is_on: checked })} />
      <Field hint={t('bot.writesHint')}>
        <Switch
          label={t('bot.writes')}
          checked={typed.writes}
          onChange={(_, { checked }) => onTyped({ writes: checked })}
        />
      </Field>
      <ChannelFields typed={typed} onTyped={onTyped} />
      <LanguageFields chosen={typed.languages} onChoose={(languages) => onTyped({ languages })} />
      <HoursPart typed={typed} onTyped={onTyped} />
      <div className={styles.pair}>
        <LimitField
          name="answers_per_conversation"
          value={typed.answers_per_conversation}
          most={limits.botAnswersPerConversation}
          onValue={(answers_per_conversation) => onTyped({ answers_per_conversation })}
        />
        <LimitField
          name="answers_per_day"
          value={typed.answers_per_day}
          most={limits.botAnswersPerDay}
          onValue={(answers_per_day) => onTyped({ answers_per_day })}
        />
      </div>
      <HandoverField language="zh" value={typed.handover_zh} onValue={(handover_zh) => onTyped({ handover_zh })} />
      <HandoverField language="en" value={typed.handover_en} onValue={(handover_en) => onTyped({ handover_en })} />
    </div>
  )
}

const answering = ({ channel }: ChannelAccount) => channel === 'sms' || channel === 'whatsapp' || channel === 'linked'

function ChannelFields({ typed, onTyped }: Props) {
  const chosen = typed.channel_accounts
  const onChoose = (channel_accounts: string[]) => onTyped({ channel_accounts })
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const accounts = useStored((db) => rowsWhere(db, 'channel_account', answering), [])
  const mailboxes = useStored(async (db) => (await rowsWhere(db, 'email_sender', () => true)).length, [])
  return (
    <CheckboxGroup label={t('bot.channels')} hint={t('bot.channelsHint')} className={styles.boxes}>
      {accounts?.length === 0 && <span className={styles.note}>{t('bot.noChannel')}</span>}
      <Checkbox
        label={t('bot.inquiries')}
        checked={typed.inquiries}
        onChange={(_, { checked }) => onTyped({ inquiries: checked === true })}
      />
      {accounts?.map(({ id, name, channel }) => (
        <Checkbox
          key={id}
          label={`${name} · ${t(`bot.channel.${channel}`)}`}
          checked={chosen.includes(id)}
          onChange={(_, { checked }) => onChoose(checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      {typed.inquiries && mailboxes === 0 && (
        <span className={styles.note}>
          {t('bot.noMailbox')}{' '}
          <Link className={styles.link} to="/emailMarketing/emailSendSetting">
            {t('bot.toMailbox')}
          </Link>
        </span>
      )}
    </CheckboxGroup>
  )
}

function LanguageFields(props: { chosen: readonly BotLanguage[]; onChoose: (languages: BotLanguage[]) => void }) {
  const { chosen, onChoose } = props
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const nameOf = useLanguageName()
  return (
    <CheckboxGroup label={t('bot.languages')} hint={t('bot.languagesHint')} className={styles.boxes}>
      {botLanguages.map((one) => (
        <Checkbox
          key={one}
          label={nameOf(one)}
          checked={chosen.includes(one)}
          onChange={(_, { checked }) => onChoose(checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
        />
      ))}
    </CheckboxGroup>
  )
}

function HoursPart({ typed, onTyped }: Props) {
  const { t } = useTranslation('assistant')
  const styles = useStyles()
  const words = t('bot.opening', { returnObjects: true })
  return (
    <>
      <Switch
        label={t('bot.always')}
        checked={typed.hours === null}
        onChange={(_, { checked }) => onTyped({ hours: checked ? null : usualHours })}
      />
      {typed.hours && (
        <div className={styles.root}>
          <HoursFields hours={typed.hours} words={words} onChange={(hours) => onTyped({ hours })} />
          <DaysField hours={typed.hours} words={words} onChange={(hours) => onTyped({ hours })} />
          <Field label={t('bot.timeZone')}>
            <Select value={typed.time_zone} onChange={(_, { value }) => onTyped({ time_zone: value })}>
              {[...new Set([typed.time_zone, ...zones()])].map((zone) => (
                <option key={zone} value={zone}>
                  {zone}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </>
  )
}

type LimitProps = {
  name: 'answers_per_conversation' | 'answers_per_day'
  value: number
  most: number
  onValue: (value: number) => void
}

function LimitField({ name, value, most, onValue }: LimitProps) {
  const { t } = useTranslation('assistant')
  const isWrong = value < 1 || value > most
  return (
    <Field
      label={t(`bot.${name}`)}
      hint={t('bot.atMost', { count: most })}
      {...(isWrong && { validationState: 'error', validationMessage: t('bot.atMost', { count: most }) })}
    >
      <Input
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value === 0 ? '' : String(value)}
        onChange={(_, data) => onValue(Math.trunc(Number(data.value)) || 0)}
      />
    </Field>
  )
}

function HandoverField(props: { language: 'zh' | 'en'; value: string; onValue: (value: string) => void }) {
  const { t } = useTranslation('assistant')
  return (
    <Field
      label={t(`bot.handover.${props.language}`)}
      {...(props.language === 'zh' && { hint: t('bot.handoverHint') })}
    >
      <Textarea rows={2} value={props.value} maxLength={300} onChange={(_, { value }) => props.onValue(value)} />
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  note: { color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForeground1 },
})
