import { Field, makeStyles, Textarea, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import { contentOfText, textOfContent, textOfHtml } from '#domain/shop/contentText'
import type { ShopContent } from '#domain/shop/product'
import type { ShopLanguage } from '#domain/shop/texts'
import { newId } from '#workers/newId'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'

type Props = {
  content: ShopContent
  language: ShopLanguage
  material: () => string
  onContent: (content: ShopContent) => void
}

/** What is written, part by part. What is pasted brings its headings and lists along, and nothing that could run. */
export function ContentField({ content, language, material, onContent }: Props) {
  return <ContentText key={language} content={content} language={language} material={material} onContent={onContent} />
}

function ContentText({ content, language, material, onContent }: Props) {
  const { t } = useTranslation('shop')
  const styles = useStyles()
  const blocks = content[language] ?? []
  const [typed, setTyped] = useState(() => textOfContent(blocks))
  function set(text: string) {
    setTyped(text)
    const next = contentOfText(text, blocks, newId).slice(0, limits.emailBlocks)
    const { [language]: _, ...others } = content
    onContent(next.length > 0 ? { ...others, [language]: next } : others)
  }
  return (
    <Field label={t('field.content')} hint={t('field.contentHint')}>
      <div className={styles.row}>
        <Textarea
          className={styles.text}
          name="content"
          lang={language}
          rows={12}
          resize="vertical"
          value={typed}
          onChange={(_, { value }) => set(value)}
          onPaste={(event) => {
            const html = event.clipboardData.getData('text/html')
            if (!html) return
            event.preventDefault()
            const { selectionStart, selectionEnd, value } = event.target as HTMLTextAreaElement
            set(value.slice(0, selectionStart) + textOfHtml(html) + value.slice(selectionEnd))
          }}
        />
        <AssistButton
          subject={{
            wishes: ['productText', 'shorten', 'rewrite', 'translate'],
            text: typed,
            material,
            onUse: set,
            language: language === 'zh' ? 'zh' : 'en',
          }}
        />
      </div>
    </Field>
  )
}

const useStyles = makeStyles({
  row: { display: 'flex', gap: tokens.spacingHorizontalXS, alignItems: 'flex-start' },
  text: { flex: '1 1 0', minWidth: 0 },
})
