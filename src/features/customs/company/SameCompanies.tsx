import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { type CustomsCompany, customsCalls } from '#domain/customs/calls'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Sheet } from '../../../components/Sheet.tsx'
import { useCountryName } from '../../../lib/countries.ts'
import { request } from '../../../lib/http.ts'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { companyPath, shipmentsPath } from '../customsPaths.ts'

type Named = Pick<CustomsCompany, 'id' | 'name' | 'country'>
type Props = { company: CustomsCompany; alike: readonly Named[]; onChanged: () => void }

/** Other spellings: what was merged by hand, and what may be the same. Nothing is merged by itself. */
export function SameCompanies({ company, alike, onChanged }: Props) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const toasts = useToasts()
  const isMain = !isSubAccount(useUser())
  const change = async (work: Promise<unknown>) => {
    try {
      await work
      onChanged()
    } catch (error) {
      toasts.failed(error)
    }
  }
  if (!alike.length && !company.merged.length && !isMain) return null
  return (
    <Sheet>
      {company.merged.length > 0 && (
        <NameList title={t('company.merged')} names={company.merged}>
          {({ merge }) => (
            <OnlineButton size="small" onClick={() => void change(request(customsCalls.unmerge, { id: merge }))}>
              {t('company.unmerge')}
            </OnlineButton>
          )}
        </NameList>
      )}
      {alike.length > 0 && (
        <NameList title={t('company.alike')} text={t('company.alikeText')} names={alike}>
          {({ id }) => (
            <OnlineButton
              size="small"
              onClick={() => void change(request(customsCalls.merge, { id: newId(), from: id, into: company.id }))}
            >
              {t('company.merge')}
            </OnlineButton>
          )}
        </NameList>
      )}
      {isMain && (
        <div className={styles.foot}>
          <RemoveButton company={company} />
        </div>
      )}
    </Sheet>
  )
}

type ListProps<T extends Named> = {
  title: string
  text?: string
  names: readonly T[]
  children: (one: T) => React.ReactNode
}

function NameList<T extends Named>({ title, text, names, children }: ListProps<T>) {
  const styles = useStyles()
  const countryName = useCountryName()
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.list}>
        {names.map((one) => (
          <li key={one.id} className={styles.item}>
            <Link to={companyPath(one.id)}>{one.name}</Link>
            <span className={styles.country}>{countryName(one.country)}</span>
            {children(one)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RemoveButton({ company: { id, name } }: { company: Named }) {
  const { t } = useTranslation('customs')
  const toasts = useToasts()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    setAsking(false)
    try {
      const { shipments } = await request(customsCalls.remove, { id })
      toasts.done(t('company.removed', { count: shipments }))
      await navigate(shipmentsPath, { replace: true })
    } catch (error) {
      toasts.failed(error)
    }
  }
  return (
    <>
      <Button appearance="subtle" onClick={() => setAsking(true)}>
        {t('company.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('company.removeTitle', { name })}
          text={t('company.removeText')}
          confirm={t('company.remove')}
          cancel={t('company.cancel')}
          isGrave
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  country: { color: tokens.colorNeutralForeground3 },
  foot: { display: 'flex' },
})
