import { Field, makeStyles, Radio, RadioGroup, Textarea } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { plainWords } from '#domain/email/render/renderText'
import { limits } from '#domain/limits'
import { useEditor } from '../editor/editor.ts'

/** Whether the plain part follows the message, or is written by hand; who begins does so with what is made. */
export function PlainWords() {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const { state, change } = useEditor()
  const { plain, content } = state.fields
  const choose = (way: string) =>
    change((before) => ({
      ...before,
      plain: way === 'own' ? plainWords(content).slice(0, limits.emailPlainLength) : null,
    }))
  return (
    <div className={styles.root}>
      <Field label={t('message.preview.plain')}>
        <RadioGroup
          layout="horizontal"
          value={plain === null ? 'made' : 'own'}
          onChange={(_, { value }) => choose(value)}
        >
          <Radio value="made" label={t('message.preview.plains.made')} />
          <Radio value="own" label={t('message.preview.plains.own')} />
        </RadioGroup>
      </Field>
      {plain !== null && (
        <Field hint={t('message.preview.plainHint')}>
          <Textarea
            name="plain"
            aria-label={t('message.preview.plains.own')}
            rows={8}
            resize="vertical"
            value={plain}
            maxLength={limits.emailPlainLength}
            onChange={(_, { value }) => change((before) => ({ ...before, plain: value }), 'plain')}
          />
        </Field>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', flexShrink: 0 },
})
