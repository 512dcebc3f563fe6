import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { DocumentArrowUpRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialNetwork } from '#domain/leadSources/socialName'
import { leadCalls } from '#domain/leads/calls'
import { useAnswer } from '../../lib/useAnswer.ts'
import { FileInput } from '../FileInput.tsx'
import {
  CityField,
  FaultyField,
  type FieldsProps,
  FileNote,
  LeadCountryField,
  LeadTextField,
  LinesField,
} from './formFields.tsx'
import type { TypedJob } from './typedJob.ts'
import type { ListRows } from './useListRows.ts'

type Props = FieldsProps & { kind: SocialNetwork; list: ListRows }

const ways = { facebook: ['search', 'list'], instagram: ['search', 'list', 'followers'] } as const

/** How pages or accounts are found, and what that needs. */
export function SocialFields({ kind, ...props }: Props) {
  const { t } = useTranslation('leads')
  const { typed, onTyped, list } = props
  const find = typed.find === 'followers' && kind === 'facebook' ? 'search' : typed.find
  // A file of one way is none of another.
  const choose = (next: TypedJob['find']) => {
    list.drop()
    onTyped({ ...typed, find: next })
  }
  return (
    <>
      <Field label={t('social.find')}>
        <Select value={find} onChange={(_, { value }) => choose(value as TypedJob['find'])}>
          {ways[kind].map((way) => (
            <option key={way} value={way}>
              {t(`social.way.${way}`)}
            </option>
          ))}
        </Select>
      </Field>
      {find === 'search' && (
        <>
          <LeadTextField {...props} name="keyword" isRequired />
          <LeadCountryField {...props} isRequired />
          <CityField {...props} />
        </>
      )}
      {find === 'list' && <LinesField {...props} kind={kind} />}
      {find === 'followers' && <FollowerFields {...props} />}
      <NeedsNote kind={kind} />
    </>
  )
}

/** The user's own followers, out of the download that Instagram gives for it; a part of them where not all are wanted. */
function FollowerFields({ list, ...props }: FieldsProps & { list: ListRows }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FaultyField label={t('social.followers')} hint={t('social.followersHint')} faults={props.faults} field="lines">
        <div className={styles.file}>
          <FileInput
            input={input}
            accept=".json,.html,.htm"
            aria-label={t('social.followersFile')}
            onFiles={([chosen]) => chosen && void list.readFollowers(chosen)}
          />
          <Button icon={<DocumentArrowUpRegular />} disabled={list.isReading} onClick={() => input.current?.click()}>
            {t(list.isReading ? 'form.fileReading' : 'social.followersFile')}
          </Button>
          {list.file && <FileNote file={list.file} onDrop={list.drop} />}
        </div>
      </FaultyField>
      <div className={styles.range}>
        <LeadTextField {...props} name="first" isNumber />
        <LeadTextField {...props} name="last" isNumber />
      </div>
      <p className={styles.note}>{t('social.followersWhy')}</p>
    </>
  )
}

/** What works here as it is set up, and step by step what the rest needs. */
function NeedsNote({ kind }: { kind: SocialNetwork }) {
  const { t } = useTranslation('leads')
  const styles = useStyles()
  const { answer } = useAnswer(leadCalls.sources, {})
  if (!answer) return null
  const { search, meta } = answer.data
  const has = { search: search !== null, list: true, meta: kind === 'facebook' ? meta.pages : meta.accounts }
  const steps = (['app', 'business', 'review', 'token', 'restart'] as const).map((step) =>
    t(`social.step.${step}`, { permission: t(`social.permission.${kind}`), setting: t(`social.setting.${kind}`) }),
  )
  return (
    <details className={styles.needs}>
      <summary className={styles.summary}>{t('social.works')}</summary>
      <ul className={styles.list}>
        {(['search', 'list', 'meta'] as const).map((part) => (
          <li key={part}>
            {t(`social.part.${part}`)} – {t(has[part] ? 'social.isThere' : 'social.isMissing')}
          </li>
        ))}
      </ul>
      {!has.search && <p className={styles.note}>{t('social.noSearch')}</p>}
      {!has.meta && (
        <>
          <p className={styles.note}>{t('social.noMeta')}</p>
          <ol className={styles.list}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      <p className={styles.note}>{t(`social.limits.${kind}`)}</p>
    </details>
  )
}

const useStyles = makeStyles({
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  range: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  note: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  needs: { display: 'grid', gap: tokens.spacingVerticalS },
  summary: { cursor: 'pointer', minHeight: '28px' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL, overflowWrap: 'anywhere' },
})
