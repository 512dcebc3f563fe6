import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AutoSource } from '#domain/autoMarketing/plan'
import { noFilter } from '#domain/contacts/filter'
import { CheckboxGroup } from '../../../components/CheckboxGroup.tsx'
import { useLabels } from '../../../lib/labels.tsx'
import { newPartId } from '../useAutoWork.ts'

type Props = { onDone: (source: AutoSource) => void; onClose: () => void }

/** Contacts that are there: all, or those that have any of some tags. */
export function ContactsSource({ onDone, onClose }: Props) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { tag } = useLabels()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const filter =
    chosen.length > 0
      ? { join: 'all' as const, of: [{ field: 'tag' as const, is: 'anyOf' as const, values: [...chosen] }] }
      : noFilter
  return (
    <div className={styles.root}>
      <CheckboxGroup label={t('source.tags')} hint={t('source.tagsHint')} className={styles.tags}>
        {tag.map(({ id: one, name }) => (
          <Checkbox
            key={one}
            label={name}
            checked={chosen.includes(one)}
            onChange={() =>
              setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
            }
          />
        ))}
      </CheckboxGroup>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={() => onDone({ kind: 'contacts', id: newPartId(), filter })}>
          {t('wizard.add')}
        </Button>
        <Button onClick={onClose}>{t('wizard.cancel')}</Button>
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  tags: { display: 'flex', flexWrap: 'wrap' },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
})
