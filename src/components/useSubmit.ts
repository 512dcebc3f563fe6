import { type FormEvent, useRef, useState } from 'react'
import { noProblems, type Problems, problemsOfError, without } from './problems.ts'

/**
 * A form that is sent once at a time and says what is wrong at its fields. `at` is the field for what the server does not
 * place itself. The work gives what it found wrong, or nothing.
 */
export function useSubmit<F extends string>(fields: readonly F[], at: F) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Problems<F>>(noProblems)
  const [isBusy, setBusy] = useState(false)

  const show = (found: Problems<F>) => {
    setProblems(found)
    const first = fields.find((field) => found.fields[field])
    const input = first && form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)
    input?.focus()
    input?.select()
  }
  const submit = (work: () => Promise<Problems<F>['fields'] | undefined>) => async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const found = await work()
      show({ fields: found ?? {}, whole: null })
    } catch (error) {
      show(problemsOfError(error, fields, at))
    }
    setBusy(false)
  }
  return { form, problems, isBusy, show, submit, forget: (field: F) => setProblems((old) => without(old, field)) }
}
