import { type DialogProps, Dialog as FluentDialog } from '@fluentui/react-components'
import { useFocusGivenBack } from './useFocusGivenBack.ts'

/** A dialog that is there while it is open. Where the focus was before, it is again afterwards. */
export function Dialog(props: DialogProps) {
  useFocusGivenBack()
  return <FluentDialog {...props} />
}
