import { request, whenComposed } from '@portal/session'
import { useState } from 'react'
import { deviceStoreList } from '#contract/calls/devices/device-stores.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { searchText, textMaxLength } from '#kit/list-address.pure.ts'
import type { Field } from './form-draft.pure.ts'

type Option = { value: string; name: string }
type Query = { size: number; text: string | undefined }
type AskOptions = (query: Query) => Promise<{ list: Option[]; total: number }>

/**
 * The options of a form's choice among things that the cloud keeps: the first ones by name. Where there are more, the
 * choice has a search.
 * @param chosen the current choice; it stays among the options however many there are
 */
export const useChoice = (
  name: string,
  ask: AskOptions,
  chosen?: Option
): Pick<Field<string>, 'search'> & { options: Option[] } => {
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const onChange = (now: string): void => {
    setTyped(now)
    whenComposed(() => setWanted(searchText(now)))
  }
  const [loaded] = useLoaded(`${name} ${wanted}`, () =>
    ask({ size: limits.pageSizeMax, text: wanted === '' ? undefined : wanted })
  )
  const { list = [], total = 0 } = shownOf(loaded) ?? {}
  const isThere = chosen === undefined || list.some(({ value }) => value === chosen.value)
  const options = isThere ? list : [chosen, ...list]
  const isCut = wanted !== '' || total > list.length
  return isCut ? { options, search: { text: typed, maxLength: textMaxLength, onChange } } : { options }
}

/**
 * The same for the stores that may have devices of the person.
 * @param tenantId only stores of this tenant
 */
export const useStoreChoice = (chosen?: Option, tenantId?: number) =>
  useChoice(
    `stores ${tenantId}`,
    async query => {
      const { list, total } = await request(deviceStoreList, { query: { ...query, tenantId } }, { quiet: true })
      return { list: list.map(({ storeId, name }) => ({ value: String(storeId), name })), total }
    },
    chosen
  )
