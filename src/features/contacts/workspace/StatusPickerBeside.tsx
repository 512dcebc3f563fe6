import { useTranslation } from 'react-i18next'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import type { ContactLine } from '#workers/search/api'
import { OptionPickerBeside } from '../../../components/OptionPicker.tsx'
import { useChoiceWords } from '../pickers.tsx'

/** The contact whose status is chosen, beside its button. */
export type StatusAnchor = { line: ContactLine; beside: HTMLElement }

type Props = {
  anchor: StatusAnchor
  onStatus: (line: ContactLine, status: FollowUpStatus) => void
  onClose: () => void
}

export function StatusPickerBeside({ anchor: { line, beside }, onStatus, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const words = useChoiceWords(false)
  return (
    <OptionPickerBeside
      key={line.id}
      beside={beside}
      label={t('follow.chooseStatus', { name: line.name || line.company || t('row.nameless') })}
      options={followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) }))}
      chosen={[line.follow_up_status]}
      onChoose={(status) => onStatus(line, status as FollowUpStatus)}
      onClose={onClose}
      words={words}
    />
  )
}
