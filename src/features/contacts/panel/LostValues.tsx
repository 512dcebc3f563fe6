import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '#domain/contacts/contact'
import type { CustomValue } from '#domain/contacts/customField'
import { customIdOf, fieldValue } from '#domain/contacts/customKeys'
import { AppError } from '#domain/errors'
import { rowsWhere } from '#workers/database/read'
import type { UserDatabase } from '#workers/database/schema'
import { Section } from '../../../components/Section.tsx'
import { useClient } from '../../../lib/client.ts'
import { useContactValue } from '../../../lib/contactValues.ts'
import { useFieldName } from '../../../lib/customFields.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useLabels } from '../../../lib/labels.tsx'
import { useWho } from '../../../lib/people.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { type LostField, type OtherValue, otherValues } from './otherValues.ts'

/** What somebody else wrote in the same fields and is not shown; nothing where nobody disagreed. */
export function LostValues({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const lost = useStored((db) => lostOf(db, contact.id), [contact.id])
  const restore = useRestore(contact)
  const others = otherValues(contact, lost ?? [])
  if (!others.length) return null
  return (
    <Section title={t('lost.title')}>
      <p className={styles.intro}>{t('lost.intro')}</p>
      <ul className={styles.list}>
        {others.map((other) => (
          <Other key={other.id} other={other} onRestore={() => void restore(other)} />
        ))}
      </ul>
    </Section>
  )
}

const lostOf = (db: UserDatabase, contact: string) =>
  rowsWhere(db, 'lost_value', ({ entity, row }) => entity === 'contact' && row === contact)

function Other({ other: { field, value, by, at }, onRestore }: { other: OtherValue; onRestore: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const who = useWho()
  const textOf = useContactValue(useLabels().nameOf)
  const time = formats.moment(at)
  const name = useFieldName()(field)
  const label = t('lost.restoreField', { field: name })
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <span className={styles.note}>{name}</span>
        <span className={styles.value}>{textOf(field, value) || t('panel.empty')}</span>
        <span className={styles.note}>
          {by === null ? t('lost.before', { time }) : t('lost.by', { who: who(by), time })}
        </span>
      </div>
      <Button
        size="small"
        className={styles.button}
        icon={<ArrowUndoRegular />}
        aria-label={label}
        title={label}
        onClick={onRestore}
      >
        {t('lost.restore')}
      </Button>
    </li>
  )
}

/** An ordinary change of that field: what is shown now becomes the other value. */
export function useRestore(contact: Contact) {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const fieldName = useFieldName()
  const put = async (field: LostField, value: unknown) => {
    const saved = await sync.mutate('contact.patch', { ids: [contact.id], fields: patchOf(field, value) })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
    return saved.kind === 'saved'
  }
  return async ({ field, value }: OtherValue) => {
    const before = fieldValue(contact, field)
    if (!(await put(field, value))) return
    toasts.done(t('lost.restored', { field: fieldName(field) }), { undo: () => void put(field, before) })
  }
}

const patchOf = (field: LostField, value: unknown): ContactFields => {
  const id = customIdOf(field)
  return id === null ? { [field]: value } : { custom_fields: { [id]: value as CustomValue | null } }
}

const useStyles = makeStyles({
  intro: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  words: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  value: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 6,
    whiteSpace: 'pre-line',
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  button: { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
})
