import { Field, Link, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { EmailSenderFields } from '#domain/email/sender/sender'
import {
  connectionsOf,
  type PresetName,
  presetNames,
  presetOfAddress,
  presetOfHost,
  presets,
} from '#domain/email/sender/senderPresets'
import { useSandbox } from '../../../components/mail/useSandbox.ts'
import { Part } from '../../../components/Part.tsx'
import { TextField } from './SenderFormField.tsx'
import type { SenderForm } from './useSenderForm.ts'

/** The name and address that receivers see, and whose server it is. */
export function WhoPart({ form }: { form: SenderForm }) {
  const { t } = useTranslation('email')
  const { fields, set } = form
  return (
    <Part title={t('sender.who.title')}>
      <TextField
        form={form}
        name="name"
        label={t('sender.who.name')}
        hint={t('sender.who.nameHint')}
        isNeeded
        value={fields.name}
        onChange={(name) => set({ name })}
      />
      <TextField
        form={form}
        name="address"
        type="email"
        label={t('sender.who.address')}
        hint={t('sender.who.addressHint')}
        isNeeded
        value={fields.address}
        onChange={(address) => set({ address, ...followed(fields, address) })}
      />
      <ProviderField form={form} />
    </Part>
  )
}

/** What was not chosen by hand follows the address: the provider while there is none, and the user name. */
function followed(fields: EmailSenderFields, address: string): Partial<EmailSenderFields> {
  const { smtp, imap } = fields
  const preset = smtp.host ? null : presetOfAddress(address)
  if (preset) return connectionsOf(preset, address)
  const renamed = <C extends { user: string }>(connection: C): C =>
    connection.user === fields.address ? { ...connection, user: address } : connection
  return { smtp: renamed(smtp), imap: imap && renamed(imap) }
}

function ProviderField({ form }: { form: SenderForm }) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const sandbox = useSandbox()
  const { fields, set } = form
  const isSandbox = sandbox !== null && fields.smtp.host === sandbox.host && fields.smtp.port === sandbox.port
  const chosen = isSandbox ? 'sandbox' : (presetOfHost(fields.smtp.host) ?? 'own')
  const choose = (value: string) => {
    if (value === 'sandbox') return set({ smtp: sandbox!, imap: null })
    const preset = presetNames.find((name) => name === value)
    set(preset ? connectionsOf(preset, fields.address) : own(fields))
  }
  const hint = isSandbox ? t('sender.sandboxNote') : t(`sender.who.hints.${chosen as PresetName | 'own'}`)
  return (
    <Field label={t('sender.who.provider')}>
      <Select name="provider" value={chosen} onChange={(_, { value }) => choose(value)}>
        {sandbox && <option value="sandbox">{t('sender.who.providers.sandbox')}</option>}
        <option value="own">{t('sender.who.own')}</option>
        {presetNames.map((name) => (
          <option key={name} value={name}>
            {t(`sender.who.providers.${name}`)}
          </option>
        ))}
      </Select>
      <p className={styles.hint}>
        {hint}{' '}
        {chosen !== 'own' && chosen !== 'sandbox' && (
          <Link href={presets[chosen].help} target="_blank" rel="noreferrer" inline>
            {t('sender.who.help')}
          </Link>
        )}
      </p>
    </Field>
  )
}

/** Another provider's server is no hint for one's own. */
function own({ address, imap }: EmailSenderFields): Partial<EmailSenderFields> {
  return {
    smtp: { host: '', port: 465, socket: 'tls', user: address },
    imap: imap && { host: '', port: 993, socket: 'tls', user: address },
  }
}

const useStyles = makeStyles({
  hint: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    textWrap: 'pretty',
  },
})
