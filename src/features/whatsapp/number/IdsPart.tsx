import { Button, Field, Input, Link, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { lacksSecrets, type WhatsappAccount } from '#domain/channels/account'
import { channelCalls } from '#domain/channels/calls'
import { numberCalls } from '#domain/whatsapp/numberCalls'
import { useChannelCall } from '../../../components/channels/useChannelCall.ts'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import type { NumberForm } from './NumberPage.tsx'
import { typedId } from './numberForm.ts'
import { useNumberFault } from './useNumberFault.ts'

const guide = 'https://developers.facebook.com/docs/whatsapp/cloud-api/get-started'

/** Which number it is, by the ids that Meta's pages show. */
export function IdsPart({ form, account }: { form: NumberForm; account: WhatsappAccount | null }) {
  const { t } = useTranslation('whatsapp')
  const faultOf = useNumberFault(form)
  const { name, setting } = form.fields
  return (
    <Part title={t('number.ids.title')}>
      <Field label={t('number.name')} hint={t('number.nameHint')} required {...faultOf('name')}>
        <Input name="name" value={name} maxLength={300} onChange={(_, { value }) => form.set({ name: value })} />
      </Field>
      <Field label={t('number.ids.number')} hint={t('number.ids.numberHint')} required {...faultOf('number')}>
        <Input
          name="number"
          inputMode="numeric"
          value={setting.number}
          onChange={(_, { value }) => form.set({ setting: { ...setting, number: typedId(value) } })}
        />
      </Field>
      <Field label={t('number.ids.waba')} hint={t('number.ids.wabaHint')} required {...faultOf('waba')}>
        <Input
          name="waba"
          inputMode="numeric"
          value={setting.waba}
          onChange={(_, { value }) => form.set({ setting: { ...setting, waba: typedId(value) } })}
        />
      </Field>
      <Link href={guide} target="_blank" rel="noreferrer">
        {t('number.ids.guide')}
      </Link>
      <DemoNumbers form={form} account={account} />
    </Part>
  )
}

/** The demo's Graph has numbers that need no account at Meta. */
function DemoNumbers({ form, account }: { form: NumberForm; account: WhatsappAccount | null }) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const toasts = useToasts()
  const call = useChannelCall()
  const numbers = useAnswer(numberCalls.sandbox, {}).answer?.data.numbers ?? []
  if (numbers.length === 0) return null
  const known = account && numbers.find(({ setting }) => setting.number === account.setting.number)
  const putSecrets = async (secrets: Record<string, string>) => {
    try {
      await call(channelCalls.setSecrets, { id: account!.id, secrets })
      toasts.done(t('number.demo.secretsStored'))
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <div className={styles.demo}>
      <p className={styles.note}>{t('number.demo.text')}</p>
      {known && lacksSecrets(account) ? (
        <OnlineButton onClick={() => void putSecrets({ token: known.token, appSecret: known.appSecret })}>
          {t('number.demo.secrets')}
        </OnlineButton>
      ) : (
        !account &&
        numbers.map(({ setting, display }) => (
          <Button
            key={setting.number}
            onClick={() => form.set({ setting, ...(!form.fields.name && { name: display }) })}
          >
            {t('number.demo.use', { number: display })}
          </Button>
        ))
      )}
    </div>
  )
}

const useStyles = makeStyles({
  demo: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  note: { flexBasis: '100%', margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
