import { useStore } from '@nanostores/react'
import { $permissions, allows, request } from '@portal/session'
import { useEffect, useId, useState } from 'react'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { TextField } from '../../../../pieces/text-field.tsx'
import { useTranslate } from '../../../../pieces/use-translate.ts'
import { enterPhone, enterPlace } from '../booking.ts'
import type { Booking } from '../booking-state.ts'
import type { PlaceField } from '../problem.ts'

/** Where somebody is to come, and whom to call there. The person's stores are offered; any other address can be typed. */
export const PlaceFields = ({ booking: { place, phone, problem } }: { booking: Booking }) => {
  const translate = useTranslate()
  const stores = useStores()
  const id = useId()
  const problemOf = (field: PlaceField): string | undefined =>
    problem?.field === field && 'key' in problem.text ? translate(problem.text.key) : undefined
  return (
    <>
      <TextField
        name="place"
        label={translate('reserve.place')}
        help={translate('reserve.placeHelp')}
        problem={problemOf('place')}
        value={place}
        maxLength={limits.appointmentPlaceMaxLength}
        autoComplete="off"
        autoCapitalize="sentences"
        list={id}
        onChange={event => enterPlace(event.target.value)}
      />
      <datalist id={id}>
        {stores.map(store => (
          <option key={store} value={store} />
        ))}
      </datalist>
      <TextField
        name="phone"
        type="tel"
        label={translate('reserve.phone')}
        help={translate('reserve.phoneHelp')}
        problem={problemOf('phone')}
        value={phone}
        maxLength={limits.appointmentPhoneMaxLength}
        autoComplete="tel"
        onChange={event => enterPhone(event.target.value)}
      />
    </>
  )
}

/** The stores that the person may read, as they are written in the field. Without them an address can be typed. */
const useStores = (): readonly string[] => {
  const mayRead = allows(useStore($permissions), permissions.stores)
  const [stores, setStores] = useState<readonly string[]>([])
  useEffect(() => {
    if (!mayRead) return
    let here = true
    request(storeList, { query: { pageNo: 1, size: limits.pageSizeMax } }, { quiet: true }).then(
      ({ list }) => here && setStores(list.map(({ name, city }) => `${name}, ${city}`)),
      (cause: unknown) => console.warn('The stores could not be loaded: an address can be typed.', cause)
    )
    return () => {
      here = false
    }
  }, [mayRead])
  return stores
}
