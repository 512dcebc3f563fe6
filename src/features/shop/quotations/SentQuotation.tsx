import { Button, Link, makeStyles, tokens } from '@fluentui/react-components'
import {
  ArrowLeftRegular,
  ArrowUndoRegular,
  CheckmarkRegular,
  CopyRegular,
  DismissRegular,
  SendRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Quotation, type QuotationKind, stateOfQuotation } from '#domain/shop/quotation/quotation'
import { copyOfQuotation } from '#domain/shop/quotation/startQuotation'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Page } from '../../../components/Page.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { pressed } from '../../../components/sendForm.ts'
import { conversationPath } from '../../../lib/conversationPaths.ts'
import { today } from '../../../lib/days.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { QuotationHistory } from '../history/QuotationHistory.tsx'
import { useShopSaving } from '../useShopSaving.ts'
import { QuotationFile } from './QuotationFile.tsx'
import { buyerOf } from './quotationList.ts'
import { SendDialog } from './SendDialog.tsx'
import { SentPositions } from './SentPositions.tsx'
import { quotationTones } from './useQuotations.ts'

type Props = { quotation: Quotation; onOpen: (id: string) => void; onClose: () => void }

/** What the buyer has in hand, and what became of it. */
export function SentQuotation({ quotation, onOpen, onClose }: Props) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const state = stateOfQuotation(quotation, today())
  return (
    <Page
      title={[quotation.proforma || quotation.number, buyerOf(quotation)].filter(Boolean).join(' · ')}
      intro={t('sentIntro')}
      back={
        <Button appearance="transparent" icon={<ArrowLeftRegular />} onClick={onClose}>
          {t('back')}
        </Button>
      }
      action={<StatusBadge tone={quotationTones[state]}>{t(`state.${state}`)}</StatusBadge>}
    >
      <Actions quotation={quotation} onOpen={onOpen} />
      <Sheet>
        <Facts quotation={quotation} />
        <div className={styles.files}>
          <QuotationFile quotation={quotation} kind="quotation" />
          {quotation.status === 'accepted' && quotation.proforma && (
            <QuotationFile quotation={quotation} kind="proforma" />
          )}
        </div>
      </Sheet>
      <Sheet>
        <SentPositions quotation={quotation} />
      </Sheet>
      <QuotationHistory row={quotation} />
    </Page>
  )
}

function Actions({ quotation, onOpen }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const toasts = useToasts()
  const save = useShopSaving()
  const [isAccepting, setAccepting] = useState(false)
  const [sending, setSending] = useState<QuotationKind | null>(null)
  const { id, status, proforma } = quotation
  async function accept() {
    setAccepting(false)
    if (await save([{ name: 'quotation.accept', args: { id } }])) toasts.done(t('acceptDone'))
  }
  async function decline(on: boolean) {
    if (await save([{ name: 'quotation.decline', args: { id, on } }])) toasts.done(t(on ? 'declineDone' : 'reopened'))
  }
  async function duplicate() {
    const copy = copyOfQuotation(quotation, newId(), today())
    if (await save([{ name: 'quotation.create', args: copy }])) onOpen(copy.id)
  }
  return (
    <div className={styles.actions}>
      {status === 'sent' && (
        <>
          <Button appearance="primary" icon={<CheckmarkRegular />} onClick={() => setAccepting(true)}>
            {t('accept')}
          </Button>
          <Button icon={<DismissRegular />} onClick={() => pressed(() => decline(true))}>
            {t('decline')}
          </Button>
          <OnlineButton icon={<SendRegular />} onClick={() => setSending('quotation')}>
            {t('sendAgain')}
          </OnlineButton>
        </>
      )}
      {status === 'declined' && (
        <Button icon={<ArrowUndoRegular />} onClick={() => pressed(() => decline(false))}>
          {t('reopen')}
        </Button>
      )}
      {status === 'accepted' && proforma && (
        <OnlineButton appearance="primary" icon={<SendRegular />} onClick={() => setSending('proforma')}>
          {t('sendProforma')}
        </OnlineButton>
      )}
      <Button icon={<CopyRegular />} onClick={() => pressed(duplicate)}>
        {t('duplicate')}
      </Button>
      {isAccepting && (
        <ConfirmDialog
          title={t('acceptTitle')}
          text={t('acceptText')}
          confirm={t('acceptNow')}
          cancel={t('cancel')}
          isGrave
          onConfirm={() => pressed(accept)}
          onClose={() => setAccepting(false)}
        />
      )}
      {sending && <SendDialog quotation={quotation} kind={sending} again onClose={() => setSending(null)} />}
    </div>
  )
}

function Facts({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation('shopQuotations')
  const styles = useStyles()
  const { moment } = useFormats()
  const { number, proforma, sent_at, decided_at, valid_until, incoterm, place, payment, payment_note, rate } = quotation
  const { currency, note, buyer, conversation_id } = quotation
  const facts = [
    [t('buyer.title'), [buyer.company, buyer.name, buyer.email, buyer.phone].filter(Boolean).join(' · ')],
    [t('number'), number],
    [t('proforma'), proforma],
    [t('sentAt'), sent_at === null ? '' : moment(sent_at)],
    [t('decidedAt'), decided_at === null ? '' : moment(decided_at)],
    [t('validUntil'), valid_until],
    [t('incoterm'), incoterm && `${incoterm} ${place}`],
    [t('payment'), [payment === 'other' ? '' : t(`payments.${payment}`), payment_note].filter(Boolean).join(' · ')],
    [
      t('currency'),
      rate
        ? t('rate', { from: rate.from, per: Number(rate.per.toPrecision(6)), to: currency, day: rate.day })
        : currency,
    ],
    [t('note'), note],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([label, said]) =>
            said && (
              <div key={label} className={styles.fact}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.said}>{said}</dd>
              </div>
            ),
        )}
      </dl>
      {conversation_id && <Link href={conversationPath(conversation_id)}>{t('openConversation')}</Link>}
    </>
  )
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  files: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  facts: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0 },
  fact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 160px) minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
  },
  label: { color: tokens.colorNeutralForeground3 },
  said: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
})
