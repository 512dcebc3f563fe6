import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular, DeleteRegular, DocumentTextRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Article, articleKinds } from '#domain/shop/article'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { Tabs } from '../../../components/Tabs.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { useArticles, useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { EditArticle, NewArticleForm } from './ArticleForm.tsx'

const tones: Record<Article['status'], Tone> = { publish: 'good', private: 'neutral', draft: 'brand' }
const drawnAtFirst = 100

/** Articles and pages of the shop, or the one that the address names. */
export function ArticlesScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get('article')
  const kind = articleKinds.find((one) => one === address.get('kind')) ?? 'post'
  const close = () => setAddress(kind === 'post' ? {} : { kind }, { replace: true })
  if (id === 'new') return <NewArticleForm kind={kind} onClose={close} />
  if (id) return <EditArticle key={id} id={id} onClose={close} />
  return (
    <ArticleList
      kind={kind}
      onKind={(next) => setAddress(next === 'post' ? {} : { kind: next })}
      onOpen={(article) => setAddress({ ...(kind === 'page' && { kind }), article })}
    />
  )
}

type ListProps = {
  kind: Article['kind']
  onKind: (kind: Article['kind']) => void
  onOpen: (id: string) => void
}

function ArticleList({ kind, onKind, onOpen }: ListProps) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const text = useShopText()
  const { moment } = useFormats()
  const articles = useArticles()
  const [sought, setSought] = useState('')
  const [shown, setShown] = useState(drawnAtFirst)
  if (!articles) return null
  const words = sought.trim().toLowerCase()
  const own = articles.filter((article) => article.kind === kind)
  const found = own.filter(({ title }) => Object.values(title).some((one) => one.toLowerCase().includes(words)))
  return (
    <Page
      title={t('articles.menu')}
      intro={t('articles.intro')}
      action={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => onOpen('new')}>
          {t(`articles.create.${kind}`)}
        </Button>
      }
    >
      <Tabs
        label={t('articles.kinds')}
        tabs={articleKinds.map((value) => ({ value, label: t(`articles.kind.${value}`) }))}
        chosen={kind}
        onChoose={onKind}
      />
      <Sheet>
        {own.length > 10 && <SearchField text={sought} onText={setSought} label={t('articles.search')} />}
        {found.length === 0 ? (
          <EmptyState
            icon={<DocumentTextRegular />}
            title={t(own.length === 0 ? 'articles.emptyTitle' : 'products.noMatchTitle')}
            text={t(own.length === 0 ? 'articles.emptyText' : 'products.noMatchText')}
          />
        ) : (
          <ul className={styles.list}>
            {found.slice(0, shown).map((article) => (
              <li key={article.id} className={styles.item}>
                <button type="button" className={styles.name} onClick={() => onOpen(article.id)}>
                  {text(article.title) || t('product.nameless')}
                  <small className={styles.note}>{`/${article.slug} · ${moment(article.updated_at)}`}</small>
                </button>
                <StatusBadge tone={tones[article.status]}>{t(`status.${article.status}`)}</StatusBadge>
                <DeleteArticle article={article} />
              </li>
            ))}
          </ul>
        )}
        {found.length > shown && (
          <Button onClick={() => setShown(shown + drawnAtFirst)}>{t('more', { count: found.length - shown })}</Button>
        )}
      </Sheet>
    </Page>
  )
}

function DeleteArticle({ article }: { article: Article }) {
  const { t } = useTranslation('shop')
  const text = useShopText()
  const toasts = useToasts()
  const save = useShopSaving()
  const remove = async () => {
    if (!(await save([{ name: 'article.delete', args: { ids: [article.id] } }]))) return
    toasts.done(t('categories.deleted', { name: text(article.title) }), {
      undo: async () => void (await save([{ name: 'article.restore', args: { rows: [article] } }])),
    })
  }
  return (
    <Button
      appearance="subtle"
      icon={<DeleteRegular />}
      aria-label={t('categories.delete', { name: text(article.title) })}
      onClick={() => pressed(remove)}
    />
  )
}

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottom: 'none' },
  },
  name: {
    display: 'grid',
    flex: '1 1 0',
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} 0`,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { color: tokens.colorBrandForeground1 },
  },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
