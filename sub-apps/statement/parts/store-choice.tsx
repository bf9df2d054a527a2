import { request } from '@portal/session'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useText } from '../texts.ts'
import { OneOf } from './one-of.tsx'

type StoreChoiceProps = { storeId: number | undefined; onChoose: (storeId: number | undefined) => void }

/** A store, or all of them. Nothing is here where the person may not list stores. */
export const StoreChoice = ({ storeId, onChoose }: StoreChoiceProps) => {
  const text = useText()
  const [loaded] = useLoaded('', () => request(storeList, { query: { size: limits.pageSizeMax } }, { quiet: true }))
  const stores = shownOf(loaded)?.list.map(({ storeId: value, name }) => ({ value, name }))
  return (
    stores && (
      <OneOf
        label={text('column.store')}
        options={[{ value: 0, name: text('everyStore') }, ...stores]}
        chosen={storeId ?? 0}
        onChoose={chosen => onChoose(chosen === 0 ? undefined : chosen)}
      />
    )
  )
}
