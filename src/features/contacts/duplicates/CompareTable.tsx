import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Contact, isUnset } from '#domain/contacts/contact'
import { type CustomKey, customKey, fieldValue } from '#domain/contacts/customKeys'
import {
  type ChosenField,
  chosenFields,
  customIdsIn,
  type MergeChoices,
  mergedFields,
  mergedIdentities,
} from '#domain/contacts/merge'
import { carriedText } from '#domain/conversations/identity'
import { useContactValue } from '../../../lib/contactValues.ts'
import { useCustomFields, useFieldName } from '../../../lib/customFields.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { phone } from '../../../lib/media.ts'
import { useWho } from '../../../lib/people.ts'
import { PictureAvatar } from '../PictureAvatar.tsx'

type Props = {
  contacts: Contact[]
  /** those that are merged, the one that stays first */
  ordered: Contact[]
  choices: MergeChoices
  left: readonly string[]
  onSurvivor: (id: string) => void
  onChoose: (field: Field, id: string) => void
  onLeft: (id: string, isLeft: boolean) => void
}

type Field = ChosenField | CustomKey

const united = ['phones', 'emails', 'tag', 'remark'] as const

/** A column per contact and a row per field; of each field one value is chosen, and what is a list is kept whole. */
export function CompareTable({ contacts, ordered, choices, left, onSurvivor, onChoose, onLeft }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const group = useId()
  const labels = useLabels()
  const formats = useFormats()
  const who = useWho()
  const valueOf = useContactValue(labels.nameOf)
  const nameOf = ({ name, company }: Contact) => name || company || t('row.nameless')
  const result = { ...ordered[0]!, ...mergedFields(ordered, choices) }
  const identities = mergedIdentities(ordered) ?? []
  const fieldName = useFieldName()
  const custom = useCustomFields().filter(({ id }) => customIdsIn(contacts).includes(id))
  const fields: Field[] = [...chosenFields, ...custom.map(({ id }) => customKey(id))]
  const filled = fields.filter((field) => contacts.some((contact) => !isUnset(fieldValue(contact, field))))
  const shownOf = (field: Field) =>
    ordered.find(({ id }) => id === choices[field]) ??
    ordered.find((one) => !isUnset(fieldValue(one, field))) ??
    ordered[0]
  return (
    <>
      <p className={styles.text}>{t('duplicates.compare.text')}</p>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.field}>
                {t('duplicates.compare.stays')}
              </th>
              {contacts.map((contact) => {
                const isIn = !left.includes(contact.id)
                return (
                  <th key={contact.id} scope="col" className={styles.cell}>
                    <label className={styles.choice}>
                      <input
                        type="radio"
                        name={`${group}stays`}
                        className={styles.radio}
                        checked={ordered[0]!.id === contact.id}
                        disabled={!isIn}
                        onChange={() => onSurvivor(contact.id)}
                      />
                      <span>
                        {nameOf(contact)}
                        <span className={styles.whose}>
                          {who(contact.belongto)} · {formats.date(contact.updated_at)}
                        </span>
                      </span>
                    </label>
                    {contacts.length > 2 && (
                      <Checkbox
                        checked={isIn}
                        disabled={isIn && ordered.length <= 2}
                        label={t('duplicates.compare.part', { name: nameOf(contact) })}
                        onChange={(_, { checked }) => onLeft(contact.id, checked !== true)}
                      />
                    )}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {filled.map((field) => (
              <tr key={field}>
                <th scope="row" className={styles.field}>
                  {fieldName(field)}
                </th>
                {areSame(contacts, field) ? (
                  <td colSpan={contacts.length} className={styles.cell}>
                    <span className={styles.agreed}>{valueOf(field, fieldValue(contacts[0]!, field))}</span>
                  </td>
                ) : (
                  contacts.map((contact) => (
                    <td
                      key={contact.id}
                      className={mergeClasses(styles.cell, left.includes(contact.id) && styles.left)}
                    >
                      <Choice
                        name={group + field}
                        contact={contact}
                        field={field}
                        value={valueOf(field, fieldValue(contact, field))}
                        isChosen={shownOf(field)?.id === contact.id}
                        isLeft={left.includes(contact.id)}
                        onChoose={() => onChoose(field, contact.id)}
                      />
                    </td>
                  ))
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <section aria-label={t('duplicates.compare.kept')}>
        <h3 className={styles.title}>{t('duplicates.compare.kept')}</h3>
        <dl className={styles.kept}>
          {[
            ...united.map((field) => [field, valueOf(field, result[field])] as const),
            ['identities', identities.map(carriedText).join(' · ')] as const,
          ]
            .filter(([, value]) => value)
            .map(([field, value]) => (
              <div key={field} className={styles.one}>
                <dt className={styles.name}>{t(`fields.${field}`)}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </>
  )
}

const areSame = (contacts: readonly Contact[], field: Field) =>
  new Set(contacts.map((contact) => JSON.stringify(fieldValue(contact, field)))).size === 1

type ChoiceProps = {
  name: string
  contact: Contact
  field: Field
  value: string
  isChosen: boolean
  isLeft: boolean
  onChoose: () => void
}

function Choice({ name, contact, field, value, isChosen, isLeft, onChoose }: ChoiceProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const shown = value || t('duplicates.compare.empty')
  const whose = contact.name || contact.company || t('row.nameless')
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name={name}
        className={styles.radio}
        aria-label={t('duplicates.compare.value', { field: useFieldName()(field), value: shown, name: whose })}
        checked={isChosen}
        disabled={isLeft}
        onChange={onChoose}
      />
      {field === 'picture' && contact.picture ? (
        <PictureAvatar id={contact.id} name={whose} picture={contact.picture.hash} size={40} />
      ) : (
        <span className={value ? undefined : styles.empty}>{shown}</span>
      )}
    </label>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  frame: { overflowX: 'auto', flexShrink: 0 },
  table: { borderCollapse: 'collapse', minWidth: '100%' },
  field: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '96px',
    minWidth: '80px',
    [phone]: { width: '64px', minWidth: '64px', paddingInlineStart: 0 },
    padding: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  cell: {
    minWidth: '160px',
    [phone]: { minWidth: '140px' },
    padding: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  left: { opacity: 0.5 },
  choice: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    alignItems: 'flex-start',
    padding: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '44px', alignItems: 'center', boxSizing: 'border-box' },
  },
  agreed: { display: 'block', padding: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
  radio: { flexShrink: 0, marginTop: '3px', accentColor: tokens.colorBrandBackground },
  whose: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  empty: { color: tokens.colorNeutralForeground4 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  kept: { margin: 0 },
  one: { display: 'flex', gap: tokens.spacingHorizontalM, padding: `${tokens.spacingVerticalXS} 0` },
  name: { flexShrink: 0, width: '96px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})
