import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Select,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShopMailKind } from '#domain/campaigns/shopMail'
import type { EmailSender } from '#domain/email/sender/sender'
import type { Article } from '#domain/shop/article'
import type { ShopCategory } from '#domain/shop/shopCategory'
import { useSenders } from '../../../components/mail/useMessages.ts'
import { Page } from '../../../components/Page.tsx'
import { Part } from '../../../components/Part.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { categoryBranches } from '../categories/categoryBranches.ts'
import { useArticles, useShop, useShopCategories, useShopText } from '../useShop.ts'
import { EntriesField } from './EntriesField.tsx'
import {
  emptyShopMail,
  hasDays,
  hasInterest,
  needsEntries,
  productsFor,
  shopMailFaults,
  type TypedShopMail,
  withEntry,
} from './shopMailForm.ts'
import { type ShopMailMakings, useMakeShopMail } from './useMakeShopMail.ts'
import { type ShopMailMaterials, useShopMailFacts } from './useShopMailFacts.ts'
import { useShopMailPeople } from './useShopMailPeople.ts'
import { useShopMailReach } from './useShopMailReach.ts'

/** What a mail is about and whom it is for; what comes of it is a task that waits for somebody to start it. */
export function ShopMailForm({ kind, onClose }: { kind: ShopMailKind; onClose: () => void }) {
  const facts = useShopMailFacts()
  const shop = useShop()
  const categories = useShopCategories()
  const articles = useArticles()
  const senders = useSenders()
  if (!facts || !shop || !categories || !articles || !senders) return null
  return <Form kind={kind} facts={facts} makings={{ shop, categories, articles, senders }} onClose={onClose} />
}

type FormProps = { kind: ShopMailKind; facts: ShopMailMaterials; makings: ShopMailMakings; onClose: () => void }

function Form({ kind, facts, makings, onClose }: FormProps) {
  const { t } = useTranslation('shopMail')
  const styles = useStyles()
  const { senders, categories, shop } = makings
  const [start] = useState(() => ({ ...emptyShopMail(kind), sender: senders.length === 1 ? senders[0]!.id : '' }))
  const draft = useDraft<TypedShopMail>(`shop mail ${kind}`, start, (typed) => isSame(typed, start))
  const [isAsked, setAsked] = useState(false)
  const typed = draft.value ?? start
  const people = useShopMailPeople({ kind, typed, facts, categories, languages: shop.languages })
  const { make, origin } = useMakeShopMail(kind, { facts, makings, onMade: draft.clear, onClose })
  if (!draft.value) return null
  const set = (some: Partial<TypedShopMail>) => draft.set({ ...typed, ...some })
  const faults = isAsked ? shopMailFaults(kind, typed) : []
  const fault = (name: (typeof faults)[number]) => (faults.includes(name) ? t(`fault.${name}`) : undefined)
  async function keep() {
    setAsked(true)
    if (people && shopMailFaults(kind, typed).length === 0) await make(typed, people)
  }
  return (
    <Page
      title={t(`kind.${kind}`)}
      intro={t(`about.${kind}`)}
      back={
        <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('menu')}
        </Button>
      }
    >
      {draft.kept && (
        <MessageBar layout="multiline">
          <MessageBarBody>
            {t('kept')} <Button onClick={draft.clear}>{t('discard')}</Button>
          </MessageBarBody>
        </MessageBar>
      )}
      <Part title={t('what')}>
        {kind === 'newsletter' ? (
          <EntriesField
            entity="article"
            entries={makings.articles.filter(isShown)}
            chosen={typed.about}
            onChoose={(id) => set({ about: withEntry(typed.about, id) })}
            none={t('noArticles')}
            fault={fault('entriesMissing')}
            required
          />
        ) : (
          <EntriesField
            entity="product"
            entries={productsFor(kind, facts.products, facts.interests)}
            chosen={typed.about}
            onChoose={(id) => set({ about: withEntry(typed.about, id) })}
            none={t(kind === 'backInStock' ? 'noneAsked' : 'noProducts')}
            fault={fault('entriesMissing')}
            required={needsEntries(kind)}
          />
        )}
        {origin === null && <p className={styles.note}>{t('noOrigin')}</p>}
      </Part>
      <Part title={t('whom')}>
        {hasInterest(kind) && <InterestField kind={kind} typed={typed} categories={categories} onSet={set} />}
        {hasDays(kind) && (
          <DaysField kind={kind} days={typed.days} onDays={(days) => set({ days })} fault={fault('daysInvalid')} />
        )}
        <Reach people={people ?? nobody} />
      </Part>
      <Part title={t('from')}>
        <SenderField
          senders={senders}
          sender={typed.sender}
          onSender={(sender) => set({ sender })}
          fault={fault('senderMissing')}
        />
        <p className={styles.note}>{t('next')}</p>
        {people && (people.zh.length > 0 || people.en.length > 0) && senders.length > 0 && (
          <Button className={styles.make} appearance="primary" onClick={() => pressed(keep)}>
            {t('make')}
          </Button>
        )}
      </Part>
    </Page>
  )
}

const nobody = { zh: [], en: [] }
const isSame = (a: TypedShopMail, b: TypedShopMail) => JSON.stringify(a) === JSON.stringify(b)
const isShown = ({ status }: Pick<Article, 'status'>) => status === 'publish'

type DaysProps = {
  kind: ShopMailKind
  days: string
  onDays: (days: string) => void
  fault: string | undefined
}

function DaysField({ kind, days, onDays, fault }: DaysProps) {
  const { t } = useTranslation('shopMail')
  const styles = useStyles()
  return (
    <Field
      className={styles.narrow}
      label={t(`days.${kind === 'quotation' ? 'quotation' : 'inquiry'}`)}
      required
      {...(fault && { validationState: 'error', validationMessage: fault })}
    >
      <Input name="days" inputMode="numeric" value={days} onChange={(_, { value }) => onDays(value)} />
    </Field>
  )
}

type SenderProps = {
  senders: readonly EmailSender[]
  sender: string
  onSender: (sender: string) => void
  fault: string | undefined
}

function SenderField({ senders, sender, onSender, fault }: SenderProps) {
  const { t } = useTranslation('shopMail')
  const styles = useStyles()
  if (senders.length === 0)
    return (
      <p className={styles.note}>
        {t('noSender')} <Link to="/emailMarketing/emailSendSetting">{t('toSenders')}</Link>
      </p>
    )
  return (
    <Field
      className={styles.narrow}
      label={t('sender')}
      required
      {...(fault && { validationState: 'error', validationMessage: fault })}
    >
      <Select name="sender" value={sender} onChange={(_, { value }) => onSender(value)}>
        <option value="">{t('chooseSender')}</option>
        {senders.map(({ id, name, address }) => (
          <option key={id} value={id}>
            {name ? `${name} · ${address}` : address}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type InterestProps = {
  kind: ShopMailKind
  typed: TypedShopMail
  categories: readonly ShopCategory[]
  onSet: (some: Partial<TypedShopMail>) => void
}

function InterestField({ kind, typed, categories, onSet }: InterestProps) {
  const { t } = useTranslation('shopMail')
  const styles = useStyles()
  const text = useShopText()
  return (
    <Field className={styles.narrow} label={t('interest.label')} hint={t('interest.hint')}>
      <Select name="interest" value={typed.interest} onChange={(_, { value }) => onSet({ interest: value })}>
        {kind === 'newProducts' && <option value="same">{t('interest.same')}</option>}
        <option value="all">{t('interest.all')}</option>
        {categoryBranches(categories).map(({ category, level }) => (
          <option key={category.id} value={category.id}>
            {`${'\u2003'.repeat(level)}${text(category.name)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** How many are meant, and how many of them may be written to, counted on this device. */
function Reach({ people }: { people: { zh: readonly string[]; en: readonly string[] } }) {
  const { t } = useTranslation('shopMail')
  const styles = useStyles()
  const { number } = useFormats()
  const all = useMemo(() => [...people.zh, ...people.en], [people])
  const receivers = useShopMailReach(all)
  if (all.length === 0) return <p className={styles.reach}>{t('reach.nobody')}</p>
  return (
    <div role="status" className={styles.reach}>
      <strong>{t('reach.due', { count: all.length })}</strong>
      <span>{t('reach.languages', { zh: number(people.zh.length), en: number(people.en.length) })}</span>
      {receivers !== null && <span>{t('reach.now', { count: receivers })}</span>}
      {receivers !== null && receivers < all.length && <span className={styles.note}>{t('reach.rest')}</span>}
    </div>
  )
}

const useStyles = makeStyles({
  narrow: { maxWidth: '420px' },
  reach: { display: 'grid', gap: tokens.spacingVerticalXXS, margin: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  make: { justifySelf: 'start' },
})
