import { useTranslation } from 'react-i18next'
import { BeforeAfter, type ChangedField } from '../../../components/BeforeAfter.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useFormats } from '../../../lib/formats.ts'

type Props = { at: number; fields: readonly ChangedField[]; hint: string; onBack: () => void; onClose: () => void }

/** What would change, field by field, before anything does. */
export function BackDialog({ at, fields, hint, onBack, onClose }: Props) {
  const { t } = useTranslation('shop')
  const time = useFormats().dateTime(at)
  const isSame = fields.length === 0
  return (
    <ConfirmDialog
      title={t('history.asOn', { time })}
      text={t(isSame ? 'history.same' : 'history.wouldChange')}
      confirm={t(isSame ? 'history.close' : 'history.restore')}
      cancel={t('cancel')}
      onConfirm={() => !isSame && onBack()}
      onClose={onClose}
    >
      <BeforeAfter label={t('history.title')} fields={fields} />
      {hint && <p>{hint}</p>}
    </ConfirmDialog>
  )
}
