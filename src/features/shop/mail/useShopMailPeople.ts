import type { ShopMailKind } from '#domain/campaigns/shopMail'
import { dueFor } from '#domain/shop/mail/interest'
import { byMailLanguage } from '#domain/shop/mail/mailLanguage'
import type { ShopCategory } from '#domain/shop/shopCategory'
import type { ShopLanguage } from '#domain/shop/texts'
import { contactsByIds } from '#workers/database/read'
import { today } from '../../../lib/days.ts'
import { useStored } from '../../../lib/reader.ts'
import { useNow } from '../../../lib/reminders.ts'
import { choiceOf, type TypedShopMail } from './shopMailForm.ts'
import type { ShopMailMaterials } from './useShopMailFacts.ts'

export type ShopMailPeople = ReturnType<typeof byMailLanguage>

type PeopleQuestion = {
  kind: ShopMailKind
  typed: TypedShopMail
  facts: ShopMailMaterials
  categories: readonly ShopCategory[]
  languages: readonly ShopLanguage[]
}

/** Whom a mail is due for, by the language that they read; undefined while it is looked for. */
export function useShopMailPeople({
  kind,
  typed,
  facts,
  categories,
  languages,
}: PeopleQuestion): ShopMailPeople | undefined {
  const now = useNow()
  const choice = choiceOf(kind, typed, { products: facts.products, categories })
  const due = choice ? dueFor(choice, facts, { now, today: today() }) : []
  const contacts = useStored(
    async (db) => (await contactsByIds(db, due)).filter((one) => one !== null),
    [due.join(' ')],
  )
  return contacts && byMailLanguage(contacts, facts.interests, languages)
}
