import { Checkbox } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import type { SubLine } from './subList.ts'
import { useManage } from './useManage.ts'

/** For somebody whom wrong tries have locked out, or who has lost the phone with the app. */
export function LetInDialog({ sub, onClose }: { sub: SubLine; onClose: () => void }) {
  const { t } = useTranslation('subAccounts')
  const manage = useManage()
  const [forgets, setForgets] = useState(false)
  return (
    <ConfirmDialog
      title={t('letIn.title', { name: sub.name })}
      text={t('letIn.text', { minutes: limits.letInMinutes })}
      confirm={t('actions.letIn')}
      cancel={t('actions.cancel')}
      onConfirm={() =>
        void manage('letIn', { subuserid: sub.id, forget_second_step: forgets }, ({ minutes }) =>
          t('letIn.done', { name: sub.name, minutes }),
        )
      }
      onClose={onClose}
    >
      <Checkbox
        checked={forgets}
        onChange={(_, { checked }) => setForgets(checked === true)}
        label={t('letIn.forget')}
      />
    </ConfirmDialog>
  )
}
