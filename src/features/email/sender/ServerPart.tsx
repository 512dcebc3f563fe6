import { Checkbox, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { grantProviderOf, grantProviders } from '#domain/email/sender/mailGrant'
import { type EmailSenderFields, plusMailbox, socketKinds } from '#domain/email/sender/sender'
import { presetOfHost, presets } from '#domain/email/sender/senderPresets'
import { Part } from '../../../components/Part.tsx'
import { SenderNumberField, TextField } from './SenderFormField.tsx'
import type { SenderForm } from './useSenderForm.ts'

type Connection = EmailSenderFields['smtp']
type Mailbox = NonNullable<EmailSenderFields['imap']>
type SocketKind = Connection['socket']

/** Ports that go with an encryption; another one was chosen by hand and stays. */
const usualPorts = {
  smtp: { tls: 465, starttls: 587, none: 25 },
  imap: { tls: 993, starttls: 143, none: 143 },
} as const satisfies Record<string, Record<SocketKind, number>>

/** The servers by which mail leaves and answers come. */
export function ServerPart({ form }: { form: SenderForm }) {
  const { t } = useTranslation('email')
  const { fields, set } = form
  return (
    <>
      <Part title={t('sender.server.smtp')}>
        <ConnectionFields form={form} of="smtp" connection={fields.smtp} onChange={(smtp) => set({ smtp })} />
      </Part>
      <Part title={t('sender.server.imap')}>
        <Field hint={t('sender.server.readsAnswersHint')}>
          <Checkbox
            name="readsAnswers"
            label={t('sender.server.readsAnswers')}
            checked={fields.imap !== null}
            onChange={(_, { checked }) => set({ imap: checked ? mailboxFor(fields) : null })}
          />
        </Field>
        {fields.imap && (
          <>
            <ConnectionFields
              form={form}
              of="imap"
              connection={fields.imap}
              onChange={(imap) => set({ imap: { ...fields.imap, ...imap } })}
            />
            <PlusField form={form} imap={fields.imap} />
          </>
        )}
      </Part>
    </>
  )
}

/** Whether the token of each mail may stand in the addresses that come back. */
function PlusField({ form: { fields, set }, imap }: { form: SenderForm; imap: Mailbox }) {
  const { t } = useTranslation('email')
  const [name, domain] = plusExample(fields, imap)
  return (
    <Field hint={t('sender.server.takesPlusHint', { address: `${name}+test@${domain}` })}>
      <Checkbox
        name="takesPlus"
        label={t('sender.server.takesPlus', { address: `${name}+…@${domain}` })}
        checked={imap.takes_plus ?? false}
        onChange={(_, { checked }) => set({ imap: { ...imap, takes_plus: checked === true } })}
      />
    </Field>
  )
}

function plusExample({ address }: EmailSenderFields, imap: Mailbox): [string, string] {
  const mailbox = plusMailbox({ address, imap: { ...imap, takes_plus: true } }) ?? address
  const [name = '', domain = ''] = mailbox.split('@')
  return [name || 'name', domain || 'example.com']
}

function mailboxFor({ smtp, address }: EmailSenderFields): Connection {
  const preset = presetOfHost(smtp.host)
  const provider = grantProviderOf(smtp.host)
  const known = (preset && presets[preset].imap) ?? (provider && grantProviders[provider].imap)
  const guessed = smtp.host.startsWith('smtp.') ? smtp.host.replace(/^smtp\./, 'imap.') : ''
  return { host: guessed, port: 993, socket: 'tls', ...known, user: smtp.user || address }
}

type Props = {
  form: SenderForm
  of: 'smtp' | 'imap'
  connection: Connection
  onChange: (connection: Connection) => void
}

function ConnectionFields({ form, of, connection, onChange }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const set = (some: Partial<Connection>) => onChange({ ...connection, ...some })
  const encrypt = (socket: SocketKind) => {
    const ports = usualPorts[of]
    const isUsual = connection.port === ports[connection.socket]
    set({ socket, ...(isUsual && { port: ports[socket] }) })
  }
  const words = of === 'imap' ? 'sender.server.imapSockets' : 'sender.server.sockets'
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <TextField
          form={form}
          name={`${of}.host`}
          label={t('sender.server.host')}
          isNeeded
          value={connection.host}
          onChange={(host) => set({ host: host.trim() })}
        />
        <SenderNumberField
          form={form}
          name={`${of}.port`}
          label={t('sender.server.port')}
          most={65_535}
          value={connection.port}
          onChange={(port) => set({ port })}
        />
      </div>
      <Field
        label={t('sender.server.socket')}
        {...(connection.socket === 'none' && {
          validationState: 'warning',
          validationMessage: t('sender.server.noneWarning'),
        })}
      >
        <Select
          name={`${of}.socket`}
          value={connection.socket}
          onChange={(_, { value }) => encrypt(value as SocketKind)}
        >
          {socketKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`${words}.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        form={form}
        name={`${of}.user`}
        label={t('sender.server.user')}
        hint={t('sender.server.userHint')}
        value={connection.user}
        onChange={(user) => set({ user })}
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, minWidth: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    gap: tokens.spacingHorizontalM,
    '& > *': { minWidth: 0 },
  },
})
