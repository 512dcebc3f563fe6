import { Button, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AutoPlan, AutoSource } from '#domain/autoMarketing/plan'
import type { AutoRun } from '#domain/autoMarketing/run'
import { leadKindNames } from '#domain/leads/form'
import { useFormats } from '../../../lib/formats.ts'
import { ContactsSource } from './ContactsSource.tsx'
import { LeadSourceForm } from './LeadSourceForm.tsx'
import { useSourceName } from './useSourceName.ts'

type Props = { run: AutoRun; plan: AutoPlan; onPlan: (plan: AutoPlan) => void }

const kinds = ['contacts', ...leadKindNames] as const

/** Where people come from: each source with its limits. */
export function SourcesPage({ run, plan, onPlan }: Props) {
  const { t } = useTranslation(['autoMarketing', 'leads'])
  const styles = useStyles()
  const [kind, setKind] = useState<(typeof kinds)[number] | null>(null)
  const without = (id: string) => onPlan({ ...plan, sources: plan.sources.filter((one) => one.id !== id) })
  const fill = (id: string, source: AutoSource) =>
    onPlan({ ...plan, sources: plan.sources.map((one) => (one.id === id ? source : one)) })
  const put = (source: AutoSource) => {
    onPlan({ ...plan, sources: [...plan.sources, source] })
    setKind(null)
  }
  return (
    <div className={styles.root}>
      {plan.sources.length === 0 && <p className={styles.hint}>{t('wizard.noSource')}</p>}
      <ul className={styles.list} aria-label={t('wizard.page.sources')}>
        {plan.sources.map((source) =>
          source.kind === 'open' ? (
            <li key={source.id} className={styles.form}>
              <strong>{t(`leads:kind.${source.of}.menu`)}</strong>
              <LeadSourceForm
                run={run.id}
                kind={source.of}
                onDone={(filled) => fill(source.id, filled)}
                onClose={() => without(source.id)}
              />
            </li>
          ) : (
            <SourceItem key={source.id} source={source} onRemove={() => without(source.id)} />
          ),
        )}
      </ul>
      {kind === null && (
        <Button icon={<AddRegular />} className={styles.add} onClick={() => setKind('contacts')}>
          {t('wizard.addSource')}
        </Button>
      )}
      {kind !== null && (
        <section className={styles.form} aria-label={t('wizard.addSource')}>
          <Select
            aria-label={t('wizard.sourceKind')}
            value={kind}
            onChange={(_, { value }) => setKind(value as (typeof kinds)[number])}
          >
            <option value="contacts">{t('source.contacts')}</option>
            {leadKindNames.map((one) => (
              <option key={one} value={one}>
                {t(`leads:kind.${one}.menu`)}
              </option>
            ))}
          </Select>
          {kind === 'contacts' ? (
            <ContactsSource onDone={put} onClose={() => setKind(null)} />
          ) : (
            <LeadSourceForm key={kind} run={run.id} kind={kind} onDone={put} onClose={() => setKind(null)} />
          )}
        </section>
      )}
    </div>
  )
}

function SourceItem({ source, onRemove }: { source: AutoSource; onRemove: () => void }) {
  const { t } = useTranslation('autoMarketing')
  const styles = useStyles()
  const { number } = useFormats()
  const { title, detail } = useSourceName(source)
  return (
    <li className={styles.item}>
      <span className={styles.text}>
        <strong>{title}</strong>
        <span className={styles.note}>
          {[detail, source.kind === 'leads' && t('source.most', { number: number(source.most_rows) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('wizard.removeSource', { name: title })}
        onClick={onRemove}
      />
    </li>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { display: 'grid', flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  add: { justifySelf: 'start' },
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, maxWidth: '720px' },
})
