import { Button, type ButtonProps } from '@fluentui/react-components'
import { SparkleRegular, TranslateRegular } from '@fluentui/react-icons'
import i18next from 'i18next'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssistSubject } from './assistSubject.ts'

const AssistDialog = lazy(async () => {
  const [{ AssistDialog }] = await Promise.all([import('./AssistDialog.tsx'), i18next.loadNamespaces('assistant')])
  return { default: AssistDialog }
})

type Props = {
  subject: AssistSubject
  size?: ButtonProps['size']
  isWide?: boolean
  /** `translateTyped`: it is there for this alone, and says so */
  kind?: 'assist' | 'translateTyped'
}

/** Opens the assistant where somebody writes; its code and words come with the first press. */
export function AssistButton({ subject, size = 'medium', isWide = false, kind = 'assist' }: Props) {
  const { t } = useTranslation('app')
  const [isOpen, setOpen] = useState(false)
  const label = t(kind)
  return (
    <>
      <Button
        appearance="subtle"
        size={size}
        icon={kind === 'assist' ? <SparkleRegular /> : <TranslateRegular />}
        {...(!isWide && { 'aria-label': label, title: label })}
        onClick={() => setOpen(true)}
      >
        {isWide ? label : null}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AssistDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
