import { Button, Link, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pressed } from '../../../components/sendForm.ts'

/** A text that somebody puts in somewhere else, such as a record or a line of a setting. */
export function CopyLine({ text, isLink = false }: { text: string; isLink?: boolean }) {
  const { t } = useTranslation('shopSite')
  const styles = useStyles()
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className={styles.root}>
      {isLink ? (
        <Link href={text} target="_blank" rel="noreferrer" className={styles.text}>
          {text}
        </Link>
      ) : (
        <code className={styles.text}>{text}</code>
      )}
      <Button size="small" onClick={() => pressed(copy)}>
        {isCopied ? t('state.copied') : t('state.copy')}
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', fontFamily: tokens.fontFamilyMonospace },
})
