import { type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowUpStatus } from '#domain/contacts/contact'
import type { ContactLine, ContactSort } from '#workers/search/api'
import type { Column } from '../../../components/DataTable.tsx'
import { type ContactListProps, ContactTable } from '../list/ContactTable.tsx'
import { useContactColumns } from '../list/contactColumns.tsx'
import { useStatusButton } from '../list/useStatusButton.tsx'
import { useTouched } from '../list/useTouched.ts'
import { useReachLinks } from '../useReachLinks.tsx'
import { type StatusAnchor, StatusPickerBeside } from '../workspace/StatusPickerBeside.tsx'
import { followCardHeight, useFollowCard } from './FollowCard.tsx'

type Props = ContactListProps & { onStatus: (line: ContactLine, status: FollowUpStatus) => void }

/** The contacts of a status: the status is changed where it stands, by the button or by the key S. */
export function FollowList({ onStatus, onKey, ...props }: Props) {
  const { t } = useTranslation('contacts')
  const { source, selecting, active } = props
  const columns = useFollowColumns()
  const card = useFollowCard(selecting)
  const [choosing, setChoosing] = useState<StatusAnchor | null>(null)

  const choose = (index: number, beside: HTMLElement) => {
    const line = source.line(index)
    if (line) setChoosing({ line, beside })
  }
  const close = (done: StatusAnchor) => {
    // A click on another row's status closes this one and opens that one, in whichever order.
    setChoosing((now) => (now === done ? null : now))
    done.beside.closest<HTMLElement>('[role=grid]')?.focus({ preventScroll: true })
  }
  const onKeyHere = (event: KeyboardEvent) => {
    const row = event.key === 's' && event.currentTarget.querySelector(`[data-index="${active}"]`)
    const button = row && row.querySelector<HTMLElement>(`[data-status]`)
    if (!button) return onKey(event)
    event.preventDefault()
    choose(active, button)
  }
  return (
    <>
      <ContactTable
        {...props}
        label={t('follow.menu')}
        columns={columns}
        card={{ height: followCardHeight, render: card }}
        onKey={onKeyHere}
        onButton={choose}
      />
      {choosing && <StatusPickerBeside anchor={choosing} onStatus={onStatus} onClose={() => close(choosing)} />}
    </>
  )
}

function useFollowColumns(): Column<ContactLine, ContactSort>[] {
  const { t } = useTranslation('contacts')
  const usual = useContactColumns()
  const status = useStatusButton('row')
  const reach = useReachLinks('row')
  const touched = useTouched()
  return useMemo(() => {
    const of = (key: string) => usual.filter((column) => column.key === key)
    const follow: Column<ContactLine, ContactSort>[] = [
      {
        key: 'follow_up_status',
        title: t('fields.follow_up_status'),
        min: 148,
        grow: 1,
        rank: 1,
        cell: status,
      },
      {
        key: 'updated_at',
        title: t('fields.updated_at'),
        min: 112,
        grow: 1,
        rank: 2,
        sort: 'updated_at',
        cell: (line) => touched(line.updated_at),
      },
      {
        key: 'reach',
        title: t('follow.reach'),
        min: 116,
        grow: 0,
        rank: 3,
        cell: (line) => reach(line, line.name || line.company || t('row.nameless')),
      },
    ]
    return [...of('name'), ...of('company'), ...follow, ...of('country'), ...of('tag'), ...of('belongto')]
  }, [t, usual, status, reach, touched])
}
