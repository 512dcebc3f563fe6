import { Field, FieldContextProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

type Props = { label: string; hint?: string; className?: string; children: ReactNode }

/**
 * Several boxes under one heading. A field hands its id to every box in it, so a press on the words of any of them was one on the
 * first; here each has its own.
 */
export const CheckboxGroup = ({ label, hint, className, children }: Props) => (
  <Field label={label} {...(hint && { hint })}>
    <FieldContextProvider value={undefined}>
      <div role="group" aria-label={label} className={className}>
        {children}
      </div>
    </FieldContextProvider>
  </Field>
)
