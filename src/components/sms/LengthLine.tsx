import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { SmsAccount } from '#domain/channels/account'
import { tagParts } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { type TypedSms, textFor } from '#domain/sms/compose'
import { offerFor, type SmsMeans } from '#domain/sms/offer'
import { measureSms } from '#domain/sms/parts'
import { dearSigns } from '#domain/sms/plainer'
import { nobody } from '../mail/mailPage.ts'
import { useSmsMeans } from './useSmsRules.ts'

type Props = { typed: TypedSms; routes: readonly SmsAccount[]; countries: readonly string[] }

/** How long the text is where it is longest, with all that is added to it there, and what one of them takes. */
export function LengthLine({ typed, routes, countries }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const means = useSmsMeans()
  const written = typed.text ? copiesOf(typed, { routes, countries, means }) : []
  const longest = written.toSorted((a, b) => b.parts - a.parts || b.text.length - a.text.length)[0]
  const { encoding, units, parts, left } = measureSms(longest?.text ?? '')
  const points = written.map((one) => one.points)
  const [least, most] = [Math.min(...points), Math.max(...points)]
  const hasTags = tagParts(typed.text).some(({ tag }) => tag !== null)
  const dear = encoding === 'ucs2' ? dearSigns(longest?.text ?? '') : []
  return (
    <span className={styles.root} role="status">
      <span className={mergeClasses(styles.numbers, parts > limits.smsParts && styles.bad)}>
        {t('compose.units', { count: units })} · {t('compose.parts', { count: parts })} ·{' '}
        {t('compose.left', { count: left })}
      </span>
      {written.length > 0 && (
        <span className={styles.numbers}>
          {least === most ? t('compose.pointsEach', { count: most }) : t('compose.pointsFromTo', { least, most })}
        </span>
      )}
      <span className={styles.note}>
        {t(`compose.encoding.${encoding}`)}
        {dear.length > 0 && ` ${t('compose.dear', { signs: dear.join(' ') })}`}
        {hasTags && ` ${t('compose.tagsLonger')}`}
      </span>
    </span>
  )
}

type Around = { routes: readonly SmsAccount[]; countries: readonly string[]; means: SmsMeans }

/** What each country would read; where none is chosen yet, or no route reaches it, the text with its opt-out line. */
function copiesOf(typed: TypedSms, { routes, countries, means }: Around) {
  const places = countries.length > 0 ? countries : ['']
  return places.map((country) => {
    const receiver = { values: nobody, country }
    const offer = offerFor(typed, routes, receiver, means)
    if (offer) return offer
    const text = textFor(typed, receiver)
    const { parts } = measureSms(text)
    return { text, parts, points: parts * means.pointsIn(country) }
  })
}

const useStyles = makeStyles({
  root: { display: 'grid', flex: '1 1 240px', justifyItems: 'end', textAlign: 'end', minWidth: 0 },
  numbers: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
})
