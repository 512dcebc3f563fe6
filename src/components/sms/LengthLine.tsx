import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { tagParts } from '#domain/email/render/mergeTags'
import { limits } from '#domain/limits'
import { type TypedSms, textFor } from '#domain/sms/compose'
import { wantsOptOutLine } from '#domain/sms/optOut'
import { measureSms } from '#domain/sms/parts'
import { dearSigns } from '#domain/sms/plainer'
import { nobody } from '../mail/mailPage.ts'

/** How long the text is, with the opt-out line where one of its countries wants it. */
export function LengthLine({ typed, countries }: { typed: TypedSms; countries: readonly string[] }) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  const country = countries.find(wantsOptOutLine) ?? countries[0] ?? ''
  const text = typed.text ? textFor(typed, { values: nobody, country }) : ''
  const { encoding, units, parts, left } = measureSms(text)
  const hasTags = tagParts(typed.text).some(({ tag }) => tag !== null)
  const dear = encoding === 'ucs2' ? dearSigns(text) : []
  return (
    <span className={styles.root} role="status">
      <span className={mergeClasses(styles.numbers, parts > limits.smsParts && styles.bad)}>
        {t('compose.units', { count: units })} · {t('compose.parts', { count: parts })} ·{' '}
        {t('compose.left', { count: left })}
      </span>
      <span className={styles.note}>
        {t(`compose.encoding.${encoding}`)}
        {dear.length > 0 && ` ${t('compose.dear', { signs: dear.join(' ') })}`}
        {hasTags && ` ${t('compose.tagsLonger')}`}
      </span>
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', flex: '1 1 240px', justifyItems: 'end', textAlign: 'end', minWidth: 0 },
  numbers: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
})
