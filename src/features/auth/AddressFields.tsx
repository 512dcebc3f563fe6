import { Radio, RadioGroup } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CodeKind } from '#domain/auth/codes'
import type { SignInWays } from '#domain/auth/security'
import { type CodeDraft, type CodeField, CodeFields, emptyCode } from '../../components/CodeFields.tsx'
import type { Problems } from '../../components/problems.ts'
import type { CodeWay } from '../../components/useSendCode.ts'

/** By email or by phone, whichever the operator opened; before the server has said, both. */
const kinds = ['email', 'sms'] as const satisfies CodeKind[]
export const openKinds = (open: SignInWays | null): CodeKind[] => kinds.filter((kind) => !open || open[kind])

export type AddressDraft = CodeDraft & { kind: string }
export const emptyAddress: AddressDraft = { ...emptyCode, kind: 'email' }

/** The chosen one, or the only one that is open. */
export function wayOf(kind: string, event: 'register' | 'resetpwd', open: SignInWays | null): CodeWay {
  const possible = openKinds(open)
  return { kind: possible.find((one) => one === kind) ?? possible[0] ?? 'email', event }
}

type Props = {
  way: CodeWay
  open: SignInWays | null
  draft: AddressDraft
  change: (field: CodeField | 'kind', value: string) => void
  problems: Problems<CodeField>['fields']
  show: (found: Problems<CodeField>) => void
}

/** Which address the code goes to, and the code. */
export function AddressFields({ way, open, draft, change, problems, show }: Props) {
  const { t } = useTranslation('auth')
  return (
    <>
      {openKinds(open).length > 1 && (
        <RadioGroup
          layout="horizontal"
          aria-label={t('address.label')}
          value={way.kind}
          onChange={(_, { value }) => change('kind', value)}
        >
          {kinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`address.${kind}`)} />
          ))}
        </RadioGroup>
      )}
      <CodeFields
        key={way.kind}
        way={way}
        draft={draft}
        change={change}
        problems={problems}
        show={show}
        sandbox={open?.sandbox ?? null}
      />
    </>
  )
}
