import {
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Select,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { ArrowLeftRegular, DeleteRegular, SendRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  incoterms,
  type NewQuotation,
  paymentTerms,
  type Quotation,
  quotationFaults,
  quotationTotal,
} from '#domain/shop/quotation/quotation'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { phone } from '../../../lib/media.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { QuotationHistory } from '../history/QuotationHistory.tsx'
import { useShopMoney } from '../parts/useShopMoney.ts'
import { useShopSaving } from '../useShopSaving.ts'
import { BuyerFields } from './BuyerFields.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import { PositionList } from './PositionList.tsx'
import { SendDialog } from './SendDialog.tsx'

type Props = {
  draftKey: string
  start: NewQuotation
  /** none: it was never saved */
  row?: Quotation
  onSave: (quotation: NewQuotation) => Promise<boolean>
  /** it stands in the list now, under this id */
  onKept?: (id: string) => void
  onClose: () => void
}
export type SetOffer = (fields: Partial<NewQuotation>) => void

const never = () => false

/** All of a draft on one page; it is kept while it is typed, and saved for other devices when somebody says so. */
export function QuotationForm({ draftKey, start, row, onSave, onKept, onClose }: Props) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const toasts = useToasts()
  const money = useShopMoney()
  const draft = useDraft<NewQuotation>(draftKey, start, never)
  const [isAsked, setAsked] = useState(false)
  const [isSending, setSending] = useState(false)
  const save = useShopSaving()
  if (!draft.value) return null
  const typed = draft.value
  const set: SetOffer = (fields) => draft.set({ ...typed, ...fields })
  const faults = isAsked ? quotationFaults(typed) : []
  const fault = (name: (typeof faults)[number]) => (faults.includes(name) ? t(`fault.${name}`) : undefined)
  async function keep() {
    if (!(await onSave(typed))) return
    draft.clear()
    toasts.done(t('saved'))
    onKept?.(typed.id)
  }
  async function send() {
    setAsked(true)
    if (quotationFaults(typed).length === 0 && (await onSave(typed))) setSending(true)
  }
  function sent() {
    draft.clear()
    onKept?.(typed.id)
  }
  async function remove() {
    if (!row || !(await save([{ name: 'quotation.delete', args: { ids: [row.id] } }]))) return
    draft.clear()
    toasts.done(t('deleted'), {
      undo: async () => void (await save([{ name: 'quotation.restore', args: { rows: [row] } }])),
    })
    onClose()
  }
  return (
    <Page
      title={t('draftTitle')}
      intro={t('draftIntro')}
      back={
        <Button appearance="transparent" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('back')}
        </Button>
      }
    >
      {draft.kept && (
        <MessageBar>
          <MessageBarBody>{t('kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={draft.clear}>{t('discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      <Sheet>
        <BuyerFields offer={typed} fault={fault('buyerMissing')} onOffer={set} />
      </Sheet>
      <Sheet>
        <PositionList
          offer={typed}
          fault={fault('positionsMissing') ?? fault('positionNameless')}
          onPositions={(positions) => set({ positions })}
        />
        <p className={styles.total}>
          {t('total')} <strong>{money(quotationTotal(typed.positions), typed.currency)}</strong>
        </p>
      </Sheet>
      <Sheet>
        <TermFields
          typed={typed}
          faults={{ place: fault('placeMissing'), payment: fault('paymentMissing') }}
          set={set}
        />
      </Sheet>
      <div className={styles.actions}>
        <Button onClick={() => pressed(keep)}>{t('save')}</Button>
        <Button appearance="primary" icon={<SendRegular />} onClick={() => pressed(send)}>
          {t('send')}
        </Button>
        {row && row.number === '' && (
          <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => pressed(remove)}>
            {t('delete')}
          </Button>
        )}
      </div>
      {row && (
        <QuotationHistory
          row={row}
          back={{ isTyping: JSON.stringify(typed) !== JSON.stringify(start), onBack: onClose }}
        />
      )}
      {isSending && (
        <SendDialog quotation={typed} kind="quotation" again={false} onSent={sent} onClose={() => setSending(false)} />
      )}
    </Page>
  )
}

type TermProps = {
  typed: NewQuotation
  faults: { place: string | undefined; payment: string | undefined }
  set: SetOffer
}

function TermFields({ typed, faults, set }: TermProps) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const languages = typed.languages.length > 1 ? 'both' : typed.languages[0]!
  return (
    <section className={styles.terms} aria-label={t('terms')}>
      <h2 className={styles.heading}>{t('terms')}</h2>
      <CurrencyField offer={typed} onOffer={set} />
      <Field label={t('validUntil')}>
        <Input
          type="date"
          value={typed.valid_until}
          onChange={(_, { value }) => value && set({ valid_until: value })}
        />
      </Field>
      <Field label={t('incoterm')}>
        <Select
          value={typed.incoterm}
          onChange={(_, { value }) => set({ incoterm: value as NewQuotation['incoterm'] })}
        >
          {incoterms.map((term) => (
            <option key={term} value={term}>
              {term || t('noIncoterm')}
            </option>
          ))}
        </Select>
      </Field>
      {typed.incoterm && (
        <Field label={t('place')} {...wrong(faults.place)}>
          <Input name="place" value={typed.place} maxLength={80} onChange={(_, { value }) => set({ place: value })} />
        </Field>
      )}
      <Field label={t('payment')}>
        <Select value={typed.payment} onChange={(_, { value }) => set({ payment: value as NewQuotation['payment'] })}>
          {paymentTerms.map((term) => (
            <option key={term} value={term}>
              {t(`payments.${term}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('paymentNote')} {...wrong(faults.payment)}>
        <Input
          name="payment_note"
          value={typed.payment_note}
          maxLength={300}
          onChange={(_, { value }) => set({ payment_note: value })}
        />
      </Field>
      <Field label={t('languages')}>
        <Select
          value={languages}
          onChange={(_, { value }) =>
            set({ languages: value === 'both' ? ['en', 'zh'] : [value as NewQuotation['languages'][number]] })
          }
        >
          {(['both', 'en', 'zh'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {t(`language.${choice}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('note')} className={styles.wide}>
        <Textarea
          name="note"
          rows={3}
          resize="vertical"
          value={typed.note}
          maxLength={1_000}
          onChange={(_, { value }) => set({ note: value })}
        />
      </Field>
    </section>
  )
}

const wrong = (words: string | undefined) =>
  words ? { validationState: 'error' as const, validationMessage: words } : {}

const useStyles = makeStyles({
  total: { display: 'flex', justifyContent: 'space-between', margin: 0, fontSize: tokens.fontSizeBase400 },
  terms: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingVerticalM,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  heading: { gridColumn: '1 / -1', margin: 0, fontSize: tokens.fontSizeBase400 },
  wide: { gridColumn: '1 / -1' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
