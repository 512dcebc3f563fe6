import { CallRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Contact, Phone } from '#domain/contacts/contact'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { limits } from '#domain/limits'
import { EditableText } from '../../../components/EditableText.tsx'
import { FieldRow } from '../../../components/FieldRow.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { defaultCountry } from '../../../lib/defaultCountry.ts'
import { useWords } from '../../../lib/errors.ts'
import { fullNumberOf } from '../../../lib/phones.ts'
import { callLink, whatsappLink } from '../links.ts'
import { reachedContact, useNoteReach } from '../person/useNoteReach.ts'
import { phoneTone } from '../tones.ts'
import { WhatsAppIcon } from '../WhatsAppIcon.tsx'
import { AddValue, RemoveValue, useValueStyles } from './valueParts.tsx'

type Props = { contact: Contact; onSave: (phones: Phone[]) => Promise<string | null> }

/** The phones of a contact, in any writing; a number without a code is of the contact's country. */
export function PhonesField({ contact, onSave }: Props) {
  const { phones, country } = contact
  const { t } = useTranslation('contacts')
  const styles = useValueStyles()
  const words = useWords()
  const note = useNoteReach()
  const reached = reachedContact(contact)

  const put = async (at: number, typed: string) => {
    if (typed === '') return onSave(phones.filter((_, index) => index !== at))
    const full_number = await fullNumberOf(typed, country || defaultCountry())
    if (!full_number) return words.ofCode('phoneInvalid')
    // The check for WhatsApp was for the old number.
    const next = phones.map((phone, index) => (index === at ? { full_number, is_wt: 'unvalidated' as const } : phone))
    if (at === phones.length) next.push({ full_number, is_wt: 'unvalidated' })
    const known = new Set<string>()
    return onSave(next.filter((phone) => !known.has(phone.full_number) && known.add(phone.full_number)))
  }

  return (
    <FieldRow label={t('fields.phones')}>
      {phones.map((phone, at) => (
        <div key={phone.full_number}>
          <EditableText
            quiet
            label={t('phone.label', { number: at + 1 })}
            value={writtenPhone(phone.full_number)}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            onSave={(typed) => put(at, typed)}
          />
          <span className={styles.status}>
            <StatusBadge tone={phoneTone[phone.is_wt]}>{t(`phoneStatus.${phone.is_wt}`)}</StatusBadge>
            <span className={styles.actions}>
              <a
                className={styles.link}
                href={callLink(phone.full_number)}
                aria-label={t('row.call', { name: `+${phone.full_number}` })}
                onClick={() => note(reached, 'call', phone.full_number)}
              >
                <CallRegular aria-hidden />
              </a>
              <a
                className={styles.link}
                href={whatsappLink(phone.full_number)}
                target="_blank"
                rel="noreferrer"
                aria-label={t('row.whatsapp', { name: `+${phone.full_number}` })}
                onClick={() => note(reached, 'message', phone.full_number)}
              >
                <WhatsAppIcon />
              </a>
              <RemoveValue
                value={`+${phone.full_number}`}
                onRemove={() => void onSave(phones.filter((_, index) => index !== at))}
              />
            </span>
          </span>
        </div>
      ))}
      <AddValue
        label={t('panel.addPhone')}
        type="tel"
        inputMode="tel"
        placeholder={t('phone.placeholder')}
        hasRoom={phones.length < limits.phonesPerContact}
        onAdd={(typed) => put(phones.length, typed)}
      />
    </FieldRow>
  )
}
