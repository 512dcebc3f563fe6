import { makeStyles, tokens } from '@fluentui/react-components'
import { PersonSearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { dataRightsCalls } from '#domain/dataRights/calls'
import { AnswerView } from '../../components/AnswerView.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useAnswer } from '../../lib/useAnswer.ts'
import { Choices } from './Choices.tsx'
import { ContactItem } from './ContactItem.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonFacts } from './PersonFacts.tsx'
import type { DataSubject } from './subject.ts'
import { written } from './written.ts'

type Props = { subject: DataSubject; onSubject: (subject: DataSubject) => void }

/** What is kept about one person, and what can be done about it. */
export function PersonView({ subject, onSubject }: Props) {
  const { t } = useTranslation('dataRights')
  const styles = useStyles()
  const answered = useAnswer(dataRightsCalls.find, subject)
  return (
    <AnswerView answered={answered} lines={6}>
      {(person) => {
        if (person.choices.length)
          return (
            <Choices
              label={t('find.which')}
              choices={person.choices.map(written)}
              onChoose={(address) => onSubject({ address })}
            />
          )
        const { contacts, addresses } = person
        const first = contacts[0]
        const address = 'address' in subject ? written(addresses[0]?.value ?? subject.address) : null
        const name = address ?? (first?.name || first?.company || t('person.nameless'))
        return (
          <div className={styles.root}>
            <h3 className={styles.name}>{name}</h3>
            <PersonActions subject={subject} person={person} name={name} />
            {contacts.length > 0 && (
              <section className={styles.part} aria-label={t('person.contacts', { count: contacts.length })}>
                <h4 className={styles.title}>{t('person.contacts', { count: contacts.length })}</h4>
                <ul className={styles.list}>
                  {contacts.map((contact) => (
                    <ContactItem key={contact.id} contact={contact} />
                  ))}
                </ul>
              </section>
            )}
            {contacts.length === 0 && (
              <EmptyState
                icon={<PersonSearchRegular />}
                title={t('person.nothing', { address: name })}
                text={t('person.nothingText')}
              />
            )}
            <PersonFacts person={person} />
          </div>
        )
      }}
    </AnswerView>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
  name: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, overflowWrap: 'anywhere' },
  part: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
})
