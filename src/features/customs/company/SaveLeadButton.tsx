import { Button } from '@fluentui/react-components'
import { PersonAddRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CustomsCompany, customsCalls } from '#domain/customs/calls'
import { type ShipmentStatistics, sumsOf } from '#domain/customs/statistics'
import { newId } from '#workers/newId'
import { useCanChange, useClient } from '../../../lib/client.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'

type Props = { company: CustomsCompany; statistics: ShipmentStatistics }

/** Makes a contact of the company, with where it is from. It works without a network, as all changes of contacts. */
export function SaveLeadButton({ company, statistics }: Props) {
  const { t } = useTranslation('customs')
  const toasts = useToasts()
  const { sync } = useClient()
  const canChange = useCanChange()
  const [isBusy, setBusy] = useState(false)
  const { answer } = useAnswer(customsCalls.files, {})
  const save = async () => {
    setBusy(true)
    const id = newId()
    const sellers = [...new Set(answer?.data.files.map(({ seller, name }) => seller || name) ?? [])]
    const months = sumsOf(statistics, 'month').map(({ value }) => value)
    const evidence = { count: statistics.count, first: months[0] ?? '', last: months.at(-1) ?? '' }
    const saved = await sync.mutateAll([
      { name: 'contact.create', args: { rows: [{ id, company: company.name, country: company.country }] } },
      {
        name: 'contact_origin.create',
        args: {
          id: newId(),
          contact_id: id,
          way: 'elsewhere',
          name: t('company.lead.origin', { file: sellers.join(', ') }).slice(0, 200),
          licence: '',
          evidence: t('company.lead.evidence', { ...evidence, number: evidence.count }),
          collected_at: Date.now(),
          fields: ['company', 'country'],
        },
      },
    ])
    setBusy(false)
    if (saved.kind === 'refused') toasts.failed(saved)
    else toasts.done(t('company.saved', { name: company.name }))
  }
  return (
    <Button
      appearance="primary"
      icon={<PersonAddRegular />}
      disabledFocusable={!canChange || isBusy}
      onClick={() => void save()}
    >
      {t('company.saveLead')}
    </Button>
  )
}
