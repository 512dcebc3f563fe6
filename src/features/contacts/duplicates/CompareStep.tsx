import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { type MergeChoices, orderForMerge, refuseMerge } from '#domain/contacts/merge'
import { contactsByIds } from '#workers/database/read'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useStored } from '../../../lib/reader.ts'
import { CompareTable } from './CompareTable.tsx'
import { useMerging } from './useMerging.ts'

/** `stays`: which of them stays unless another one is chosen; else the last changed. */
type Props = { ids: string[]; stays?: string; back: ReactNode; onDone: () => void; onClose: () => void }

/** Contacts side by side: which one stays, which value of each field, and who is no part of it. */
export function CompareStep({ ids, stays: preferred, back, onDone, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const rows = useStored((db) => contactsByIds(db, ids), [ids.join()])
  const canChange = useCanChange()
  const { merge, setApart } = useMerging()
  const words = useWords()
  const [survivor, setSurvivor] = useState(preferred ?? null)
  const [choices, setChoices] = useState<MergeChoices>({})
  const [left, setLeft] = useState<readonly string[]>([])

  const contacts = orderForMerge(
    (rows ?? []).filter((row) => row !== null),
    'newest',
  )
  const taken = contacts.filter(({ id }) => !left.includes(id))
  const stays = taken.find(({ id }) => id === survivor) ?? taken[0]
  const ordered: Contact[] = stays ? [stays, ...taken.filter((one) => one !== stays)] : []
  const refused = ordered.length > 1 ? refuseMerge(ordered) : null
  const done = async (kept: Promise<boolean>) => {
    if (await kept) onDone()
  }
  return (
    <WindowFrame
      isWide
      title={t('duplicates.title')}
      onClose={onClose}
      actions={
        <>
          {back}
          <Button
            disabled={!canChange || taken.length < 2}
            onClick={() => void done(setApart(taken.map(({ id }) => id)))}
          >
            {t('duplicates.different')}
          </Button>
          <Button
            appearance="primary"
            disabled={!canChange || taken.length < 2 || refused !== null}
            onClick={() => void done(merge(ordered, choices))}
          >
            {t('duplicates.merge', { count: taken.length })}
          </Button>
        </>
      }
    >
      {refused && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.ofCode(refused)}</MessageBarBody>
        </MessageBar>
      )}
      {contacts.length > 0 && stays && (
        <CompareTable
          contacts={contacts}
          ordered={ordered}
          choices={choices}
          left={left}
          onSurvivor={setSurvivor}
          onChoose={(field, id) => setChoices({ ...choices, [field]: id })}
          onLeft={(id, isLeft) => setLeft(isLeft ? [...left, id] : left.filter((other) => other !== id))}
        />
      )}
    </WindowFrame>
  )
}
