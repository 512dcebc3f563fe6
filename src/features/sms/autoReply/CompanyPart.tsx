import { Button, Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SendHours } from '#domain/campaigns/sendHours'
import type { CompanyProfile } from '#domain/conversations/companyProfile'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useCanChange } from '../../../lib/client.ts'
import { OpeningFields } from './OpeningFields.tsx'
import { useCompanyProfile, useCompanyProfileWork } from './useCompanyProfile.ts'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const usualHours: SendHours = { from: 9, to: 18, days: [0, 1, 2, 3, 4] }

/** What the answer to HELP and automatic replies say of the company, said once; for the main account. */
export function CompanyPart() {
  const { t } = useTranslation('sms')
  const profile = useCompanyProfile()
  if (profile === undefined) return null
  return (
    <Part title={t('autoReply.company.title')}>
      <ProfileForm key={profile?.updated_at ?? 0} profile={profile} />
    </Part>
  )
}

function ProfileForm({ profile }: { profile: CompanyProfile | null }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const save = useCompanyProfileWork()
  const canChange = useCanChange()
  const [name, setName] = useState(profile?.name ?? '')
  const [hasHours, setHasHours] = useState(Boolean(profile?.hours))
  const [hours, setHours] = useState(profile?.hours ?? usualHours)
  const [time_zone, setZone] = useState(() => profile?.time_zone ?? ownZone())
  const [isAsked, setAsked] = useState(false)
  const isWrong = hasHours && hours.days.length === 0
  async function keep() {
    setAsked(true)
    if (!isWrong) await save(profile, { name: name.trim(), hours: hasHours ? hours : null, time_zone })
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => sendForm(event, keep)}>
      <p className={styles.note}>{t('autoReply.company.text')}</p>
      <Field label={t('autoReply.company.name')}>
        <Input name="company" value={name} maxLength={60} onChange={(_, { value }) => setName(value)} />
      </Field>
      <Switch
        label={t('autoReply.company.hasHours')}
        checked={hasHours}
        onChange={(_, { checked }) => setHasHours(checked)}
      />
      {hasHours && (
        <OpeningFields
          hours={hours}
          zone={time_zone}
          isWrong={isAsked && isWrong}
          onHours={setHours}
          onZone={setZone}
        />
      )}
      <div>
        <Button type="submit" disabled={!canChange}>
          {t('autoReply.save')}
        </Button>
      </div>
    </form>
  )
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    maxWidth: '720px',
    '@media (pointer: coarse)': { '& input:not([type=checkbox]), & select, & button': { minHeight: '44px' } },
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
})
