import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { entryById } from '#workers/database/read'
import { WindowFrame } from '../../components/WindowFrame.tsx'
import { useStored } from '../../lib/reader.ts'
import { Choices } from './Choices.tsx'
import { FindForm } from './FindForm.tsx'
import { InformPart } from './InformPart.tsx'
import { PersonView } from './PersonView.tsx'
import { RequestList } from './RequestList.tsx'
import type { DataSubject } from './subject.ts'
import { written } from './written.ts'

type Props = { contact: string | null; onClose: () => void }

/** Everything that persons may ask of the company, over whatever page is open. `contact`: whom it is about from the start. */
export function PersonsWindow({ contact, onClose }: Props) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const [subject, setSubject] = useState<DataSubject | null>(null)
  const find = (address: string) => setSubject({ address })
  return (
    <WindowFrame isWide title={t('title')} onClose={onClose}>
      {subject ? (
        <>
          <Button
            appearance="subtle"
            className={styles.back}
            icon={<ArrowLeftRegular />}
            onClick={() => setSubject(null)}
          >
            {t('back')}
          </Button>
          <PersonView key={JSON.stringify(subject)} subject={subject} onSubject={setSubject} />
        </>
      ) : (
        <>
          <p className={styles.intro}>{t('intro')}</p>
          {contact && <OfContact id={contact} onSubject={setSubject} />}
          <FindForm onFind={find} />
          <RequestList onFind={find} />
          <InformPart />
        </>
      )}
    </WindowFrame>
  )
}

/** A contact may have several addresses, and each of them leads to more contacts of the same person. */
function OfContact({ id, onSubject }: { id: string; onSubject: (subject: DataSubject) => void }) {
  const { t } = useTranslation('dataRights')
  const entry = useStored((db) => entryById(db, 'contact', id).then((found) => found ?? null), [id])
  const contact = entry?.row as Contact | null | undefined
  if (!contact) return null
  const emails = contact.emails.map(({ email }) => email)
  const phones = contact.phones.map(({ full_number }) => written(full_number))
  const name = contact.name || contact.company || t('person.nameless')
  const addresses = [...emails, ...phones]
  if (!addresses.length) return <Choices label={name} choices={[name]} onChoose={() => onSubject({ contact: id })} />
  return <Choices label={t('find.of', { name })} choices={addresses} onChoose={(address) => onSubject({ address })} />
}

const useStyles = makeStyles({
  back: { alignSelf: 'flex-start' },
  intro: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
