import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useWords } from '../../lib/errors.ts'

/** Only the operator creates companies here. */
export function RegistrationClosed() {
  const { ofCode } = useWords()
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{ofCode('registrationClosed')}</MessageBarBody>
    </MessageBar>
  )
}
