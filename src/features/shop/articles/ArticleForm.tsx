import {
  Button,
  Checkbox,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, DocumentTextRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { limits } from '#domain/limits'
import { type Article, type ArticleFields, articleStatuses, emptyArticle } from '#domain/shop/article'
import { textOfContent } from '#domain/shop/contentText'
import { freeSlug, slugFrom } from '#domain/shop/slug'
import { hasText, type ShopLanguage, textInLanguage } from '#domain/shop/texts'
import { newId } from '#workers/newId'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { ContentField } from '../parts/ContentField.tsx'
import { LanguageTabs } from '../parts/LanguageTabs.tsx'
import { SeoFields } from '../parts/SeoFields.tsx'
import { ShopPictureField } from '../parts/ShopPictureField.tsx'
import { TextsField } from '../parts/TextsField.tsx'
import { namedPicture, newFilesOfPictures, picturesInContent, type TypedPicture } from '../parts/typedPicture.ts'
import { useArticles, useShop, useShopLanguage, useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'

type ArticleDraft = Omit<ArticleFields, 'picture'> & {
  id: string
  picture: TypedPicture | null
  /** chosen for the text and in no row yet; a draft of before has none */
  textPictures?: readonly TypedPicture[]
}
const noPictures: readonly TypedPicture[] = []

export function NewArticleForm({ kind, onClose }: { kind: Article['kind']; onClose: () => void }) {
  const [start] = useState((): ArticleDraft => ({ ...emptyArticle, kind, id: newId(), slug: '' }))
  return <ArticleForm row={null} start={start} onClose={onClose} />
}

export function EditArticle({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('shop')
  const articles = useArticles()
  const row = articles?.find((one) => one.id === id)
  if (!articles) return null
  if (row) return <LoadedArticle row={row} onClose={onClose} />
  return (
    <EmptyState icon={<DocumentTextRegular />} title={t('articles.menu')} text={t('product.gone')}>
      <Button onClick={onClose}>{t('product.back')}</Button>
    </EmptyState>
  )
}

function LoadedArticle({ row, onClose }: { row: Article; onClose: () => void }) {
  const [start] = useState((): ArticleDraft => {
    const { former_slugs: _, created_by: __, created_at: ___, updated_at: ____, ...fields } = row
    return fields
  })
  return <ArticleForm row={row} start={start} onClose={onClose} />
}

function ArticleForm({ row, start, onClose }: { row: Article | null; start: ArticleDraft; onClose: () => void }) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const shop = useShop()
  const text = useShopText()
  const isSub = isSubAccount(useUser())
  const usual = useShopLanguage(shop?.languages ?? [])
  const [chosen, setLanguage] = useState<ShopLanguage | null>(null)
  const [isAsked, setAsked] = useState(false)
  const draft = useDraft<ArticleDraft>(
    `article ${row?.id ?? 'new'}`,
    start,
    (now) => JSON.stringify(now) === JSON.stringify(start),
  )
  const articles = useArticles() ?? []
  const keep = useKeepArticle(row)
  const typed = draft.value
  if (!typed || !shop) return null
  const language = chosen ?? usual
  const set = (some: Partial<ArticleDraft>) => draft.set({ ...typed, ...some })
  const material = (wanted: string) =>
    [
      `${wanted} (${language})`,
      textInLanguage(typed.title, language),
      textOfContent(typed.content[language] ?? []),
    ].join('\n')
  const isTwice = articles.some(
    ({ id, title }) => id !== typed.id && hasText(title) && title[language] === typed.title[language],
  )
  async function save() {
    setAsked(true)
    if (!hasText(typed!.title) || !(await keep(typed!, articles))) return
    draft.clear()
    onClose()
  }
  return (
    <Page
      title={row ? text(row.title) || t('product.nameless') : t(`articles.create.${typed.kind}`)}
      intro={t('articles.formIntro')}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('product.back')}
        </Button>
      }
      action={
        <Button appearance="primary" onClick={() => pressed(save)}>
          {t('save')}
        </Button>
      }
    >
      {draft.kept && (
        <MessageBar>
          <MessageBarBody>{t('wizard.kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={draft.clear}>{t('wizard.discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <Sheet>
        <div className={styles.form}>
          <LanguageTabs languages={shop.languages} chosen={language} onChoose={setLanguage} />
          <TextsField
            label={t('field.title')}
            name="title"
            required
            texts={typed.title}
            language={language}
            most={limits.lineLength}
            material={() => material(t('field.title'))}
            fault={isAsked && !hasText(typed.title) ? t('fault.titleMissing') : undefined}
            onTexts={(title) => set({ title })}
          />
          <TextsField
            label={t('articles.summary')}
            name="summary"
            texts={typed.summary}
            language={language}
            most={limits.shopSummaryLength}
            rows={2}
            material={() => material(t('articles.summary'))}
            onTexts={(summary) => set({ summary })}
          />
          <ContentField
            content={typed.content}
            chosen={typed.textPictures ?? noPictures}
            of={{ entity: 'article', id: typed.id }}
            language={language}
            material={() => material(t('field.content'))}
            onContent={(content, textPictures) => set({ content, textPictures })}
          />
          <ShopPictureField
            label={t('field.picture')}
            picture={typed.picture}
            of={{ entity: 'article', id: typed.id }}
            language={language}
            onPicture={(picture) => set({ picture })}
          />
          <Field label={t('field.status')}>
            <Select value={typed.status} onChange={(_, { value }) => set({ status: value as Article['status'] })}>
              {articleStatuses
                .filter((status) => !isSub || status !== 'publish')
                .map((status) => (
                  <option key={status} value={status}>
                    {t(`status.${status}`)}
                  </option>
                ))}
            </Select>
          </Field>
          <Field label={t('field.slug')} hint={t('field.slugHint')}>
            <Input
              name="slug"
              value={typed.slug}
              maxLength={limits.slugLength}
              onChange={(_, { value }) => set({ slug: value.toLowerCase().replace(/[^a-z0-9-]/g, '-') })}
            />
          </Field>
          {typed.kind === 'page' && (
            <Checkbox
              label={t('categories.menu_place')}
              checked={typed.menu_place !== null}
              onChange={(_, { checked }) => set({ menu_place: checked ? 0 : null })}
            />
          )}
          <SeoFields
            page={{ ...typed, subtitle: typed.summary, pictures: typed.picture ? [typed.picture] : [] }}
            slug={typed.slug}
            language={language}
            isTwice={isTwice}
            material={material}
            onSeo={set}
          />
        </div>
      </Sheet>
    </Page>
  )
}

function useKeepArticle(row: Article | null) {
  const { t } = useTranslation('shop')
  const toasts = useToasts()
  const text = useShopText()
  const save = useShopSaving()
  return async ({ id, textPictures = [], ...typed }: ArticleDraft, articles: readonly Article[]): Promise<boolean> => {
    const isTaken = (slug: string) => articles.some((one) => one.id !== id && one.slug === slug)
    const slug = freeSlug(typed.slug || slugFrom(textInLanguage(typed.title, 'en'), id), isTaken)
    const fields = { ...typed, slug, picture: typed.picture && namedPicture(typed.picture) }
    const files = newFilesOfPictures([typed.picture, ...picturesInContent(typed.content, textPictures)])
    const isDone = await save([
      row
        ? { name: 'article.patch', args: { id, fields }, files }
        : { name: 'article.create', args: { id, ...fields }, files },
    ])
    if (isDone) toasts.done(t('articles.saved', { name: text(fields.title) }))
    return isDone
  }
}

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 720px)', gap: tokens.spacingVerticalL },
})
