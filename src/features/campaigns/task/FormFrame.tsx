import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTaskPaths, useTaskWords } from './channel.ts'

type Props = {
  title: string
  /** it comes from an earlier visit */
  isKept: boolean
  onDiscard: () => void
  children: ReactNode
}

/** The page on which a task is made or edited. */
export function FormFrame({ title, isKept, onDiscard, children }: Props) {
  const { t } = useTaskWords()
  const { list } = useTaskPaths()
  const styles = useFormFrameStyles()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.back} to={list}>
          <ArrowLeftRegular aria-hidden />
          {t('task.form.back')}
        </Link>
        <h1 className={styles.title}>{title}</h1>
      </header>
      {isKept && (
        <MessageBar className={styles.kept}>
          <MessageBarBody>{t('task.form.kept')}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={onDiscard}>{t('task.form.discard')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {/* Enter in a field sends nothing: many would get it. */}
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
        {children}
      </form>
    </div>
  )
}

/** The browser has drawn what is wrong by the next frame. */
export function focusFirstWrong() {
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('form [aria-invalid=true], form [data-wrong]')
    first?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  })
}

const wide = '@media (min-width: 1024px)'
export const useFormFrameStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    alignContent: 'start',
    width: '100%',
    maxWidth: '1200px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL} 0`,
    '& a': { color: tokens.colorBrandForeground1 },
    '@media (max-width: 640px)': { paddingInline: tokens.spacingHorizontalL },
    '@media (pointer: coarse)': { '& button, & select, & input': { minHeight: '44px' } },
  },
  header: { display: 'grid', gap: tokens.spacingVerticalXS },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    justifySelf: 'start',
    color: tokens.colorBrandForeground1,
    textDecorationLine: 'none',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  kept: { minHeight: '44px' },
  form: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: tokens.spacingHorizontalXL },
  },
  parts: { display: 'grid', gap: tokens.spacingVerticalL, minWidth: 0 },
  aside: {
    minWidth: 0,
    [wide]: { position: 'sticky', top: tokens.spacingVerticalL, maxHeight: 'calc(100dvh - 260px)', overflowY: 'auto' },
  },
})
