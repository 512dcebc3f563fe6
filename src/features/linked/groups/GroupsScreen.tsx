import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkedAccount } from '#domain/channels/account'
import { linkedCalls } from '#domain/linked/calls'
import { AnswerView } from '../../../components/AnswerView.tsx'
import { LinkedPhoneField } from '../../../components/linked/LinkedPhoneField.tsx'
import { isPhoneLinked, useOwnPhones } from '../../../components/linked/useLinkedPhones.ts'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { NoPhone } from '../NoPhone.tsx'
import { GroupItem } from './GroupItem.tsx'
import { InvitationPart } from './InvitationPart.tsx'

/** The groups that a phone is in, and who else is. */
export function GroupsScreen() {
  const { t } = useTranslation('linked')
  const phones = useOwnPhones()?.filter(isPhoneLinked)
  if (!phones) return null
  return (
    <Page title={t('groups.title')} intro={t('groups.intro')}>
      {phones.length > 0 ? <Groups phones={phones} /> : <NoPhone />}
    </Page>
  )
}

function Groups({ phones }: { phones: readonly LinkedAccount[] }) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const [chosen, setChosen] = useState(phones[0]!.id)
  const [search, setSearch] = useState('')
  const phone = phones.find(({ id }) => id === chosen) ?? phones[0]!
  const answered = useAnswer(linkedCalls.groups, { uuid: phone.id })
  const words = search.trim().toLowerCase()
  return (
    <>
      <LinkedPhoneField phones={phones} chosen={phone.id} onChoose={setChosen} />
      <InvitationPart phone={phone.id} />
      <Part title={t('groups.own')}>
        <SearchField text={search} onText={setSearch} label={t('groups.search')} />
        <AnswerView answered={answered} lines={4}>
          {({ list }) => {
            const found = list.filter(
              ({ subject, members }) =>
                subject.toLowerCase().includes(words) ||
                (/^\+?\d{3,}$/.test(words) && members.some(({ number }) => number?.includes(words.replace('+', '')))),
            )
            return found.length === 0 ? (
              <p className={styles.none}>{words ? t('check.noHit') : t('groups.none')}</p>
            ) : (
              <ul className={styles.list} aria-label={t('groups.own')}>
                {found.map((group) => (
                  <GroupItem key={group.id} group={group} />
                ))}
              </ul>
            )
          }}
        </AnswerView>
      </Part>
    </>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})
