import { TaskChannelContext } from '../channel.ts'
import { EmailTaskScreen } from '../EmailTaskScreen.tsx'

/** Tasks over linked phones, one of them, or the form of one. */
export const MassMessageScreen = () => (
  <TaskChannelContext value="linked">
    <EmailTaskScreen />
  </TaskChannelContext>
)
