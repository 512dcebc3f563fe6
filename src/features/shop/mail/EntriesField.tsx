import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { FileEntity } from '#domain/blobs/fileOf'
import type { Article } from '#domain/shop/article'
import type { Product } from '#domain/shop/product'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import { TypedPictureView } from '../parts/TypedPictureView.tsx'
import { useShopText } from '../useShop.ts'

type Props = {
  entity: Extract<FileEntity, 'product' | 'article'>
  entries: readonly (Product | Article)[]
  chosen: readonly string[]
  onChoose: (id: string) => void
  none: string
  fault?: string | undefined
  required: boolean
}

/** The products or articles that a mail shows, in its order. */
export function EntriesField({ entity, entries, chosen, onChoose, none, fault, required }: Props) {
  const { t } = useTranslation('shopMail')
  const styles = useStyles()
  const text = useShopText()
  const label = t(`field.${entity}`)
  const nameOf = (entry: Product | Article) => text(entry.title) || t('nameless')
  const shown = chosen.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  return (
    <Field label={label} required={required} {...(fault && { validationState: 'error', validationMessage: fault })}>
      <div className={styles.root}>
        {shown.length > 0 && (
          <ul className={styles.list}>
            {shown.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <TypedPictureView picture={entry.picture} of={{ entity, id: entry.id }} />
                <span className={styles.name}>{nameOf(entry)}</span>
                <Button
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={t('remove', { name: nameOf(entry) })}
                  onClick={() => onChoose(entry.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {entries.length === 0 ? (
          <span className={styles.note}>{none}</span>
        ) : (
          <OptionPicker
            trigger={
              <Button className={styles.add} icon={<AddRegular />}>
                {t(`choose.${entity}`)}
              </Button>
            }
            label={label}
            options={entries.map((entry) => ({ value: entry.id, text: nameOf(entry) }))}
            chosen={chosen}
            onChoose={onChoose}
            several
            words={{ find: t('picker.find'), noMatch: t('picker.noMatch'), none }}
          />
        )}
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalS, justifyItems: 'start' },
  list: { display: 'grid', gap: tokens.spacingVerticalXS, width: '100%', margin: 0, padding: 0, listStyleType: 'none' },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  add: { justifySelf: 'start' },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
