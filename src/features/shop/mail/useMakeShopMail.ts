import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ShopMailKind } from '#domain/campaigns/shopMail'
import { type EmailMessageFields, messageLanguages } from '#domain/email/render/message'
import type { EmailSender } from '#domain/email/sender/sender'
import { limits } from '#domain/limits'
import type { Article } from '#domain/shop/article'
import { shopMailContent } from '#domain/shop/mail/shopMailContent'
import type { ShopFields } from '#domain/shop/shop'
import type { ShopCategory } from '#domain/shop/shopCategory'
import { shopSiteCalls } from '#domain/shop/site/calls'
import { newId } from '#workers/newId'
import { emailTaskPath } from '../../../lib/emailHandOver.ts'
import { useLanguageName } from '../../../lib/languageNames.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useShopText } from '../useShop.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { type ShopMailPart, shopMailChanges } from './shopMailChanges.ts'
import type { TypedShopMail } from './shopMailForm.ts'
import type { ShopMailMaterials } from './useShopMailFacts.ts'
import type { ShopMailPeople } from './useShopMailPeople.ts'

export type ShopMailMakings = {
  shop: ShopFields
  categories: readonly ShopCategory[]
  articles: readonly Article[]
  senders: readonly EmailSender[]
}

type Of = { facts: ShopMailMaterials; makings: ShopMailMakings; onMade: () => void; onClose: () => void }

/** Makes the mail and its task in each language that is read. `origin`: undefined while nobody knows where the shop is seen. */
export function useMakeShopMail(kind: ShopMailKind, { facts, makings, onMade, onClose }: Of) {
  const { t } = useTranslation('shopMail')
  const text = useShopText()
  const nameOf = useLanguageName()
  const toasts = useToasts()
  const navigate = useNavigate()
  const save = useShopSaving()
  const origin = useAnswer(shopSiteCalls.address, {}).answer?.data.origin
  async function make({ about, sender }: TypedShopMail, people: ShopMailPeople): Promise<void> {
    const chosen = <T extends { id: string }>(rows: readonly T[]) =>
      about.flatMap((id) => rows.find((row) => row.id === id) ?? [])
    const [products, articles] = [chosen(facts.products), chosen(makings.articles)]
    const first = (kind === 'newsletter' ? articles : products)[0]
    const title = [t(`kind.${kind}`), first && text(first.title)].filter(Boolean).join(' · ')
    const read = messageLanguages.filter((language) => people[language].length > 0)
    const part = (language: EmailMessageFields['language']): ShopMailPart => ({
      name: (read.length > 1 ? `${title} · ${nameOf(language)}` : title).slice(0, limits.lineLength),
      language,
      content: shopMailContent(kind, { language, shop: makings.shop, origin: origin ?? null, products, articles }),
      contacts: people[language],
    })
    const shopMail = { kind, about: [...products, ...articles].map(({ id }) => id) }
    const { tasks, changes } = shopMailChanges(read.map(part), { shopMail, sender, makeId: newId })
    if (!(await save(changes))) return
    onMade()
    toasts.done(t('made', { count: tasks.length }))
    if (tasks.length === 1) void navigate(`${emailTaskPath}?task=${tasks[0]}`)
    else onClose()
  }
  return { make, origin }
}
