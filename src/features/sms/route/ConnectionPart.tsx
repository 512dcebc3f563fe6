import {
  Checkbox,
  Field,
  Input,
  Link,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { RouteSetting } from '#domain/channels/account'
import { type SmsServiceName, smsServiceFacts, smsServices } from '#domain/sms/services'
import { Part } from '../../../components/Part.tsx'
import { docsOf, fieldsOfService, newServiceSetting, smppSetting } from './routeForm.ts'
import { type RouteForm, useRouteFault } from './useRouteForm.ts'
import { useSmsSandbox } from './useSmsSandbox.ts'

type Smpp = Extract<RouteSetting, { kind: 'smpp' }>
type Service = Extract<RouteSetting, { kind: 'service' }>

/** Which service or message centre it is, and how it is reached. */
export function ConnectionPart({ form, isNew }: { form: RouteForm; isNew: boolean }) {
  const { t } = useTranslation('sms')
  const { fields, set } = form
  const { setting } = fields
  const faultOf = useRouteFault(form)
  const sandbox = useSmsSandbox()
  const kind = setting.kind === 'smpp' ? 'smpp' : setting.service
  const docs = docsOf(setting)
  const choose = (value: string) => {
    if (value === 'sandbox' && sandbox) set({ setting: sandbox })
    else set({ setting: value === 'smpp' ? smppSetting : newServiceSetting(value as SmsServiceName) })
  }
  return (
    <Part title={t('route.connection.title')}>
      <Field label={t('route.name')} hint={t('route.nameHint')} required {...faultOf('name')}>
        <Input name="name" value={fields.name} maxLength={300} onChange={(_, { value }) => set({ name: value })} />
      </Field>
      <Field label={t('route.connection.service')}>
        <Select name="service" value={kind} onChange={(_, { value }) => choose(value)}>
          {smsServices.map((service) => (
            <option key={service} value={service}>
              {t(`service.${service}`)}
            </option>
          ))}
          <option value="smpp">{t('service.smpp')}</option>
          {sandbox && isNew && <option value="sandbox">{t('service.sandbox')}</option>}
        </Select>
      </Field>
      {docs && (
        <Link href={docs} target="_blank" rel="noreferrer">
          {t('route.connection.docs')}
        </Link>
      )}
      {kind === 'tencent' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('route.connection.untried')}</MessageBarBody>
        </MessageBar>
      )}
      {setting.kind === 'smpp' ? (
        <SmppFields form={form} setting={setting} />
      ) : (
        <ServiceFields form={form} setting={setting} />
      )}
    </Part>
  )
}

function SmppFields({ form, setting }: { form: RouteForm; setting: Smpp }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const faultOf = useRouteFault(form)
  const set = (some: Partial<Smpp>) => form.set({ setting: { ...setting, ...some } })
  return (
    <>
      <div className={styles.line}>
        <Field label={t('route.connection.host')} required {...faultOf('host')}>
          <Input name="host" value={setting.host} onChange={(_, { value }) => set({ host: value.trim() })} />
        </Field>
        <NumberField
          name="port"
          label={t('route.connection.port')}
          value={setting.port}
          most={65_535}
          fault={faultOf('port')}
          onChange={(port) => set({ port })}
        />
      </div>
      <Field
        {...(!setting.secure && {
          validationState: 'warning',
          validationMessage: t('route.connection.plainWarning'),
        })}
      >
        <Checkbox
          label={t('route.connection.secure')}
          checked={setting.secure}
          onChange={(_, { checked }) => set({ secure: checked === true })}
        />
      </Field>
      <Field label={t('route.connection.systemId')} required {...faultOf('system_id')}>
        <Input
          name="system_id"
          autoComplete="off"
          maxLength={15}
          value={setting.system_id}
          onChange={(_, { value }) => set({ system_id: value.trim() })}
        />
      </Field>
      <div className={styles.line}>
        <Field label={t('route.connection.long')}>
          <Select value={setting.long} onChange={(_, { value }) => set({ long: value as Smpp['long'] })}>
            {(['parts', 'payload'] as const).map((long) => (
              <option key={long} value={long}>
                {t(`route.connection.longs.${long}`)}
              </option>
            ))}
          </Select>
        </Field>
        <NumberField
          name="window"
          label={t('route.connection.window')}
          value={setting.window}
          most={100}
          fault={faultOf('window')}
          onChange={(window) => set({ window })}
        />
      </div>
      <p className={styles.note}>{t('route.connection.windowHint')}</p>
    </>
  )
}

function ServiceFields({ form, setting }: { form: RouteForm; setting: Service }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const faultOf = useRouteFault(form)
  const { service, values, url } = setting
  const set = (some: Partial<Service>) => form.set({ setting: { ...setting, ...some } })
  const reach = smsServiceFacts[service].reach
  return (
    <>
      {reach === 'mainland' && <p className={styles.note}>{t('route.connection.mainland')}</p>}
      {fieldsOfService(service)
        .filter(({ isSecret }) => !isSecret)
        .map(({ name, isOptional }) => (
          <Field
            key={name}
            label={t(`route.values.${service}.${name}` as 'route.values.twilio.account')}
            {...(!isOptional && { required: true })}
            {...faultOf(`values.${name}`)}
          >
            <Input
              name={name}
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={(_, { value }) => set({ values: { ...values, [name]: value.trim() } })}
            />
          </Field>
        ))}
      <details>
        <summary className={styles.summary}>{t('route.connection.more')}</summary>
        <Field label={t('route.connection.url')} hint={t('route.connection.urlHint')} {...faultOf('url')}>
          <Input
            name="url"
            type="url"
            value={url}
            placeholder="https://"
            onChange={(_, { value }) => set({ url: value.trim() })}
          />
        </Field>
      </details>
    </>
  )
}

type NumberProps = {
  name: string
  label: string
  value: number
  most: number
  fault: object
  onChange: (value: number) => void
}

function NumberField({ name, label, value, most, fault, onChange }: NumberProps) {
  return (
    <Field label={label} {...fault}>
      <Input
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value ? String(value) : ''}
        onChange={(_, data) => onChange(Math.trunc(Number(data.value)) || 0)}
      />
    </Field>
  )
}

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalM,
  },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, textWrap: 'pretty' },
  summary: { cursor: 'pointer', paddingBlock: tokens.spacingVerticalXS },
})
