import { request } from '@portal/session'
import { useState } from 'react'
import { deviceStoreList } from '#contract/calls/platform/stores.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { searchText, textMaxLength } from '#kit/list-address.ts'
import type { Field } from './form-draft.ts'

type Option = { value: string; name: string }

/**
 * The options of a form's choice of a store: the first stores by name.
 * @param chosen the store that the device has; it stays among the options however many stores there are
 */
export const useStoreField = (
  chosen?: Option
): { options: Option[]; search?: NonNullable<Field<string>['search']> } => {
  const [typed, setTyped] = useState('')
  const wanted = searchText(typed)
  const [loaded] = useLoaded(`stores ${wanted}`, () =>
    request(
      deviceStoreList,
      { query: { size: limits.pageSizeMax, text: wanted === '' ? undefined : wanted } },
      { quiet: true }
    )
  )
  const { list = [], total = 0 } = shownOf(loaded) ?? {}
  const found = list.map(({ storeId, name }) => ({ value: String(storeId), name }))
  const isThere = chosen === undefined || found.some(({ value }) => value === chosen.value)
  const options = isThere ? found : [chosen, ...found]
  const isCut = wanted !== '' || total > list.length
  return isCut ? { options, search: { text: typed, maxLength: textMaxLength, onChange: setTyped } } : { options }
}
