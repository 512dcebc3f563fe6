import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CustomField } from '#domain/contacts/customField'
import { limits } from '#domain/limits'
import { useFormats } from '../../../lib/formats.ts'
import { useItemStyles } from './itemStyles.ts'

type Props = { all: readonly CustomField[]; onBringBack: (field: CustomField) => void }

/** Until the server sweeps them away. */
export function RemovedFields({ all, onBringBack }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useItemStyles()
  const formats = useFormats()
  const removed = all
    .filter(({ removed_at }) => removed_at !== null)
    .sort((a, b) => Number(b.removed_at) - Number(a.removed_at))
  if (removed.length === 0) return null
  return (
    <section aria-label={t('customFields.removed')}>
      <h3 className={styles.title}>{t('customFields.removed')}</h3>
      <ul className={styles.list}>
        {removed.map((field) => (
          <li key={field.id} className={styles.item}>
            <span className={styles.words}>
              <span className={styles.name}>{field.name}</span>
              <span className={styles.about}>
                {t('customFields.removedUntil', {
                  date: formats.date(Number(field.removed_at) + limits.customFieldDays * 86_400_000),
                })}
              </span>
            </span>
            <Button size="small" className={styles.add} onClick={() => onBringBack(field)}>
              {t('customFields.bringBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
