import { Button, makeStyles } from '@fluentui/react-components'
import { TranslateRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { highlight } from '../../../components/Highlight.tsx'
import { looksForeign } from '../../../lib/foreign.ts'
import { language } from '../../../lib/texts.ts'

const TranslatedText = lazy(() =>
  import('../../../components/assistant/TranslatedText.tsx').then((m) => ({ default: m.TranslatedText })),
)

type Props = { body: string; words: readonly string[]; isTheirs: boolean }

/** What was said; a message of the other side in another writing can be read in one's own language. */
export function MessageBody({ body, words, isTheirs }: Props) {
  const { t } = useTranslation('app')
  const styles = useStyles()
  const reader = language.useValue()
  const [isTranslated, setTranslated] = useState(false)
  if (isTranslated)
    return (
      <Suspense fallback={<p className={styles.text}>{body}</p>}>
        <TranslatedText text={body} onOriginal={() => setTranslated(false)} />
      </Suspense>
    )
  return (
    <>
      <p className={styles.text}>{highlight(body, words)}</p>
      {isTheirs && looksForeign(body, reader) && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.button}
          icon={<TranslateRegular />}
          onClick={() => setTranslated(true)}
        >
          {t('translate')}
        </Button>
      )}
    </>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, whiteSpace: 'pre-wrap' },
  button: { justifySelf: 'start', paddingInline: 0, minWidth: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
})
