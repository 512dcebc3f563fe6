import { useTranslation } from 'react-i18next'
import { labelAndBelow } from '#domain/contacts/labelTree'
import { limits } from '#domain/limits'
import { useClient } from '../../../lib/client.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { type DistributionStart, openWindow } from '../../../lib/windows.ts'
import { wholeFilter } from '../list/contactAddress.ts'
import { handedFilter } from '../list/handedFilter.ts'
import type { SelectedContacts } from './selection.ts'

/**
 * Contacts that were chosen go on to somebody else: by name, since the server cannot ask all that a list can, such as for
 * words that were searched; or as the question of the list where they are many and it can, which is quicker sent.
 */
export function useHandOn() {
  const { t } = useTranslation('app')
  const me = useUser().id
  const { contacts } = useClient()
  const labels = useLabels()
  const toasts = useToasts()
  const open = (from: string, chosen: Pick<DistributionStart, 'ids' | 'filter'>) =>
    openWindow({ kind: 'distribute', start: { action: from === me ? 'distribute' : 'transfer', from, ...chosen } })

  function asQuestion({ selection, query, count }: SelectedContacts) {
    const isQuestion = selection.kind === 'all' && selection.except.size === 0 && query.search.trim() === ''
    if (count <= limits.transferRows || !isQuestion) return null
    return handedFilter(wholeFilter(query), (kind, id) => labelAndBelow(labels[kind], id))
  }

  return async (chosen: SelectedContacts) => {
    const question = asQuestion(chosen)
    if (question?.belongto) return open(question.belongto, { ids: null, filter: question.filter })
    if (chosen.count > limits.distributionRows)
      return toasts.info(t('windows.handOnMany', { max: limits.distributionRows }))
    const ids = await chosen.ids()
    const [from, ...others] = await contacts.owners(ids)
    if (from === undefined) return
    // All at once have one giver.
    if (others.length > 0) return toasts.info(t('windows.handOnMixed'))
    open(from, { ids })
  }
}
