import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import type { SubLine } from './subList.ts'
import { useManage } from './useManage.ts'

export function SubSignOutDialog({ sub, onClose }: { sub: SubLine; onClose: () => void }) {
  const { t } = useTranslation('subAccounts')
  const manage = useManage()
  return (
    <ConfirmDialog
      title={t('signOut.title', { name: sub.name })}
      text={t('signOut.text')}
      confirm={t('actions.signOut')}
      cancel={t('actions.cancel')}
      onConfirm={() => void manage('signOut', { subuserid: sub.id }, () => t('signOut.done', { name: sub.name }))}
      onClose={onClose}
    />
  )
}
