import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSubAccount } from '#domain/auth/policy'
import { linkedPhonesPath, linkedTemplatesPath } from '../../../lib/linkedPaths.ts'
import { useUser } from '../../../lib/session.ts'
import { smsRoutesPath } from '../../../lib/smsPaths.ts'
import { whatsappNumbersPath } from '../../../lib/whatsappPaths.ts'
import { useTaskWords } from './channel.ts'
import { messagesPath, sendersPath } from './paths.ts'
import type { StartObstacle } from './startReasons.ts'
import { WhatsappObstacle } from './whatsapp/WhatsappObstacle.tsx'

/** Each message of a sequence has its own. */
export function obstacleKey(obstacle: StartObstacle): string {
  if (obstacle.kind === 'messageErrors') return obstacle.message.id
  return obstacle.kind === 'whatsapp' ? obstacle.obstacle.obstacle : obstacle.kind
}

/** One thing that keeps a task from starting, with the way to where it is put right. */
export function Obstacle({ obstacle }: { obstacle: StartObstacle }): ReactNode {
  const { t } = useTaskWords()
  const { t: ofMail } = useTranslation('email')
  const isSub = isSubAccount(useUser())
  switch (obstacle.kind) {
    case 'domainRed':
      return (
        <li>
          {t('task.obstacle.domainRed', {
            domain: obstacle.domain,
            parts: obstacle.parts.map((part) => part.toUpperCase()).join(', '),
          })}{' '}
          <Link to={sendersPath}>{t('task.form.senderSet')}</Link>
        </li>
      )
    case 'passwordMissing':
      return (
        <li>
          {t('task.obstacle.passwordMissing')} <Link to={sendersPath}>{t('task.form.senderSet')}</Link>
        </li>
      )
    case 'messageErrors':
      return (
        <li>
          {t('task.obstacle.messageErrors', {
            name: obstacle.message.name || obstacle.message.theme || ofMail('message.nameless'),
            count: obstacle.errors.length,
          })}{' '}
          <Link to={`${messagesPath}?message=${obstacle.message.id}`}>{t('task.form.messageEdit')}</Link>
        </li>
      )
    case 'secondSubject':
      return <li>{t('task.obstacle.secondSubject')}</li>
    case 'routeMissing':
    case 'routeReachesNobody':
      return (
        <li>
          {t(`task.obstacle.${obstacle.kind}`)} <Link to={smsRoutesPath}>{t('task.obstacle.toRoutes')}</Link>
        </li>
      )
    case 'numberMissing':
      return (
        <li>
          {t('task.whatsapp.obstacle.numberMissing')}{' '}
          <Link to={whatsappNumbersPath}>{t('task.whatsapp.toNumbers')}</Link>
        </li>
      )
    case 'phoneMissing':
      return (
        <li>
          {t('task.linked.obstacle.phoneMissing')} <Link to={linkedPhonesPath}>{t('task.linked.toPhones')}</Link>
        </li>
      )
    case 'templateFaulty':
      return (
        <li>
          {t('task.linked.obstacle.templateFaulty')}{' '}
          <Link to={linkedTemplatesPath}>{t('task.linked.toTemplates')}</Link>
        </li>
      )
    case 'whatsapp':
      return <WhatsappObstacle obstacle={obstacle.obstacle} />
    case 'nobody':
      return <li>{t('task.obstacle.nobody')}</li>
    case 'pointsInsufficient':
      return (
        <li>
          {obstacle.missing === null
            ? t('task.obstacle.pointsInsufficient')
            : t('task.obstacle.pointsMissing', { count: obstacle.missing })}{' '}
          {!isSub && <Link to="/account/pointsDetail">{t('task.obstacle.recharge')}</Link>}
        </li>
      )
  }
}
