import { Button, Field, Input, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { distributionCalls } from '#domain/distribution/calls'
import type { PoolLimits } from '#domain/distribution/pool'
import { useFieldWords } from '../../components/formParts.tsx'
import { OnlineButton } from '../../components/OnlineButton.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { request } from '../../lib/http.ts'
import { useToasts } from '../../lib/toasts.ts'
import { askAgain } from '../../lib/useAnswer.ts'
import { rulesOf, type TypedRules, typedRules } from './claims.ts'

/** The main account's rules: whether sub accounts may claim, and how many. */
export function PoolRulesForm({ rules }: { rules: PoolLimits }) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const toasts = useToasts()
  const fieldWords = useFieldWords()
  // null: as they are
  const [changed, setChanged] = useState<TypedRules | null>(null)
  const [isBusy, setBusy] = useState(false)
  const typed = changed ?? typedRules(rules)
  const next = rulesOf(typed)
  const change = (part: Partial<TypedRules>) => setChanged({ ...typed, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (!next || isBusy) return
    setBusy(true)
    try {
      await request(distributionCalls.setPoolLimits, next)
      toasts.done(t('poolSettings.saved'))
      setChanged(null)
    } catch (error) {
      toasts.failed(error)
    }
    askAgain()
    setBusy(false)
  }
  return (
    <form className={styles.root} aria-label={t('poolSettings.title')} onSubmit={(event) => sendForm(event, save)}>
      <Switch
        className={styles.open}
        checked={typed.isOpen}
        label={t('poolSettings.open')}
        onChange={(_, { checked }) => change({ isOpen: checked })}
      />
      {!changed && typed.isOpen && (
        <>
          <span className={styles.rules}>{t('poolSettings.rules', rules)}</span>
          <Button size="small" onClick={() => setChanged(typed)}>
            {t('poolSettings.change')}
          </Button>
        </>
      )}
      {changed?.isOpen && (
        <>
          {(['per_day', 'most_held'] as const).map((key) => (
            <Field
              key={key}
              className={styles.number}
              label={t(`poolSettings.${key}`)}
              hint={t(key === 'per_day' ? 'poolSettings.perDayHint' : 'poolSettings.mostHeldHint')}
              {...fieldWords(rulesOf({ ...typed, ...other[key] }) ? undefined : { code: 'inputInvalid', values: {} })}
            >
              <Input
                inputMode="numeric"
                autoComplete="off"
                value={typed[key]}
                onChange={(_, { value }) => change({ [key]: value })}
              />
            </Field>
          ))}
        </>
      )}
      {changed && (
        <OnlineButton type="submit" className={styles.save} {...((!next || isBusy) && { disabledFocusable: true })}>
          {t('poolSettings.save')}
        </OnlineButton>
      )}
    </form>
  )
}

/** To judge one number whatever the other is. */
const other = { per_day: { most_held: '1' }, most_held: { per_day: '1' } } as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (pointer: coarse)': { '& .fui-Input': { minHeight: '44px' } },
  },
  open: { flex: '1 1 100%', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalS})` },
  rules: { alignSelf: 'center', color: tokens.colorNeutralForeground2 },
  number: { flex: '1 1 200px' },
  save: { alignSelf: 'center' },
})
