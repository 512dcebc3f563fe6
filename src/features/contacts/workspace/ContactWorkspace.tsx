import type { HTMLAttributes, ReactNode } from 'react'
import { usePageStyles } from '../list/pageStyles.ts'
import type { ContactPlace } from '../list/useContactAddress.ts'
import { ContactPanel } from '../panel/ContactPanel.tsx'
import type { ContactActions } from './useContactActions.ts'

type Props = {
  place: ContactPlace
  actions: ContactActions
  /** from the opened contact to the next or the previous one */
  onStep: (by: 1 | -1) => void
  children: ReactNode
  /** what opens over the page, or beside the list */
  dialogs?: ReactNode
} & Pick<HTMLAttributes<HTMLElement>, 'onDragEnter' | 'onDragLeave' | 'onDragOver' | 'onDrop'>

/** A page of contacts, with the panel of the opened one beside it. */
export function ContactWorkspace({ place, actions, onStep, children, dialogs, ...dropping }: Props) {
  const page = usePageStyles()
  const { opened, part } = place.address
  return (
    <div className={page.root} {...dropping}>
      <div className={page.main}>{children}</div>
      {opened && (
        <ContactPanel
          id={opened}
          part={part}
          onPart={place.setPart}
          onClose={place.close}
          onStep={onStep}
          onDelete={(id, name) => actions.askToDelete({ ids: [id], name })}
        />
      )}
      {dialogs}
      {actions.question}
    </div>
  )
}
