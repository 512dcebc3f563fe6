import type { SignInWays } from '#domain/auth/security'
import type { CodeField } from '../../components/CodeFields.tsx'
import { NewPassword, type NewPasswordDraft } from '../../components/NewPassword.tsx'
import type { Problems } from '../../components/problems.ts'
import type { CodeWay } from '../../components/useSendCode.ts'
import { type AddressDraft, AddressFields } from './AddressFields.tsx'

type Props<N extends 'password' | 'newpassword'> = {
  /** the password's, as the call spells it */
  name: N
  label: string
  way: CodeWay
  open: SignInWays | null
  draft: AddressDraft
  change: (part: Partial<AddressDraft>) => void
  passwords: NewPasswordDraft
  setPasswords: (passwords: NewPasswordDraft) => void
  problems: Problems<CodeField | N | 'again'>['fields']
  show: (found: Problems<CodeField>) => void
  forget: (field: CodeField | N | 'again') => void
}

/** Whose account it is, shown by a code, and the password from now on. */
export function AddressAndPassword<N extends 'password' | 'newpassword'>(props: Props<N>) {
  const { name, label, way, open, draft, change, passwords, setPasswords, problems, show, forget } = props
  return (
    <>
      <AddressFields
        way={way}
        open={open}
        draft={draft}
        change={(field, value) => {
          change({ [field]: value })
          if (field !== 'kind') forget(field)
        }}
        problems={problems}
        show={show}
      />
      <NewPassword
        name={name}
        label={label}
        draft={passwords}
        change={(next, field) => {
          setPasswords(next)
          forget(field)
        }}
        problems={problems}
      />
    </>
  )
}
