import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CameraRegular, PeopleRegular, WeatherSunnyRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { CampaignChannel } from '#domain/campaigns/channel'
import { readToday, type Today } from '#workers/database/today'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Page } from '../../../components/Page.tsx'
import { useSyncPart } from '../../../lib/client.ts'
import { beginOfDay, dayOf } from '../../../lib/days.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useStored } from '../../../lib/reader.ts'
import { useNow } from '../../../lib/reminders.ts'
import { useUser } from '../../../lib/session.ts'
import { channelOfTask } from '../../../lib/taskPaths.ts'
import { useHasProduct } from '../../../lib/useHasProduct.ts'
import { AnswersPart } from './AnswersPart.tsx'
import { CapturedPart } from './CapturedPart.tsx'
import { ChangesPart } from './ChangesPart.tsx'
import { RemindersPart } from './RemindersPart.tsx'
import { TasksPart } from './TasksPart.tsx'

/** What the day holds, from the device itself: what to do, what was done, and what is under way. */
export function TodayScreen() {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const now = useNow()
  const today = useToday(now)
  const issues = useSyncPart('issues')
  const isEmpty = today && Object.values(today).every((part) => part.length === 0) && issues === 0
  return (
    <Page title={t('today.title')} intro={formats.longDate(now)}>
      {isEmpty ? <NothingToday /> : today && <Parts today={today} now={now} />}
    </Page>
  )
}

/** Read anew with every change, and when another day begins. */
function useToday(now: number): Today | undefined {
  const { id } = useUser()
  const day = dayOf(now)
  return useStored((db) => readToday(db, id, { morning: beginOfDay(day)!, midnight: beginOfDay(day, 1)! }), [id, day])
}

/** What there is nothing of has no place here. */
function Parts({ today, now }: { today: Today; now: number }) {
  const styles = useStyles()
  const hasEmail = useHasProduct('emailMarketing')
  const mayOpen: Record<CampaignChannel, boolean> = {
    email: hasEmail,
    sms: useHasProduct('smsMarketing'),
    whatsapp: useHasProduct('fairleadWTMarketing'),
    linked: false,
  }
  return (
    <>
      <ChangesPart />
      <div className={styles.parts}>
        <RemindersPart reminders={today.reminders} now={now} />
        {hasEmail && <AnswersPart answers={today.answers} />}
        <TasksPart tasks={today.tasks.filter(({ task }) => mayOpen[channelOfTask(task)])} now={now} />
        <CapturedPart captured={today.captured} />
      </div>
    </>
  )
}

function NothingToday() {
  const { t } = useTranslation('contacts')
  const navigate = useNavigate()
  return (
    <EmptyState icon={<WeatherSunnyRegular />} title={t('today.empty.title')} text={t('today.empty.text')}>
      <Button
        appearance="primary"
        icon={<CameraRegular />}
        onClick={() => void navigate('/statistics/fair?capture=card')}
      >
        {t('today.empty.capture')}
      </Button>
      <Button icon={<PeopleRegular />} onClick={() => void navigate('/statistics/contacts')}>
        {t('today.empty.contacts')}
      </Button>
    </EmptyState>
  )
}

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 640px)': { gap: tokens.spacingVerticalL },
  },
})
