import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { autoFaultsOf } from '#domain/autoMarketing/faults'
import type { AutoRun } from '#domain/autoMarketing/run'
import { useFlowWords } from './useFlowWords.ts'

/** What keeps the run from going on, each with its step and what to do about it. */
export function RunFaults({ run }: { run: AutoRun }) {
  const words = useFlowWords(run)
  return autoFaultsOf(run).map((fault) => (
    <MessageBar key={fault.key} intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{words.title(fault.key)}</MessageBarTitle>
        {words.fault(fault)}
      </MessageBarBody>
    </MessageBar>
  ))
}
