import { Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FoundPerson } from '#domain/dataRights/calls'
import { ReasonDialog } from './ReasonDialog.tsx'
import type { DataSubject } from './subject.ts'
import { useDoing } from './useDoing.ts'
import { written } from './written.ts'

type Props = { subject: DataSubject; person: FoundPerson; name: string; onClose: () => void }

/** What goes and what stays out, before it is done; it is confirmed by typing whom it is about. */
export function EraseDialog({ subject, person, name, onClose }: Props) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const doing = useDoing()
  const [typed, setTyped] = useState('')
  const { contacts, addresses } = person
  const blocked = addresses.filter(({ elsewhere }) => elsewhere === 0).map(({ value }) => written(value))
  const shared = addresses.filter(({ elsewhere }) => elsewhere > 0).map(({ value }) => written(value))
  const erase = (reason: string) =>
    doing('erase', { ...subject, reason }, (gone) =>
      [
        gone.contacts ? t('erase.done', { count: gone.contacts }) : t('erase.doneNone'),
        ...(gone.kept ? [t('erase.doneKept', { count: gone.kept })] : []),
      ].join(t('erase.join')),
    )
  return (
    <ReasonDialog
      title={t('erase.title')}
      text={t('erase.text')}
      submit={t('erase.confirm')}
      isWaiting={typed.trim().toLowerCase() !== name.toLowerCase()}
      work={erase}
      onClose={onClose}
      facts={
        <ul className={styles.list} aria-label={t('erase.goes')}>
          {contacts.length > 0 && <li>{t('erase.contacts', { count: contacts.length })}</li>}
          {person.kept > 0 && <li>{t('erase.keeps', { count: person.kept })}</li>}
          {blocked.length > 0 && <li>{t('erase.blocks', { addresses: blocked.join(', ') })}</li>}
          {shared.length > 0 && <li>{t('erase.shared', { addresses: shared.join(', ') })}</li>}
        </ul>
      }
    >
      <Field label={t('erase.type', { word: name })}>
        <Input name="confirm" value={typed} autoComplete="off" onChange={(_, { value }) => setTyped(value)} />
      </Field>
    </ReasonDialog>
  )
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    overflowWrap: 'anywhere',
  },
})
