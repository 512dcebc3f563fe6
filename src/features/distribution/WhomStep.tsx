import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { shareWays } from '#domain/distribution/distribution'
import { useFieldWords } from '../../components/formParts.tsx'
import type { Draft, DraftProblems } from './draft.ts'
import { receiversFor } from './givers.ts'
import { ReceiverList } from './ReceiverList.tsx'
import type { Everybody } from './useEverybody.ts'

type Props = { draft: Draft; problems: DraftProblems; everybody: Everybody; onDraft: (change: Partial<Draft>) => void }

/** Where they go, and who gets how many. */
export function WhomStep(props: Props) {
  return props.draft.kind === 'release' ? <IntoField {...props} /> : <Receivers {...props} />
}

function IntoField({ draft, problems, onDraft }: Props) {
  const { t } = useTranslation('distribution')
  const fieldWords = useFieldWords()
  return (
    <Field label={t('into.label')} {...fieldWords(problems.into)}>
      <RadioGroup value={draft.into} onChange={(_, { value }) => onDraft({ into: value as Draft['into'] })}>
        {(['pool', 'main'] as const).map((into) => (
          <Radio key={into} value={into} label={<Explained name={t(`into.${into}`)} hint={t(`intoHint.${into}`)} />} />
        ))}
      </RadioGroup>
    </Field>
  )
}

function Receivers(props: Props) {
  const { draft, everybody, onDraft } = props
  const { t } = useTranslation('distribution')
  return (
    <>
      {receiversFor(draft.kind, everybody.people).length > 1 && (
        <Field label={t('share.label')}>
          <RadioGroup value={draft.share} onChange={(_, { value }) => onDraft({ share: value as Draft['share'] })}>
            {ways.map((way) => (
              <Radio
                key={way}
                value={way}
                label={<Explained name={t(`share.${way}`)} hint={t(`shareHint.${way}`)} />}
              />
            ))}
          </RadioGroup>
        </Field>
      )}
      <ReceiverList {...props} />
    </>
  )
}
const ways = [...shareWays].sort((a, b) => Number(b === 'roundRobin') - Number(a === 'roundRobin'))

function Explained({ name, hint }: { name: string; hint: string }) {
  const styles = useStyles()
  return (
    <span className={styles.explained}>
      <span>{name}</span>
      <span className={styles.hint}>{hint}</span>
    </span>
  )
}

const useStyles = makeStyles({
  explained: { display: 'grid' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
