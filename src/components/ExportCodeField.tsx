import { Field, Input, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { minutesLeft } from '../lib/exportPass.ts'
import { useOnline } from '../lib/online.ts'
import { useFieldWords } from './formParts.tsx'
import type { ExportCodeState } from './useExportCode.ts'

/** The code that the main account tells; nothing to type while an earlier one still counts. */
export function ExportCodeField({ code }: { code: ExportCodeState }) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  const wordsOf = useFieldWords()
  const isOnline = useOnline()
  if (!code.isNeeded) return null
  if (code.pass) return <span role="status">{t('exportCode.open', { count: minutesLeft(code.pass) })}</span>
  return (
    <Field
      label={t('exportCode.code')}
      hint={t(isOnline ? 'exportCode.hint' : 'exportCode.offline', { minutes: limits.exportVerificationMinutes })}
      {...wordsOf(code.problem)}
    >
      <Input
        className={styles.code}
        name="captcha"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        disabled={!isOnline}
        value={code.typed}
        onChange={(_, { value }) => code.type(value)}
      />
    </Field>
  )
}

const useStyles = makeStyles({
  code: { maxWidth: '200px', '& input': { letterSpacing: '0.1em', fontVariantNumeric: 'tabular-nums' } },
})
