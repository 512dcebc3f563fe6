import { Button, Field, makeStyles, Select, Tag, TagGroup, tokens } from '@fluentui/react-components'
import { AddRegular, EditRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import type { Fair } from '#domain/fair/fair'
import { labels } from '#workers/database/read'
import { newId } from '#workers/newId'
import { OptionPicker } from '../../components/OptionPicker.tsx'
import { Sheet } from '../../components/Sheet.tsx'
import { useClient } from '../../lib/client.ts'
import { useStored } from '../../lib/reader.ts'
import { useToasts } from '../../lib/toasts.ts'
import { FairDialog } from './FairDialog.tsx'
import { changeChoice, type FairChoice } from './useFairs.ts'

type Props = { fairs: Fair[]; fair: Fair | null; choice: FairChoice }
const followUps = [1, 3, 7, 14] as const

/** What everybody captured now is given: the fair, the booth, tags, and a day to follow up. */
export function StampPart({ fairs, fair, choice }: Props) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const [editing, setEditing] = useState<'new' | 'this' | null>(null)
  const change = (some: Partial<FairChoice>) => void changeChoice(choice, some)
  return (
    <Sheet>
      <h2 className={styles.title}>{t('stamp.label')}</h2>
      <div className={styles.fields}>
        <Field label={t('stamp.fair')}>
          <Select value={fair?.id ?? ''} onChange={(_, { value }) => change({ fair: value || null, booth: '' })}>
            <option value="">{t('stamp.noFair')}</option>
            {fairs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {fair && fair.booths.length > 0 && (
          <Field label={t('stamp.booth')}>
            <Select value={choice.booth} onChange={(_, { value }) => change({ booth: value })}>
              <option value="">{t('stamp.noBooth')}</option>
              {fair.booths.map((booth) => (
                <option key={booth}>{booth}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t('stamp.followUp')}>
          <Select
            value={choice.followUpDays ?? ''}
            onChange={(_, { value }) => change({ followUpDays: value ? Number(value) : null })}
          >
            <option value="">{t('stamp.never')}</option>
            {followUps.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? t('stamp.tomorrow') : t('stamp.days', { count: days })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Tags value={choice.tags} onChange={(tags) => change({ tags })} />
      <div className={styles.buttons}>
        <Button icon={<AddRegular />} onClick={() => setEditing('new')}>
          {t('fair.add')}
        </Button>
        {fair && (
          <Button appearance="subtle" icon={<EditRegular />} onClick={() => setEditing('this')}>
            {t('fair.edit')}
          </Button>
        )}
      </div>
      {editing && (
        <FairDialog
          fair={editing === 'this' ? fair : null}
          onMade={(id) => change({ fair: id, booth: '' })}
          onClose={() => setEditing(null)}
        />
      )}
    </Sheet>
  )
}

function Tags({ value, onChange }: { value: string[]; onChange: (tags: string[]) => void }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { sync } = useClient()
  const toasts = useToasts()
  const tags = useStored((db) => labels(db, 'tag'), []) ?? []
  const shown = tags.filter(({ id }) => value.includes(id))
  const without = (id: string) => onChange(value.filter((one) => one !== id))
  async function make(name: string) {
    const id = newId()
    const saved = await sync.mutate('tag.create', { id, name })
    if (saved.kind === 'refused') return toasts.failed(new AppError(saved.code))
    onChange([...value, id])
  }
  return (
    <div className={styles.tags}>
      {shown.length > 0 && (
        <TagGroup aria-label={t('fields.tags')} onDismiss={(_, data) => without(data.value)}>
          {shown.map(({ id, name }) => (
            <Tag key={id} value={id} dismissible dismissIcon={{ 'aria-label': t('fields.removeTag', { name }) }}>
              {name}
            </Tag>
          ))}
        </TagGroup>
      )}
      <OptionPicker
        several
        label={t('fields.tags')}
        options={tags.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={value}
        onChoose={(id) => (value.includes(id) ? without(id) : onChange([...value, id]))}
        onCreate={(name) => void make(name)}
        words={{
          find: t('fields.find'),
          noMatch: t('fields.noMatch'),
          none: t('fields.typeTag'),
          create: (name) => t('fields.createTag', { name }),
        }}
        trigger={
          <Button appearance="subtle" icon={<AddRegular />}>
            {t('fields.addTag')}
          </Button>
        }
      />
    </div>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (pointer: coarse)': { '& select': { minHeight: '44px' } },
  },
  tags: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
