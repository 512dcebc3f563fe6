import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import { isAtMeta, mayWriteTemplate, type WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useToasts } from '../../../lib/toasts.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useTemplateActor } from './useTemplateActor.ts'
import { useTemplateCalls, useTemplateWork } from './useTemplateWork.ts'

/** `isIcon`: without words, as at the end of a row. */
type Props = { template: WhatsappTemplate; isIcon?: boolean; onGone?: () => void }

/** A draft goes at once and can be had back. One that Meta has is asked about first, for that cannot be undone. */
export function DeleteTemplate({ template, isIcon = false, onGone = () => {} }: Props) {
  const { t } = useTranslation('whatsapp')
  const toasts = useToasts()
  const isConnected = useConnected()
  const actor = useTemplateActor()
  const { remove } = useTemplateWork()
  const { removeAtMeta, isBusy } = useTemplateCalls()
  const [isAsking, setAsking] = useState(false)
  const name = template.name || t('template.nameless')
  if (!mayWriteTemplate(template, actor)) return null
  async function ask() {
    if (isBusy) return
    if (isAtMeta(template)) {
      if (isConnected) setAsking(true)
      else toasts.failed(new AppError('templateAtMeta'))
    } else if (await remove(template)) onGone()
  }
  return (
    <>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('template.deleteOf', { name })}
        onClick={() => void ask()}
      >
        {isIcon ? null : t('template.deleteDo')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isGrave
          title={t('template.deleteTitle', { name })}
          text={t('template.deleteText')}
          confirm={t('template.deleteDo')}
          cancel={t('template.cancel')}
          onClose={() => setAsking(false)}
          onConfirm={() => void removeAtMeta(template.id, name).then((isGone) => isGone && onGone())}
        />
      )}
    </>
  )
}
