import { Link } from '@fluentui/react-components'
import { DocumentPdfRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { quotationCalls } from '#domain/shop/quotation/calls'
import type { Quotation, QuotationKind } from '#domain/shop/quotation/quotation'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { saveFile } from '../../../components/saveFile.ts'
import { pressed } from '../../../components/sendForm.ts'
import { useFile } from '../../../lib/fileUrl.ts'
import { requestFile } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'

type Props = { quotation: Quotation; kind: QuotationKind }

/** The document as it was sent, from this device; what was not sent yet the server makes now. */
export function QuotationFile({ quotation, kind }: Props) {
  const file = kind === 'proforma' ? quotation.proforma_file : quotation.file
  if (file) return <KeptFile id={quotation.id} hash={file.hash} name={file.name} />
  return <MadeFile id={quotation.id} kind={kind} name={`${quotation.proforma || quotation.number}.pdf`} />
}

function KeptFile({ id, hash, name }: { id: string; hash: string; name: string }) {
  const { url } = useFile('quotation', id, hash)
  if (!url) return <span>{name}</span>
  return (
    <Link href={url} download={name}>
      <DocumentPdfRegular aria-hidden /> {name}
    </Link>
  )
}

function MadeFile({ id, kind, name }: { id: string; kind: QuotationKind; name: string }) {
  const { t } = useTranslation('shopQuotations')
  const toasts = useToasts()
  async function save() {
    try {
      saveFile(await requestFile(quotationCalls.document, { id, kind }), name)
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <OnlineButton icon={<DocumentPdfRegular />} onClick={() => pressed(save)}>
      {`${t('download')} ${name}`}
    </OnlineButton>
  )
}
