import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import type { SubLine } from './subList.ts'
import { useManage } from './useManage.ts'

export function DisableDialog({ subs, onClose }: { subs: readonly SubLine[]; onClose: () => void }) {
  const { t } = useTranslation('subAccounts')
  const manage = useManage()
  const subuserids = subs.map(({ id }) => id)
  return (
    <ConfirmDialog
      title={
        subs.length === 1 ? t('disable.title', { name: subs[0]!.name }) : t('disable.titleMany', { count: subs.length })
      }
      text={t('disable.text')}
      confirm={t('actions.disable')}
      cancel={t('actions.cancel')}
      onConfirm={() =>
        void manage('setStatus', { type: 'disable', subuserids }, () => t('panel.disabled', { count: subs.length }))
      }
      onClose={onClose}
      isGrave={subs.length > 1}
    />
  )
}
