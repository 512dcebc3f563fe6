import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, CopyRegular, DeleteRegular, DocumentTextRegular, SearchRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { LinkedTemplate } from '#domain/linked/template'
import { countVariants } from '#domain/linked/variants'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useLinkedTemplates } from './useLinkedTemplates.ts'
import { useLinkedTemplateWork } from './useLinkedTemplateWork.ts'

type Props = { onOpen: (id: string) => void; onNew: () => void }
const atOnce = 50

/** Every template that tasks over linked phones can send. */
export function LinkedTemplateList({ onOpen, onNew }: Props) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const templates = useLinkedTemplates()
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(atOnce)
  if (!templates) return null
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const shown = templates.filter(({ name, text }) =>
    words.every((word) => `${name}\n${text}`.toLowerCase().includes(word)),
  )
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('template.create')}
    </Button>
  )
  return (
    <Page title={t('template.menu')} intro={t('template.intro')} action={create}>
      <Sheet>
        {templates.length === 0 ? (
          <EmptyState icon={<DocumentTextRegular />} title={t('template.emptyTitle')} text={t('template.emptyText')}>
            <Button onClick={onNew}>{t('template.create')}</Button>
          </EmptyState>
        ) : (
          <>
            <div className={styles.search}>
              <SearchField text={search} onText={setSearch} label={t('template.search')} />
            </div>
            {shown.length === 0 && (
              <EmptyState icon={<SearchRegular />} title={t('template.nothingTitle')} text={t('template.nothingText')}>
                <Button onClick={() => setSearch('')}>{t('template.clear')}</Button>
              </EmptyState>
            )}
            <ul className={styles.list} aria-label={t('template.menu')}>
              {shown.slice(0, most).map((template) => (
                <TemplateLine key={template.id} template={template} onOpen={onOpen} />
              ))}
            </ul>
            {shown.length > most && (
              <Button onClick={() => setMost(most + atOnce)}>
                {t('template.more', { count: Math.min(atOnce, shown.length - most) })}
              </Button>
            )}
          </>
        )}
      </Sheet>
    </Page>
  )
}

function TemplateLine({ template, onOpen }: { template: LinkedTemplate; onOpen: (id: string) => void }) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const { moment } = useFormats()
  const { copy, remove } = useLinkedTemplateWork()
  const { id, name, text, file, updated_at } = template
  const variants = countVariants(text)
  const facts = [file?.name, variants > 1 && t('template.variants', { count: variants }), moment(updated_at)]
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Link className={styles.link} to={`?template=${id}`}>
          {name}
        </Link>
        <span className={styles.text}>{text}</span>
        <span className={styles.note}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={t('template.copyOf', { name })}
        onClick={() => void copy(template).then((made) => made && onOpen(made))}
      />
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('template.deleteOf', { name })}
        onClick={() => void remove(template)}
      />
    </li>
  )
}

const useStyles = makeStyles({
  search: { maxWidth: '360px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
    '@media (pointer: coarse)': { '& button': { minWidth: '44px' } },
  },
  words: { display: 'grid', flex: '1 1 0', minWidth: 0 },
  link: {
    justifySelf: 'start',
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
    '@media (pointer: coarse)': { minHeight: '44px', display: 'inline-flex', alignItems: 'center' },
  },
  text: {
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
