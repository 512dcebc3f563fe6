import type { WhatsappAccount } from '#domain/channels/account'
import { countryNamer } from '#domain/contacts/countryName'
import { customTextIn } from '#domain/contacts/customText'
import { writtenPhone } from '#domain/contacts/phoneWriting'
import { customMergeValues, mergeValues } from '#domain/email/render/mergeTags'
import { categoryOfTemplate, mayNumberSend } from '#domain/whatsapp/campaignRules'
import { filledValues, nameLanguageOf } from '#domain/whatsapp/filling'
import { sendableTemplate } from '#domain/whatsapp/templateRow'
import { contactsByIds } from '#workers/database/read'
import { nobody } from '../../../../components/mail/mailPage.ts'
import { useSmsRules } from '../../../../components/sms/useSmsRules.ts'
import { useCustomFields } from '../../../../lib/customFields.ts'
import { useStored } from '../../../../lib/reader.ts'
import { useNow } from '../../../../lib/reminders.ts'
import { useMailPoints } from '../../task/useMailPoints.ts'
import { namedFileOf, type TypedWhatsapp } from '../../task/whatsapp/typedWhatsapp.ts'
import { useChosenTemplate } from '../../task/whatsapp/useChosenTemplate.ts'
import { whatsappObstaclesTo } from '../../task/whatsapp/whatsappObstacles.ts'
import type { FastDraft, FastNumber, FastNumbers } from '../useFastNumbers.ts'
import { whatsappFastTotals } from './whatsappFast.ts'

/** `number`: the channel account that it leaves by; '' for the first that can send. `agreed`: they wanted such messages. */
export type WhatsappDraft = FastDraft & { number: string; whatsapp: TypedWhatsapp; agreed: boolean }

/** What a template to a few would do: over which number, for how many points, and what is in the way. */
export function useWhatsappFast(draft: WhatsappDraft, all: readonly WhatsappAccount[], numbers: FastNumbers) {
  const message = draft.whatsapp
  const ready = all.filter(mayNumberSend)
  const number = ready.find(({ id }) => id === draft.number) ?? (draft.number ? null : (ready[0] ?? null))
  const chosen = useChosenTemplate(message.template_id)
  const template = chosen?.template ?? null
  const content = template && sendableTemplate(template)
  const shown = template && (template.approved ?? template)
  const category = template ? categoryOfTemplate(template) : ''
  const { prices } = useSmsRules()
  const at = Math.floor(useNow() / minuteMs) * minuteMs
  const receivers = useReceivers(numbers.all, shown ? nameLanguageOf(shown) : 'en-US')
  const totals = whatsappFastTotals(receivers, { prices, category, at, content, message })
  const points = useMailPoints(totals.points)
  const first = receivers.find(({ name }) => name) ?? receivers[0]
  const isKnown = message.template_id !== '' && chosen !== undefined
  const reached = numbers.all.length - totals.unwritable
  return {
    ready,
    number,
    category,
    totals,
    reached,
    points,
    /** as the first of them reads it; null: no template is chosen */
    sample: shown && {
      content: shown,
      values: filledValues(message, first?.values ?? nobody),
      as: first ? first.name || writtenPhone(first.number) : '',
    },
    obstacles: whatsappObstaclesTo({
      numbers: number ? [number] : [],
      use: isKnown
        ? { template, waba: chosen?.waba ?? null, message: { ...message, file: namedFileOf(message.file) } }
        : null,
      run: numbers.all.length > 0 ? { receivers: reached, points: { needed: totals.points } } : null,
      enough: points.enough,
      points: points.points,
    }),
  }
}

const minuteMs = 60_000

/** What is known of each of them, in the language that the template is written in. */
function useReceivers(numbers: readonly FastNumber[], language: 'zh-CN' | 'en-US') {
  const fields = useCustomFields()
  const ids = numbers.flatMap(({ contact }) => contact ?? []).join(' ')
  const rows = useStored((db) => contactsByIds(db, ids ? ids.split(' ') : []), [ids])
  const byId = new Map((rows ?? []).flatMap((row) => (row ? [[row.id, row] as const] : [])))
  const countryName = countryNamer(language)
  const customText = customTextIn(language)
  return numbers.map(({ number, contact, country }) => {
    const row = contact === null ? undefined : byId.get(contact)
    // Who becomes a contact has a number and its country.
    if (!row) return { number, country, name: '', values: { ...nobody, country: country && countryName(country) } }
    return {
      number,
      country,
      name: row.name || row.company,
      // It goes to a number: an email address it has none to say.
      values: {
        ...mergeValues(row, '', countryName),
        ...customMergeValues(fields, row.custom_fields, customText),
      },
    }
  })
}
