import { Button, Field, Input, makeStyles } from '@fluentui/react-components'
import { MyLocationRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraLimits } from '#domain/conversations/messageExtra'
import { coordinatesIn, lineFault, writtenCoordinates } from '#domain/whatsapp/offers'
import { OfferDialog } from './OfferDialog.tsx'
import { useMyPosition } from './useMyPosition.ts'
import { type OfferProps, useLineWords, useSendOffer } from './useOffer.ts'

/** A place with a name: the office, the booth, or where the user is. */
export function PlaceDialog(props: OfferProps) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const send = useSendOffer(props)
  const [where, setWhere] = useState('')
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const [isChecked, setChecked] = useState(false)
  const position = useMyPosition((found) => setWhere(writtenCoordinates(found)))
  const words = useLineWords(isChecked)
  const place = coordinatesIn(where)
  const isWrong = place === null && (isChecked || where.trim() !== '')
  const nameFault = optional(lineFault(name, extraLimits.placeName))
  const addressFault = optional(lineFault(address, extraLimits.placeAddress))
  const lacksName = address.trim() !== '' && name.trim() === ''
  const extra = place && {
    kind: 'location' as const,
    ...place,
    name: name.trim(),
    ...(address.trim() && { address: address.trim() }),
  }
  async function submit() {
    setChecked(true)
    if (extra && !nameFault && !addressFault && !lacksName) await send('', extra)
  }
  const problem = isWrong ? t('offer.place.wrong') : position.problem && t(`offer.place.${position.problem}`)
  return (
    <OfferDialog
      title={t('offer.place.title')}
      preview={extra && { body: '', extra }}
      onSend={submit}
      onClose={props.onClose}
    >
      <Field
        label={t('offer.place.coordinates')}
        required
        hint={t('offer.place.hint')}
        {...(problem && { validationState: 'error' as const, validationMessage: problem })}
      >
        <Input name="where" value={where} onChange={(_, { value }) => setWhere(value)} />
      </Field>
      {position.isHere && (
        <Button
          className={styles.mine}
          icon={<MyLocationRegular />}
          disabledFocusable={position.isFinding}
          onClick={position.find}
        >
          {t(position.isFinding ? 'offer.place.finding' : 'offer.place.mine')}
        </Button>
      )}
      <Field
        label={t('offer.place.name')}
        {...words(name, extraLimits.placeName, nameFault)}
        hint={t('offer.place.nameHint')}
      >
        <Input name="placeName" value={name} onChange={(_, { value }) => setName(value)} />
      </Field>
      <Field
        label={t('offer.place.address')}
        {...words(address, extraLimits.placeAddress, addressFault)}
        {...(lacksName && {
          validationState: 'warning' as const,
          validationMessage: t('offer.place.addressNeedsName'),
        })}
      >
        <Input name="address" value={address} onChange={(_, { value }) => setAddress(value)} />
      </Field>
    </OfferDialog>
  )
}

/** Nobody has to name a place. */
const optional = (fault: ReturnType<typeof lineFault>) => (fault === 'missing' ? null : fault)

const useStyles = makeStyles({ mine: { justifySelf: 'start' } })
