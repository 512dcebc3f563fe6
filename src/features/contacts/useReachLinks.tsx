import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContactLine } from '#workers/search/api'
import { callIcon, mailIcon } from '../../components/rowIcons.tsx'
import { callLink, mailLink, whatsappLink } from './links.ts'
import { type ReachKind, useNoteReach } from './person/useNoteReach.ts'
import { whatsAppIcon } from './WhatsAppIcon.tsx'

/** One tap to call, write to or mail a contact of a list. Plain elements, like the rows they stand in, which listen. */
export function useReachLinks(size: 'finger' | 'row'): (line: ContactLine, name: string) => ReactNode {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return useMemo(() => {
    const link = mergeClasses(styles.link, styles[size])
    const green = mergeClasses(link, styles.whatsapp)
    return (line, name) => {
      const phone = line.phones[0]
      // The number that answers on WhatsApp, where one is known to.
      const whatsapp =
        line.phones.find(({ is_wt }) => is_wt === 'registered') ??
        line.phones.find(({ is_wt }) => is_wt === 'unvalidated')
      const email = line.emails.find(({ is_valid }) => is_valid !== 'invalid')
      return (
        <div className={styles.links}>
          {phone && (
            <a
              className={link}
              href={callLink(phone.full_number)}
              aria-label={t('row.call', { name })}
              data-reach="call"
              data-number={phone.full_number}
            >
              {callIcon}
            </a>
          )}
          {whatsapp && (
            <a
              className={green}
              href={whatsappLink(whatsapp.full_number)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('row.whatsapp', { name })}
              data-reach="message"
              data-number={whatsapp.full_number}
            >
              {whatsAppIcon}
            </a>
          )}
          {email && (
            <a className={link} href={mailLink(email.email)} aria-label={t('row.mail', { name })}>
              {mailIcon}
            </a>
          )}
        </div>
      )
    }
  }, [t, styles, size])
}

/** What is done when one of these links was pressed: it is noted. */
export function useNoteLink(): (line: ContactLine, link: HTMLElement) => void {
  const note = useNoteReach()
  return (line, { dataset: { reach, number } }) => {
    const reached = { id: line.id, name: line.name || line.company, isRestricted: line.restricted }
    if (number && isReach(reach)) note(reached, reach, number)
  }
}

const isReach = (kind: string | undefined): kind is ReachKind => kind === 'call' || kind === 'message'

const useStyles = makeStyles({
  links: { display: 'flex', flexShrink: 0 },
  link: {
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground1,
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  finger: { width: '44px', height: '44px', fontSize: '20px' },
  row: {
    width: '32px',
    height: '32px',
    fontSize: '18px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  whatsapp: { color: tokens.colorPaletteGreenForeground1 },
})
