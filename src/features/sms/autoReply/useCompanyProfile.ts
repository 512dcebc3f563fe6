import { useTranslation } from 'react-i18next'
import {
  type CompanyProfile,
  type CompanyProfileFields,
  companyProfileIdOf,
} from '#domain/conversations/companyProfile'
import { AppError } from '#domain/errors'
import { rowById } from '#workers/database/read'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** What answers say of the company; null: nobody said it yet; undefined: it is being read. */
export function useCompanyProfile(): CompanyProfile | null | undefined {
  const { account } = useUser()
  return useStored((db) => rowById(db, 'company_profile', companyProfileIdOf(account)), [account])
}

export function useCompanyProfileWork() {
  const { t } = useTranslation('sms')
  const { sync } = useClient()
  const { account } = useUser()
  const toasts = useToasts()
  return async (known: CompanyProfile | null, fields: CompanyProfileFields): Promise<void> => {
    const id = companyProfileIdOf(account)
    const saved = known
      ? await sync.mutate('company_profile.patch', { id, fields })
      : await sync.mutate('company_profile.create', { id, ...fields })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    else toasts.done(t('autoReply.company.saved'))
  }
}
