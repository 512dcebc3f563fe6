import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, ArrowSyncRegular, DocumentTextRegular, SearchRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WhatsappTemplate } from '#domain/whatsapp/templateRow'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useWhatsappNumbers } from '../../../components/whatsapp/useWhatsappNumbers.ts'
import { NoNumber } from './NoNumber.tsx'
import { TemplateFilters } from './TemplateFilters.tsx'
import { TemplateItem } from './TemplateItem.tsx'
import { hasTemplateFilter, noTemplateFilter, shownTemplates } from './templateList.ts'
import { useTemplateFilter } from './useTemplateFilter.ts'
import { useTemplates, wabaOf } from './useTemplates.ts'
import { useTemplateCalls } from './useTemplateWork.ts'

type Props = { onOpen: (id: string) => void; onNew: () => void }
const atOnce = 50

/** Every template of the company with how it stands at Meta. */
export function TemplateList({ onOpen, onNew }: Props) {
  const { t } = useTranslation('whatsapp')
  const templates = useTemplates()
  const numbers = useWhatsappNumbers()
  const { read, isBusy } = useTemplateCalls()
  if (!templates || !numbers) return null
  if (numbers.length === 0 && templates.length === 0) return <NoNumber />
  const ofEachWaba = [...new Map(numbers.map(({ id }) => [wabaOf(numbers, id), id])).values()]
  const numberOf = ({ channel_account_id }: WhatsappTemplate) =>
    ofEachWaba.length > 1 ? (numbers.find(({ id }) => id === channel_account_id)?.name ?? null) : null
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('template.create')}
    </Button>
  )
  return (
    <Page title={t('template.title')} intro={t('template.intro')} action={create}>
      <Sheet>
        {numbers.length > 0 && (
          <div>
            <OnlineButton icon={<ArrowSyncRegular />} disabledFocusable={isBusy} onClick={() => void read(ofEachWaba)}>
              {t('template.refresh')}
            </OnlineButton>
          </div>
        )}
        {templates.length === 0 ? (
          <EmptyState icon={<DocumentTextRegular />} title={t('template.emptyTitle')} text={t('template.emptyText')}>
            <Button onClick={onNew}>{t('template.create')}</Button>
          </EmptyState>
        ) : (
          <FilteredList templates={templates} numberOf={numberOf} onOpen={onOpen} />
        )}
      </Sheet>
    </Page>
  )
}

type ListProps = Pick<Props, 'onOpen'> & {
  templates: readonly WhatsappTemplate[]
  numberOf: (template: WhatsappTemplate) => string | null
}

function FilteredList({ templates, numberOf, onOpen }: ListProps) {
  const { t } = useTranslation('whatsapp')
  const styles = useStyles()
  const [filter, setFilter] = useTemplateFilter()
  const [most, setMost] = useState(atOnce)
  const shown = shownTemplates(templates, filter)
  return (
    <>
      <TemplateFilters templates={templates} filter={filter} onFilter={setFilter} />
      {shown.length === 0 && hasTemplateFilter(filter) && (
        <EmptyState icon={<SearchRegular />} title={t('template.nothingTitle')} text={t('template.nothingText')}>
          <Button onClick={() => setFilter({ ...noTemplateFilter, sort: filter.sort })}>{t('template.clear')}</Button>
        </EmptyState>
      )}
      <ul className={styles.list} aria-label={t('template.title')}>
        {shown.slice(0, most).map((template) => (
          <TemplateItem key={template.id} template={template} number={numberOf(template)} onOpen={onOpen} />
        ))}
      </ul>
      {shown.length > most && (
        <Button onClick={() => setMost(most + atOnce)}>
          {t('template.more', { count: Math.min(atOnce, shown.length - most) })}
        </Button>
      )}
    </>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalXXS, margin: 0, padding: 0, listStyleType: 'none' },
})
